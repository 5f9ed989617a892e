import { forCustomers } from "~/request/pages/for-customers.server";
import type { Intents } from "~/request/posting/page-action.server";
import { applyCoupon, pickCoupon, removeCoupon } from "./coupon-intents.server";
import { deliverOrderTo } from "./deliver-to.server";
import { keepOrder } from "./keep-order.server";
import { placeOrder, updateOrder } from "./place-order.server";

export const checkoutIntents = {
  "place-order": placeOrder,
  "update-order": updateOrder,
  "keep-order": keepOrder,
  "deliver-to": forCustomers(deliverOrderTo),
  "apply-coupon": applyCoupon,
  "pick-coupon": pickCoupon,
  "remove-coupon": removeCoupon,
} satisfies Intents;

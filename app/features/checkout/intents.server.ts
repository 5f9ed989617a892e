import type { Intents } from "~/request/posting/page-action.server";
import { applyCoupon, removeCoupon } from "./coupon-intents.server";
import { keepOrder } from "./keep-order.server";
import { placeOrder, updateOrder } from "./place-order.server";

export const checkoutIntents = {
  "place-order": placeOrder,
  "update-order": updateOrder,
  "keep-order": keepOrder,
  "apply-coupon": applyCoupon,
  "remove-coupon": removeCoupon,
} satisfies Intents;

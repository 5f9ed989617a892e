import type { Intents } from "~/request/page-action.server";
import { applyCoupon, removeCoupon } from "./coupon-intents.server";
import { placeOrder, updateOrder } from "./place-order.server";

export const checkoutIntents: Intents = {
  "place-order": placeOrder,
  "update-order": updateOrder,
  "apply-coupon": applyCoupon,
  "remove-coupon": removeCoupon,
};

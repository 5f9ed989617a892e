import { z } from "zod";
import type { Coupon } from "../model";
import * as read from "./scalars";

/** A coupon, as it is listed and as `GET /coupon/apply` answers (docs/delivery-api.md §9.4, DATA-34). */
export function readCoupon(body: unknown): Coupon {
  const wire = z
    .object({
      code: read.name,
      title: read.text,
      discount: read.amount,
      discount_type: read.discountType,
      min_purchase: read.amount,
      max_discount: read.amount,
      coupon_type: read.text,
      expire_date: read.day,
    })
    .parse(body);
  return {
    code: wire.code,
    title: wire.title,
    discount: { value: wire.discount, type: wire.discount_type },
    minPurchase: wire.min_purchase,
    maxDiscount: wire.max_discount,
    freesDelivery: wire.coupon_type === "free_delivery",
    isOfStore: wire.coupon_type === "store_wise",
    expiresOn: wire.expire_date,
  };
}

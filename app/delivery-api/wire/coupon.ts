import { z } from "zod";
import type { Coupon, ListedCoupon } from "../model";
import * as read from "./scalars";

const wireCoupon = z.object({
  code: read.name,
  title: read.text,
  discount: read.amount,
  discount_type: read.discountType,
  min_purchase: read.amount,
  max_discount: read.amount,
  coupon_type: read.text,
});

/** `GET /coupon/apply` (docs/delivery-api.md §9.4, DATA-34). */
export function readCoupon(body: unknown): Coupon {
  const wire = wireCoupon.parse(body);
  return {
    code: wire.code,
    title: wire.title,
    discount: { value: wire.discount, type: wire.discount_type },
    minPurchase: wire.min_purchase,
    maxDiscount: wire.max_discount,
    freesDelivery: wire.coupon_type === "free_delivery",
  };
}

const wireListed = z.object({ id: read.id, coupon_type: read.text, data: read.textOrNull, expire_date: read.day });

/** A row of `GET /coupon/list` and `GET /coupon/list/all`: for `store_wise` coupons `data` is a store's name (docs/delivery-api.md §9.4). */
export function readListedCoupon(row: unknown): ListedCoupon {
  const { id, coupon_type, data, expire_date } = wireListed.parse(row);
  return {
    ...readCoupon(row),
    id,
    storeName: coupon_type === "store_wise" ? data : null,
    expiresOn: expire_date,
  };
}

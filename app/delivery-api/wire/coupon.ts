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

const wireListed = z.object({
  id: read.id,
  coupon_type: read.text,
  data: read.textOrNull,
  store_id: read.positiveOrNull,
  module_id: read.positiveOrNull,
  start_date: read.day,
  expire_date: read.day,
  customer_id: read.texts,
});

/**
 * A row of `GET /coupon/list` and `GET /coupon/list/all`: for `store_wise` coupons `data` is a store's name, and `customer_id` has `all` or
 * the numbers of the customers it is for (docs/delivery-api.md §9.4).
 */
export function readListedCoupon(row: unknown): ListedCoupon {
  const wire = wireListed.parse(row);
  const isForFirstOrder = wire.coupon_type === "first_order";
  return {
    ...readCoupon(row),
    id: wire.id,
    storeName: wire.coupon_type === "store_wise" ? wire.data : null,
    storeId: wire.store_id,
    moduleId: wire.module_id,
    startsOn: wire.start_date,
    expiresOn: wire.expire_date,
    isForFirstOrder,
    needsAccount: isForFirstOrder || (wire.customer_id.length > 0 && !wire.customer_id.includes("all")),
  };
}

import type { Coupon } from "~/delivery-api/model";
import { fromMinor, toMinor } from "~/features/catalogue/money";
import { discountMinor } from "~/features/catalogue/price";
import type { Goods } from "./totals";

/** What a coupon is taken off: goods after discount, in minor units. */
function baseMinor({ items, addOns, discount }: Goods, digits: number): number {
  return toMinor(items, digits) + toMinor(addOns, digits) - toMinor(discount, digits);
}

/** What a coupon takes off the goods (docs/delivery-api.md §11.5); one that frees delivery takes nothing off them. A maximum of 0 is no cap. */
export function couponDiscount(coupon: Coupon | null, goods: Goods, digits: number): number {
  if (!coupon || coupon.freesDelivery) return 0;
  const off = discountMinor(baseMinor(goods, digits), coupon.discount, digits);
  const capped = coupon.maxDiscount > 0 ? Math.min(off, toMinor(coupon.maxDiscount, digits)) : off;
  return fromMinor(capped, digits);
}

/** What the goods lack to the coupon's minimum purchase, 0 when they reach it (CHK-13); the delivery API leaves that to us. */
export const missingToMinimum = ({ minPurchase }: Coupon, goods: Goods, digits: number): number =>
  fromMinor(Math.max(toMinor(minPurchase, digits) - baseMinor(goods, digits), 0), digits);

import type { ListedCoupon } from "~/delivery-api/model";
import { fromMinor, toMinor } from "~/features/catalogue/money";
import { couponDiscount, missingToMinimum } from "./coupon";
import type { Goods } from "./totals";

/** The order that coupons are looked at for. Amounts are in the main currency unit. */
export type CouponOrder = {
  goods: Goods;
  storeId: number;
  /** What delivery costs without a coupon. */
  deliveryFee: number;
  /** Today, `YYYY-MM-DD` of the operator's zone. */
  day: string;
  /** How many orders the customer has placed, null where nobody says; of guests nobody counts any. */
  buyer: "guest" | { orders: number | null };
  digits: number;
};

export type ListedObstacle = "expired" | "notYet" | "otherStore" | "needsAccount" | "firstOrder" | "minimum";

/**
 * Why a listed coupon cannot be used for this order; null when nothing in the list speaks against it (docs/delivery-api.md §9.4). Its limit
 * counts the orders of a customer, and a guest has none. A store's name is no proof: it may be told in another language.
 */
export function listedObstacle(coupon: ListedCoupon, order: CouponOrder): ListedObstacle | null {
  const { startsOn, expiresOn, storeId } = coupon;
  if (expiresOn !== null && expiresOn < order.day) return "expired";
  if (startsOn !== null && startsOn > order.day) return "notYet";
  if (storeId !== null && storeId !== order.storeId) return "otherStore";
  if (order.buyer === "guest") {
    if (coupon.needsAccount) return "needsAccount";
  } else if (coupon.isForFirstOrder && order.buyer.orders) return "firstOrder";
  return missingToMinimum(coupon, order.goods, order.digits) > 0 ? "minimum" : null;
}

export const findListed = (coupons: readonly ListedCoupon[], code: string): ListedCoupon | null =>
  coupons.find((coupon) => coupon.code.toLowerCase() === code.trim().toLowerCase()) ?? null;

/** A coupon to pick: what it saves on this order, or what is missing to its minimum. */
export type RankedCoupon = { coupon: ListedCoupon; saves: number; missing: number };

/** The coupons that can be used for this order, the one that saves most first, then those whose minimum is nearest. */
export function rankedCoupons(coupons: readonly ListedCoupon[], order: CouponOrder): RankedCoupon[] {
  return coupons
    .flatMap((coupon): RankedCoupon[] => {
      const obstacle = listedObstacle(coupon, order);
      if (obstacle === "minimum")
        return [{ coupon, saves: 0, missing: missingToMinimum(coupon, order.goods, order.digits) }];
      const saves = savingOf(coupon, order);
      return obstacle === null && saves > 0 ? [{ coupon, saves, missing: 0 }] : [];
    })
    .sort((one, other) => other.saves - one.saves || one.missing - other.missing);
}

/** What a coupon takes off the goods, or off the delivery. */
function savingOf(coupon: ListedCoupon, { goods, deliveryFee, digits }: CouponOrder): number {
  if (coupon.freesDelivery) return fromMinor(toMinor(deliveryFee, digits), digits);
  return couponDiscount(coupon, goods, digits);
}

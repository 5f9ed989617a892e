/** Who may use a coupon, docs/delivery-api.md §9.4. Days are `YYYY-MM-DD`. */

export type CouponTerms = {
  type: string;
  /** Stores or zones it is for; null or empty when for all. */
  scope: number[] | null;
  /** `["all"]` or customer ids as text. */
  customers: string[];
  from: string;
  until: string;
  usesPerCustomer: number;
  minPurchase: number;
};

export type CouponUse = {
  day: string;
  /** Null for a guest. */
  customerId: number | null;
  usesSoFar: number;
  ordersSoFar: number;
  storeId: number;
  zoneId: number;
  /** Items and add-ons after discount; null when it is not known yet. */
  amount: number | null;
};

export type CouponRefusal = {
  status: 403 | 406 | 407;
  reason: "couponExpired" | "couponLimit" | "couponNotEligible" | "couponMinimum";
};

/** Null when the coupon may be used. */
export function couponRefusal(terms: CouponTerms, use: CouponUse): CouponRefusal | null {
  if (use.day < terms.from || use.day > terms.until) return { status: 407, reason: "couponExpired" };
  if (!isEligible(terms, use)) return { status: 403, reason: "couponNotEligible" };
  if (terms.usesPerCustomer > 0 && use.usesSoFar >= terms.usesPerCustomer)
    return { status: 406, reason: "couponLimit" };
  if (use.amount !== null && use.amount < terms.minPurchase) return { status: 403, reason: "couponMinimum" };
  return null;
}

function isEligible(terms: CouponTerms, use: CouponUse): boolean {
  if (!terms.customers.includes("all") && !terms.customers.includes(String(use.customerId))) return false;
  if (terms.type === "first_order") return use.customerId !== null && use.ordersSoFar === 0;
  if (!terms.scope || terms.scope.length === 0) return true;
  if (terms.type === "store_wise") return terms.scope.includes(use.storeId);
  if (terms.type === "zone_wise") return terms.scope.includes(use.zoneId);
  return true;
}

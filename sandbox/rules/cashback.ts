/** Cash-back of an order, docs/delivery-api.md §9.5. Days are `YYYY-MM-DD`. */

export type CashbackTerms = {
  type: string;
  value: number;
  minPurchase: number;
  /** 0 is no cap. */
  maximum: number;
  /** `["all"]` or customer ids as text. */
  customers: string[];
  from: string;
  until: string;
};

/** Whether the offer stands for this customer on this day. */
export function isCashbackOpen(terms: CashbackTerms, customerId: number, day: string): boolean {
  const isForCustomer = terms.customers.includes("all") || terms.customers.includes(String(customerId));
  return isForCustomer && terms.from <= day && day <= terms.until;
}

/** What an amount earns; 0 below the minimum purchase. */
export function cashbackOn(terms: CashbackTerms, amount: number): number {
  if (amount < terms.minPurchase) return 0;
  if (terms.type === "amount") return terms.value;
  const earned = (amount * terms.value) / 100;
  return terms.maximum > 0 ? Math.min(earned, terms.maximum) : earned;
}

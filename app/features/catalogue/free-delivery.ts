import type { Config, Store } from "~/delivery-api/model";
import { fromMinor, toMinor } from "./money";

type Terms = {
  /** Null while it is not known. */
  store: Pick<Store, "freeDelivery"> | null;
  /** The operator's own offer. */
  offer: Config["freeDelivery"];
  /** What the offer goes by, in the main currency unit. */
  amount: number;
  digits: number;
};

/** Who pays for the delivery of an order, asked in this order (docs/delivery-api.md §11.5); null when the customer does. */
export function freeDeliveryPayer(
  terms: Terms & { couponFreesDelivery: boolean },
): "store" | "coupon" | "operator" | null {
  if (terms.store?.freeDelivery) return "store";
  if (terms.couponFreesDelivery) return "coupon";
  return isReached(terms) ? "operator" : null;
}

/**
 * How far `amount` is on its way to the operator's free delivery: percent between 0 and 100, and what is missing (CART-25, FMT-05,
 * FMT-06). Null where it says nothing true: the operator has no such offer, the store delivers free anyway, or the store is not known.
 */
export function freeDeliveryProgress(terms: Terms): { percent: number; missing: number } | null {
  const { store, offer, amount, digits } = terms;
  if (store === null || store.freeDelivery) return null;
  if (isReached(terms)) return { percent: 100, missing: 0 };
  if (offer.over === null) return null;
  const [reached, goal] = [toMinor(amount, digits), toMinor(offer.over, digits)];
  return { percent: (Math.max(reached, 0) / goal) * 100, missing: fromMinor(goal - reached, digits) };
}

const isReached = ({ offer: { always, over }, amount, digits }: Terms): boolean =>
  always || (over !== null && toMinor(amount, digits) >= toMinor(over, digits));

import { deliveryFee, type FeeInput } from "./fee";
import { orderTotals, type Totals, type TotalsInput } from "./totals";

/** Everything the totals need but the customer's own wishes; plain numbers, so that the browser computes with it too. */
export type Quote = Omit<TotalsInput, "orderType" | "deliveryFee" | "tip" | "packaging"> & {
  /** What delivery costs; take-away is free. */
  deliveryFee: number;
  /** What the store takes for extra packaging; null where it offers none. */
  extraPackaging: number | null;
  /** Why the fee is higher than by distance: demand, in the operator's words where it has some, and the vehicle. */
  feeNotes: { surge: { note: string | null } | null; vehicleCharge: number };
};

export type Wishes = { orderType: "delivery" | "take_away"; tip: number; packaging: boolean };

/** The price breakdown for what the customer wishes (docs/delivery-api.md §11.5). */
export function quotedTotals(quote: Quote, { orderType, tip, packaging }: Wishes): Totals {
  return orderTotals({
    ...quote,
    orderType,
    tip,
    deliveryFee: orderType === "delivery" ? quote.deliveryFee : 0,
    packaging: packaging ? (quote.extraPackaging ?? 0) : 0,
  });
}

/** The fee a quote holds: what delivery would cost, whether or not it is chosen. */
export const quotedFee = (input: Omit<FeeInput, "orderType">): number =>
  deliveryFee({ ...input, orderType: "delivery" }).fee;

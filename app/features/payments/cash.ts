import { toMinor } from "~/features/catalogue/money";
import type { OrderToPay, PaymentChoice, PaymentMethodEntry, PaymentOffers } from "./payment-method";

/** Also stands in where an order must name a method before one is chosen (docs/delivery-api.md §11.3, §11.5). */
export const cashOnDelivery = {
  method: "cash_on_delivery",
  id: null,
  name: null,
  limit: null,
  form: null,
} satisfies PaymentChoice;

/** Paid to the courier, or at the store. */
export const cash: PaymentMethodEntry = {
  id: cashOnDelivery.method,
  icon: "cash",
  choices: ({ rates }) => [{ ...cashOnDelivery, limit: rates?.maximumCod ?? null }],
  line: (_, { type }) => (type === "take_away" ? "atStore" : "line"),
  obstacle: ({ limit }, order) => (exceedsCodLimit(order, limit) ? "codLimit" : null),
};

/** Whether an order is above the zone's maximum for cash (CHK-12); null and 0 are none, take-away is not limited. */
export const exceedsCodLimit = ({ total, type, digits }: OrderToPay, limit: number | null): boolean =>
  type !== "take_away" && limit !== null && limit > 0 && toMinor(total, digits) > toMinor(limit, digits);

export const takesCash = ({ choices }: PaymentOffers): boolean => choices.some(({ method }) => method === cash.id);

/** An order whose price comes later is paid in cash (docs/delivery-api.md §11.4). */
export const inCashOnly = ({ choices }: PaymentOffers): PaymentOffers => ({
  choices: choices.filter(({ method }) => method === cash.id),
  wallet: null,
});

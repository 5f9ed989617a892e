import type { OrderPaymentMethod } from "./payment-methods";

/** One part of an order that is paid in parts: docs/delivery-api.md §10.3. The amount is in the main currency unit. */
export type OrderPayment = { method: OrderPaymentMethod; amount: number; isPaid: boolean };

export type NamedText = { name: string; text: string };

/** A way to pay outside the shop: docs/delivery-api.md §10.7. */
export type OfflineMethod = {
  id: number;
  name: string;
  /** Where the money goes to: account, number. */
  facts: NamedText[];
  /** What the customer tells of the payment; `name` is the field's name on the wire. */
  inputs: { name: string; label: string; isRequired: boolean }[];
};

export const offlineStatuses = ["pending", "denied", "verified"] as const;

/** What a customer has told of an offline payment, and what the operator says of it: docs/delivery-api.md §10.3. */
export type OfflinePayment = {
  status: (typeof offlineStatuses)[number];
  methodId: number | null;
  methodName: string;
  facts: NamedText[];
  inputs: NamedText[];
  note: string;
  /** The operator's word, most of all when it was denied. */
  answer: string;
};

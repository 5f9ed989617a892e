/** A payment method as the delivery API speaks of it. */
export type PaymentMethodOnWire = {
  /** The field of the configuration that switches it on (docs/delivery-api.md §2.1), and that of a zone; null: zones have no say. */
  config: string;
  zone: string | null;
  /** The word of `partial_payment_method` that lets it pay what a wallet has left (docs/delivery-api.md §2.1); null: it never does. */
  rest: string | null;
  /** The code of an order that is refused because it is switched off (docs/delivery-api.md §11.1). */
  refusal: string | null;
};

const methods = {
  cash_on_delivery: { config: "cash_on_delivery", zone: "cash_on_delivery", rest: "cod", refusal: "digital_payment" },
  digital_payment: {
    config: "digital_payment",
    zone: "digital_payment",
    rest: "digital_payment",
    refusal: "digital_payment",
  },
  wallet: { config: "customer_wallet_status", zone: null, rest: null, refusal: null },
  offline_payment: {
    config: "offline_payment_status",
    zone: "offline_payment",
    rest: null,
    refusal: "offline_payment_status",
  },
} satisfies Record<string, PaymentMethodOnWire>;

/** `payment_method` of an order that is to be placed (docs/delivery-api.md §11.1). */
export type PaymentMethod = keyof typeof methods;

/** `payment_method` of an order that stands (docs/delivery-api.md §10.1): it may be paid in parts. */
export type OrderPaymentMethod = PaymentMethod | "partial_payment";

/** All of them. A Map, since words from outside are looked up in it. */
export const paymentMethodsOnWire: ReadonlyMap<string, PaymentMethodOnWire> = new Map(Object.entries(methods));

export const isPaymentMethod = (word: string): word is PaymentMethod => paymentMethodsOnWire.has(word);

import type { Config } from "~/delivery-api/model";
import { isOffered, type PaymentMethodEntry } from "./payment-method";

export type Gateway = Config["paymentGateways"][number];

/** Paid on the operator's hosted payment page (decision 5 of the design). */
export const gateways: PaymentMethodEntry = {
  id: "digital_payment",
  icon: "credit-card",
  choices: ({ config }) =>
    config.paymentGateways.map(({ gateway, title }) => ({
      method: gateways.id,
      id: gateway,
      name: title,
      limit: null,
      form: null,
    })),
  awaits: "online",
  afterOrder: ({ orderId, choiceId }) => ({ to: payHref(orderId, choiceId), isDocument: true }),
};

/** The gateways of the operator, wherever the order is from (docs/delivery-api.md §2.1). */
export const gatewaysOffered = (config: Pick<Config, "paymentMethods" | "paymentGateways">): Gateway[] =>
  isOffered(gateways.id, config, null) ? config.paymentGateways : [];

/** Our page that hands over to the operator's hosted payment page. */
export const payHref = (orderId: number, gateway: string | null): string =>
  `/pay/${orderId}${gateway === null ? "" : `?method=${encodeURIComponent(gateway)}`}`;

import type { Config, Zone } from "~/delivery-api/model";

export type Gateway = Config["paymentGateways"][number];

/** How an order is to be paid. */
export type PaymentChoice = { method: "cash_on_delivery" } | { method: "digital_payment"; gateway: string };

export const cashOnDelivery: PaymentChoice = { method: "cash_on_delivery" };

/** The radio value of a gateway: its name alone could be that of another way to pay. */
export const gatewayValue = (gateway: string): string => `digital_payment:${gateway}`;

/** The operator's digital payment methods, as far as operator and zone allow them (docs/delivery-api.md §2.1, §2.3). */
export function gatewaysOffered(
  config: Pick<Config, "digitalPayment" | "paymentGateways">,
  zone: Pick<Zone, "digitalPayment"> | null,
): Gateway[] {
  return config.digitalPayment && (zone === null || zone.digitalPayment) ? config.paymentGateways : [];
}

type Offers = { isCodOffered: boolean; gateways: Pick<Gateway, "gateway">[] };

/** The choice a posted value stands for; null for what is not offered. */
export function paymentChoiceOf(value: string, { isCodOffered, gateways }: Offers): PaymentChoice | null {
  if (value === "cash_on_delivery") return isCodOffered ? cashOnDelivery : null;
  const found = gateways.find(({ gateway }) => gatewayValue(gateway) === value);
  return found ? { method: "digital_payment", gateway: found.gateway } : null;
}

/** The choice a fresh form stands at: cash where it is taken, else the first gateway. */
export function firstChoice({ isCodOffered, gateways }: Offers): string {
  const [first] = gateways;
  return isCodOffered || !first ? "cash_on_delivery" : gatewayValue(first.gateway);
}

/** Our page that hands over to the operator's hosted payment page (decision 5 of the design). */
export const payHref = (orderId: number, gateway: string | null): string =>
  `/pay/${orderId}${gateway === null ? "" : `?method=${encodeURIComponent(gateway)}`}`;

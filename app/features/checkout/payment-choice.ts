import type { Config, OfflineMethod, Zone } from "~/delivery-api/model";
import { offlineValue } from "./offline";
import { type Wallet, walletUse } from "./wallet";

export type Gateway = Config["paymentGateways"][number];

/** How an order is to be paid. */
export type PaymentChoice =
  | { method: "cash_on_delivery" | "wallet" }
  | { method: "digital_payment"; gateway: string }
  | { method: "offline_payment"; methodId: number };

export const cashOnDelivery: PaymentChoice = { method: "cash_on_delivery" };

/** The gateway an order is to be paid by; null for every other way to pay. */
export const gatewayOf = (payment: PaymentChoice): string | null =>
  payment.method === "digital_payment" ? payment.gateway : null;

/** The radio value of a gateway: its name alone could be that of another way to pay. */
export const gatewayValue = (gateway: string): string => `digital_payment:${gateway}`;

/** The operator's digital payment methods, as far as operator and zone allow them (docs/delivery-api.md §2.1, §2.3). */
export function gatewaysOffered(
  config: Pick<Config, "digitalPayment" | "paymentGateways">,
  zone: Pick<Zone, "digitalPayment"> | null,
): Gateway[] {
  return config.digitalPayment && (zone === null || zone.digitalPayment) ? config.paymentGateways : [];
}

/** Whether one may pay outside the shop, as far as operator and zone say (docs/delivery-api.md §11.5). */
export const isOfflineOffered = (
  config: Pick<Config, "offlinePayment">,
  zone: Pick<Zone, "offlinePayment"> | null,
): boolean => config.offlinePayment && (zone === null || zone.offlinePayment);

export type Offers = {
  isCodOffered: boolean;
  gateways: Pick<Gateway, "gateway">[];
  offlineMethods: Pick<OfflineMethod, "id">[];
  wallet: Wallet | null;
};

/** Whether an order of that total can be paid at all. */
export const canPay = ({ isCodOffered, gateways, offlineMethods, wallet }: Offers, total: number, digits: number) =>
  isCodOffered || gateways.length > 0 || offlineMethods.length > 0 || walletUse(wallet, total, digits) === "whole";

/** The choice a posted value stands for; null for what is not offered. */
export function paymentChoiceOf(value: string, offers: Offers): PaymentChoice | null {
  const { isCodOffered, gateways, offlineMethods, wallet } = offers;
  if (value === "cash_on_delivery") return isCodOffered ? cashOnDelivery : null;
  if (value === "wallet") return wallet && { method: "wallet" };
  const offline = offlineMethods.find(({ id }) => offlineValue(id) === value);
  if (offline) return { method: "offline_payment", methodId: offline.id };
  const found = gateways.find(({ gateway }) => gatewayValue(gateway) === value);
  return found ? { method: "digital_payment", gateway: found.gateway } : null;
}

/** The choice a fresh form stands at: cash where it is taken, else the first gateway, else what else there is. */
export function firstChoice({ isCodOffered, gateways: [gateway], offlineMethods: [offline], wallet }: Offers): string {
  if (isCodOffered) return "cash_on_delivery";
  if (gateway) return gatewayValue(gateway.gateway);
  if (offline) return offlineValue(offline.id);
  return wallet ? "wallet" : "cash_on_delivery";
}

/** Our page that hands over to the operator's hosted payment page (decision 5 of the design). */
export const payHref = (orderId: number, gateway: string | null): string =>
  `/pay/${orderId}${gateway === null ? "" : `?method=${encodeURIComponent(gateway)}`}`;

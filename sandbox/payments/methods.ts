import type { SeedRow } from "../db/schema";
import type { MessageKey } from "../messages";
import type { Settings } from "../settings";

type Zone = SeedRow<"zones">;

/** A payment method as this server knows it, docs/delivery-api.md §2.1, §2.3 and §11.1. */
export type PaymentMethod = {
  isOn(settings: Settings): boolean;
  /** The zone's switch; null: zones have no say. */
  zone: "cash_on_delivery" | "digital_payment" | "offline_payment" | null;
  /** What an order is told while one of the two is off; null: neither ever is. */
  off: { code: string; message: MessageKey } | null;
  /** The money comes after the order, which waits for it: `pending` in M, `failed` in N and X (docs/delivery-api.md §10.1). */
  comesLater?: true;
  /** The customer's wallet pays at once. */
  isWallet?: true;
  /** The zone's maximum for cash holds. */
  hasMaximum?: true;
};

export const paymentMethods: ReadonlyMap<string, PaymentMethod> = new Map<string, PaymentMethod>([
  [
    "cash_on_delivery",
    {
      isOn: (settings) => settings.cash_on_delivery,
      zone: "cash_on_delivery",
      off: { code: "digital_payment", message: "codOff" },
      hasMaximum: true,
    },
  ],
  [
    "digital_payment",
    {
      isOn: (settings) => settings.digital_payment,
      zone: "digital_payment",
      off: { code: "digital_payment", message: "digitalOff" },
      comesLater: true,
    },
  ],
  // Servers of this family look at the balance only.
  ["wallet", { isOn: () => true, zone: null, off: null, isWallet: true }],
  [
    "offline_payment",
    {
      isOn: (settings) => settings.offline_payment_status === 1,
      zone: "offline_payment",
      off: { code: "offline_payment_status", message: "offlineOff" },
      comesLater: true,
    },
  ],
]);

/** The zone's switches as answers tell them. */
export const zoneSwitches = (zone: Zone): Record<string, boolean> =>
  Object.fromEntries(
    [...paymentMethods.values()].flatMap((method) => (method.zone ? [[method.zone, isOnIn(zone, method)]] : [])),
  );

export const isOnIn = (zone: Zone, method: PaymentMethod): boolean => method.zone === null || zone[method.zone] === 1;

import type { Config, PaymentMethod } from "~/delivery-api/model";
import { fromMinor, toMinor } from "~/features/catalogue/money";
import type { PaymentChoice, PaymentMethodEntry, PaymentObstacle, Wallet } from "./payment-method";

/** Paid from the customer's wallet, as far as it goes (docs/decisions/0041). */
export const wallet: PaymentMethodEntry = {
  id: "wallet",
  icon: "wallet",
  // Neither guests nor empty wallets.
  choices: ({ customer }) =>
    customer !== null && customer.walletBalance > 0
      ? [{ method: wallet.id, id: null, name: null, limit: customer.walletBalance, form: null }]
      : [],
  line: (choice, order) => (pays(choice, order) ? "line" : "tooSmall"),
  canPay: pays,
  obstacle: (choice, order) => (pays(choice, order) ? null : "walletTooSmall"),
  isNeverFirst: true,
};

function pays({ limit }: Pick<PaymentChoice, "limit">, { total, digits }: { total: number; digits: number }): boolean {
  return limit !== null && toMinor(limit, digits) >= toMinor(total, digits);
}

/** The wallet among what can be chosen; the rest is paid as the operator says, by what else can be chosen. */
export function walletOf(
  choices: readonly PaymentChoice[],
  config: Pick<Config, "partialPayment" | "partialRest">,
): Wallet | null {
  const own = choices.find(({ method }) => method === wallet.id);
  if (!own || own.limit === null) return null;
  const rest = config.partialRest.filter((method) => choices.some((choice) => choice.method === method));
  return { balance: own.limit, rest: config.partialPayment ? rest : [] };
}

/** What the wallet can do for an order of that total: pay the whole, pay a part, or nothing (docs/delivery-api.md §11.1). */
export function walletUse(held: Wallet | null, total: number, digits: number): "whole" | "part" | "none" {
  if (held === null) return "none";
  if (pays({ limit: held.balance }, { total, digits })) return "whole";
  return held.rest.length > 0 && toMinor(held.balance, digits) > 0 ? "part" : "none";
}

/** Amounts in the main currency unit; together they are the total. */
export type WalletSplit = { fromWallet: number; due: number };

/** What the wallet pays and what is left; null when it pays no part. */
export function walletSplit(held: Wallet | null, total: number, digits: number): WalletSplit | null {
  if (held === null || walletUse(held, total, digits) !== "part") return null;
  const balance = toMinor(held.balance, digits);
  return { fromWallet: fromMinor(balance, digits), due: fromMinor(toMinor(total, digits) - balance, digits) };
}

/** Whether the rest may be paid as chosen. */
export const isRestAllowed = (held: Wallet | null, method: PaymentMethod): boolean =>
  held?.rest.includes(method) ?? false;

/** Why the wallet can give no part of that total; null when it can. */
export function partObstacle(held: Wallet | null, total: number, digits: number): PaymentObstacle | null {
  const use = walletUse(held, total, digits);
  if (use === "part") return null;
  if (use === "whole") return "walletCovers";
  return held === null ? "walletTooSmall" : "partialOff";
}

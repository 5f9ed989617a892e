import type { Config, Customer, PartialRest } from "~/delivery-api/model";
import { fromMinor, toMinor } from "~/features/catalogue/money";
import type { RefusalReason } from "./refusals";

/** A customer's wallet at checkout. `rest`: how the rest may be paid when it gives a part; empty where it may not. */
export type Wallet = { balance: number; rest: PartialRest[] };

type Offered = { isCodOffered: boolean; gateways: readonly unknown[] };

/** The wallet of a customer where the operator has wallets (docs/delivery-api.md §11.5); null for guests and for an empty one. */
export function walletOf(
  config: Pick<Config, "wallet" | "partialPayment" | "partialRest">,
  customer: Pick<Customer, "walletBalance"> | null,
  { isCodOffered, gateways }: Offered,
): Wallet | null {
  if (!config.wallet || customer === null || customer.walletBalance <= 0) return null;
  const isOffered: Record<PartialRest, boolean> = {
    cash_on_delivery: isCodOffered,
    digital_payment: gateways.length > 0,
  };
  const rest = config.partialPayment ? config.partialRest.filter((method) => isOffered[method]) : [];
  return { balance: customer.walletBalance, rest };
}

/** What the wallet can do for an order of that total: pay the whole, pay a part, or nothing (docs/delivery-api.md §11.1). */
export function walletUse(wallet: Wallet | null, total: number, digits: number): "whole" | "part" | "none" {
  if (wallet === null) return "none";
  if (toMinor(wallet.balance, digits) >= toMinor(total, digits)) return "whole";
  return wallet.rest.length > 0 && toMinor(wallet.balance, digits) > 0 ? "part" : "none";
}

/** Amounts in the main currency unit; together they are the total. */
export type WalletSplit = { fromWallet: number; due: number };

/** What the wallet pays and what is left; null when it pays no part. */
export function walletSplit(wallet: Wallet | null, total: number, digits: number): WalletSplit | null {
  if (wallet === null || walletUse(wallet, total, digits) !== "part") return null;
  const balance = toMinor(wallet.balance, digits);
  return { fromWallet: fromMinor(balance, digits), due: fromMinor(toMinor(total, digits) - balance, digits) };
}

type Wish = { payment: { method: string }; fromWallet: boolean };

/** Whether the rest may be paid as chosen. */
export const isRestAllowed = (wallet: Wallet | null, method: string): boolean =>
  wallet?.rest.some((allowed) => allowed === method) ?? false;

/** Why the wallet cannot be used as wished for that total; null when it can, or is not used. */
export function walletObstacle(
  { payment, fromWallet }: Wish,
  wallet: Wallet | null,
  total: number,
  digits: number,
): Extract<RefusalReason, "walletTooSmall" | "walletCovers" | "partialOff"> | null {
  const use = walletUse(wallet, total, digits);
  if (payment.method === "wallet") return use === "whole" ? null : "walletTooSmall";
  if (!fromWallet || use === "part") return null;
  if (use === "whole") return "walletCovers";
  return wallet === null ? "walletTooSmall" : "partialOff";
}

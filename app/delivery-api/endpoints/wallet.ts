import type { Caller } from "../http/call";
import type { LedgerEntry, Page, WalletBonus, WalletFilter } from "../model";
import type { Result } from "../result";
import { readLedgerEntry, readRedirectLink, readWalletBonus } from "../wire/account";
import { readList, readMessage, readPage } from "../wire/reader";
import { paths } from "./paths";

/** The customer's wallet: docs/delivery-api.md §12. */
export function walletEndpoints({ send }: Caller) {
  return {
    /** A page of what came in and went out, newest first. API-39. */
    transactions: (filter: WalletFilter, page: number, limit: number): Promise<Result<Page<LedgerEntry>>> =>
      send({
        method: "GET",
        path: paths.walletTransactions,
        query: { limit, offset: page, type: filter },
        read: (body, reader) => readPage(body, "data", { page, limit }, reader, readLedgerEntry),
      }),

    /** What the operator adds to money put in. API-40. */
    bonuses: (): Promise<Result<WalletBonus[]>> =>
      send({
        method: "GET",
        path: paths.walletBonuses,
        read: (body, reader) => readList(body, "bonus", reader, readWalletBonus),
      }),

    /**
     * Begins to put money in: `amount` in the main unit, at least 1. Gives the address of the hosted payment page, which leads back to
     * `callback`. `rejected` when the operator does not take digital payments. API-41.
     */
    addFund: (fund: { amount: number; gateway: string; callback: string }): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.walletAddFund,
        body: {
          amount: fund.amount,
          payment_method: fund.gateway,
          payment_platform: "web",
          callback: fund.callback,
        },
        read: readRedirectLink,
      }),
  };
}

/** The customer's loyalty points: docs/delivery-api.md §12. */
export function loyaltyEndpoints({ send }: Caller) {
  return {
    /** A page of points earned and spent, newest first. API-42. */
    transactions: (page: number, limit: number): Promise<Result<Page<LedgerEntry>>> =>
      send({
        method: "GET",
        path: paths.loyaltyTransactions,
        query: { limit, offset: page },
        read: (body, reader) => readPage(body, "data", { page, limit }, reader, readLedgerEntry),
      }),

    /** Turns points into money of the wallet. `rejected` with `point` for too few or too many, with `customer_wallet` when it failed. API-43. */
    transfer: (points: number): Promise<Result<string>> =>
      send({ method: "POST", path: paths.loyaltyTransfer, body: { point: points }, read: readMessage }),
  };
}

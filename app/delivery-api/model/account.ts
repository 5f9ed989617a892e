import type { Discount } from "./basics";

/** What the wallet's list can be narrowed to, as it is sent (docs/delivery-api.md §12). */
export const walletFilters = ["all", "order", "loyalty_point", "add_fund", "referrer", "CashBack"] as const;
export type WalletFilter = (typeof walletFilters)[number];

/** A row of the wallet's or the loyalty points' ledger: money in the main unit, or points. */
export type LedgerEntry = {
  id: number;
  credit: number;
  debit: number;
  /** What the operator added to the credit. */
  bonus: number;
  /** What was there afterwards. */
  balance: number;
  /** The server's word for what happened; newer servers know more of them. */
  type: string;
  /** When, as an instant; null when the server does not say. */
  at: string | null;
};

/** What the operator adds to money put into the wallet. */
export type WalletBonus = {
  id: number;
  title: string;
  description: string;
  reward: Discount;
  minimumAmount: number;
  /** 0: no cap. */
  mostBonus: number;
  /** Last day, `YYYY-MM-DD` of the operator's zone. */
  endsOn: string | null;
};

/** A message the operator's server has sent to this customer. */
export type CustomerNotification = {
  id: number;
  title: string;
  text: string;
  image: string | null;
  /** The order it is about. */
  orderId: number | null;
  /** When, as an instant; null when the server does not say. */
  at: string | null;
};

/** A step that a change of the profile waits for: a one-time code sent to the new phone or e-mail (docs/delivery-api.md §4.2). */
export type ProfileStep = { on: "phone" | "email"; medium: string; message: string };
/** What became of a changed profile: saved with the server's words, or waiting for a code. */
export type ProfileSaved = { step: null; message: string } | { step: ProfileStep };

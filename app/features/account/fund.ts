import type { LedgerEntry } from "~/delivery-api";

/** What became of money that was on its way into the wallet. */
export type FundVerdict = "added" | "unconfirmed" | "canceled" | "failed";

/** Clocks of two servers may differ by the second that their answers tell. */
const slackMs = 5000;

/**
 * Only the ledger's own word makes it `added`: a flag in an address can be made up. `entries` are the latest of money put in, `flag` is what the
 * payment page said on the way back (docs/delivery-api.md §12).
 */
export function fundVerdict(
  fund: { amount: number; at: number },
  entries: readonly Pick<LedgerEntry, "credit" | "at">[],
  flag: string | null,
): FundVerdict {
  const isIn = entries.some(
    ({ credit, at }) => credit === fund.amount && at !== null && Date.parse(at) >= fund.at - slackMs,
  );
  if (isIn) return "added";
  if (flag === "success") return "unconfirmed";
  return flag === "cancel" ? "canceled" : "failed";
}

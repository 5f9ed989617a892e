import { defaultPageSize, type LedgerEntry, type Page, type Result } from "~/delivery-api";
import { instantDateTime } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { pageNumber } from "~/request/navigation/page-number";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { ListPage } from "~/ui/growing-list";

/** A row of a ledger as its list shows it. `change` is what it did to the balance; below 0 something went out. */
export type EntryView = { id: number; title: string; at: string; change: number; bonus: number; balance: number };

/** Words of the server that have words of ours (docs/delivery-api.md §12); newer servers know more. */
const knownTypes = new Set([
  "order_place",
  "order_refund",
  "partial_payment",
  "loyalty_point",
  "add_fund",
  "add_fund_by_admin",
  "referrer",
  "CashBack",
  "point_to_wallet",
]);

export const entryPageSize = defaultPageSize;

/** The page that an address asks for; 1 when it says nonsense. */
export const pageIn = ({ url }: RequestContext): number =>
  pageNumber(10_000).parse(url.searchParams.get("page") ?? undefined);

/** A page of a ledger with the way to the next; leads to sign-in with a dead token, throws the 503 page without an answer. */
export async function entryPage(
  context: RequestContext,
  words: "wallet" | "loyalty",
  result: Result<Page<LedgerEntry>>,
  hrefOf: (page: number) => string,
): Promise<ListPage<EntryView>> {
  await leaveIfExpired(context, result);
  const { rows, total, page, limit } = critical(result);
  return {
    rows: rows.map((entry) => entryView(context, words, entry)),
    total,
    nextHref: rows.length > 0 && page * limit < total ? hrefOf(page + 1) : null,
  };
}

function entryView(context: RequestContext, words: "wallet" | "loyalty", entry: LedgerEntry): EntryView {
  const { id, type, at, credit, debit, bonus, balance } = entry;
  return {
    id,
    title: context.t(`${words}:type.${knownTypes.has(type) ? type : "other"}`),
    at: at === null ? "" : instantDateTime(at, context.timeZone, context.language),
    change: credit + bonus - debit,
    bonus,
    balance,
  };
}

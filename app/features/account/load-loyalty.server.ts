import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";
import type { ListPage } from "~/ui/growing-list";
import { worthOf } from "./amounts";
import { customerOf } from "./customer.server";
import { type EntryView, entryPage, entryPageSize, pageIn } from "./entries.server";

export type LoyaltyData = {
  points: number;
  /** What they are worth, and what the least that can be turned into money is; null when the operator does not tell. */
  worth: number | null;
  minimum: number;
  minimumWorth: number | null;
  /** Whether there is a wallet that points can be turned into. */
  hasWallet: boolean;
  list: ListPage<EntryView>;
  /** Rows before this page's. */
  before: number;
};

const hrefOf = (page: number) => `/loyalty-points?page=${page}`;
const ask = (shop: Shop) => shop.api.loyalty.transactions(pageIn(shop), entryPageSize);

/** `/loyalty-points?page=`: points, what they are worth, where they came from; a 404 where the operator gives none. */
export async function loadLoyalty(shop: Shop): Promise<LoyaltyData> {
  await leaveIfGuest(shop);
  const [customer, entries, answer] = await Promise.all([customerOf(shop), ask(shop), shop.api.config.get()]);
  const { loyalty, loyaltyRules, wallet } = critical(answer);
  if (!loyalty) throw notFound();
  const { minimum, pointsPerUnit } = loyaltyRules;
  return {
    points: customer.loyaltyPoints,
    worth: worthOf(customer.loyaltyPoints, pointsPerUnit),
    minimum,
    minimumWorth: worthOf(minimum, pointsPerUnit),
    hasWallet: wallet,
    list: await entryPage(shop, "loyalty", entries, hrefOf),
    before: (pageIn(shop) - 1) * entryPageSize,
  };
}

/** A further page for the list that grows by it. */
export async function loadMorePoints(shop: Shop): Promise<ListPage<EntryView>> {
  await leaveIfGuest(shop);
  return entryPage(shop, "loyalty", await ask(shop), hrefOf);
}

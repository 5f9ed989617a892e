import type { RequestContext } from "~/request/context/request-context";
import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import type { ListPage } from "~/ui/growing-list";
import { pointsSchema } from "./amount-schemas.server";
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
  constraints: Constraints;
  list: ListPage<EntryView>;
  /** Rows before this page's. */
  before: number;
};

const hrefOf = (page: number) => `/loyalty-points?page=${page}`;
const ask = (context: RequestContext) => context.api.loyalty.transactions(pageIn(context), entryPageSize);

/** `/loyalty-points?page=`: points, what they are worth, where they came from; a 404 where the operator gives none. */
export async function loadLoyalty(context: RequestContext): Promise<LoyaltyData> {
  await leaveIfGuest(context);
  const [customer, entries, answer] = await Promise.all([customerOf(context), ask(context), context.api.config.get()]);
  const { loyalty, loyaltyRules, wallet } = critical(answer);
  if (!loyalty) throw notFound();
  const { minimum, pointsPerUnit } = loyaltyRules;
  return {
    points: customer.loyaltyPoints,
    worth: worthOf(customer.loyaltyPoints, pointsPerUnit),
    minimum,
    minimumWorth: worthOf(minimum, pointsPerUnit),
    hasWallet: wallet,
    constraints: constraintsOf(pointsSchema(context, { minimum, balance: customer.loyaltyPoints })),
    list: await entryPage(context, "loyalty", entries, hrefOf),
    before: (pageIn(context) - 1) * entryPageSize,
  };
}

/** A further page for the list that grows by it. Who has to sign in first comes back to the page, not to its data. */
export async function loadMorePoints(context: RequestContext): Promise<ListPage<EntryView>> {
  context.url = new URL(`/loyalty-points${context.url.search}`, context.publicOrigin);
  await leaveIfGuest(context);
  return entryPage(context, "loyalty", await ask(context), hrefOf);
}

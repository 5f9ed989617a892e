import { z } from "zod";
import { type Category, type StoreTab, storeFilters, storeTabs } from "~/delivery-api";
import { storeClosedReason } from "~/features/catalogue/availability.server";
import type { CardStore } from "~/features/catalogue/card";
import { toCardStore, toCardStores } from "~/features/catalogue/card.server";
import { kindText } from "~/features/modules/kind-text.server";
import { requireChosenModule } from "~/request/context/arrival.server";
import { isInModuleOfAddress } from "~/request/context/module-of-address.server";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { pageNumber } from "~/request/navigation/page-number";
import { critical, secondary } from "~/request/pages/critical.server";
import type { ListPage } from "~/ui/growing-list";
import { passes, quickFilters } from "./quick-filters";
import { isNarrow, type StoreListState, storeListHref } from "./store-list-href";

/** The specification's page size of stores (STOR-03). */
const pageSize = 12;
const mostCategories = 20;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const query = z.object({
  tab: z.enum(storeTabs).catch("all"),
  filter: z.enum(storeFilters).catch("all"),
  categories: z
    .array(z.string())
    .transform((texts) => [
      ...new Set(texts.slice(0, mostCategories).flatMap((text) => id.safeParse(text).data ?? [])),
    ]),
  quick: z.array(z.enum(quickFilters)),
  page: pageNumber(),
});

export type StoreListData = {
  title: string;
  /** In those of the module. */
  words: { count: string; stores: string; visited: string };
  state: StoreListState;
  /** The module they are of. */
  moduleId: number;
  list: ListPage<CardStore>;
  /** Rows before this page's. */
  before: number;
  /** What the filter offers, and what is chosen of it. */
  categories: { id: number; name: string }[];
  /** What a signed-in customer has ordered from (STOR-13). */
  visited: CardStore[];
};

/** What an address of the listing asks for; `tab` where the path names it. What it says wrongly counts as not said. */
function stateOf({ url: { searchParams } }: RequestContext, tab?: StoreTab): StoreListState {
  const listQuery = query.parse({
    tab: searchParams.get("tab"),
    filter: searchParams.get("filter"),
    categories: searchParams.getAll("category"),
    quick: quickFilters.filter((filter) => searchParams.getAll("quick").includes(filter)),
    page: searchParams.get("page") ?? undefined,
  });
  return { ...listQuery, tab: tab ?? listQuery.tab };
}

/** The delivery API knows none of the quick filters: they choose among all that it lists. */
async function ask(context: RequestContext, state: StoreListState) {
  const listQuery = { ...state, categoryIds: state.categories, limit: pageSize };
  if (state.quick.length === 0) return context.api.stores.listing(listQuery);
  const config = secondary(await context.api.config.get(), null);
  const moment = { now: context.now(), zone: context.timeZone };
  const isDeliveryFree = config?.freeDelivery.always ?? false;
  return context.api.stores.listing({
    ...listQuery,
    keeps: (store) => passes(store, state.quick, { isOpen: storeClosedReason(store, moment) === null, isDeliveryFree }),
  });
}

/** A page with the way to the next; throws the 503 page. A page without stores is the last, whatever the total says (STOR-03). */
async function pageOf(
  context: RequestContext,
  state: StoreListState,
  listing: Awaited<ReturnType<typeof ask>>,
): Promise<ListPage<CardStore>> {
  const { rows, total } = critical(listing);
  const isMore = rows.length > 0 && state.page * pageSize < total;
  return {
    rows: await toCardStores(context, rows),
    total,
    nextHref: isMore ? storeListHref({ ...state, page: state.page + 1 }) : null,
  };
}

/**
 * The stores listing (STOR-01 to STOR-13): `/stores?tab=&filter=&category=&page=`, and `/store/latest` and `/store/popular`, whose tab is given. Throws
 * the way to a place or module, or the 503 page.
 */
export async function loadStoreList(context: RequestContext, tab?: StoreTab): Promise<StoreListData> {
  const module = await requireChosenModule(context);
  const state = stateOf(context, tab);
  const [listing, known, visited] = await Promise.all([
    ask(context, state),
    context.api.categories.list(),
    loadVisited(context, state),
  ]);
  const list = await pageOf(context, state, listing);
  return {
    title: kindText(context, `storeLists.${state.tab}`),
    words: {
      count: kindText(context, "storesCount", { count: list.total }),
      stores: kindText(context, "stores"),
      visited: kindText(context, "storeLists.visited"),
    },
    state,
    moduleId: module.id,
    list,
    before: (state.page - 1) * pageSize,
    categories: secondary<Category[], Category[]>(known, []).map(({ id, name }) => ({ id, name })),
    visited,
  };
}

/** A further page for the list that grows by it; `tab` is the path's, `all` for any other word. Null in another module than the list's. */
export async function loadMoreStores(
  context: RequestContext,
  tab: string | undefined,
): Promise<ListPage<CardStore> | null> {
  await requireChosenModule(context);
  if (!isInModuleOfAddress(context)) return null;
  const state = stateOf(context, z.enum(storeTabs).catch("all").parse(tab));
  return pageOf(context, state, await ask(context, state));
}

/** Only above the first page of everything: further down and behind a filter they would be in the way. */
async function loadVisited(context: RequestContext, state: StoreListState): Promise<CardStore[]> {
  if (context.session.visitor.token === null || isNarrow(state) || state.page > 1) return [];
  const visited = await recentAnswer(context, "visited", () => context.api.stores.visited());
  return secondary(visited, []).map((store) => toCardStore(context, store));
}

import { z } from "zod";
import { type Category, type StoreTab, storeFilters, storeTabs } from "~/delivery-api";
import type { CardStore } from "~/features/catalogue/card";
import { toCardStore } from "~/features/catalogue/card.server";
import { critical, secondary } from "~/request/critical.server";
import { requirePlaceAndModule } from "~/request/require-place.server";
import type { Shop } from "~/request/shop.server";
import { type StoreListState, storeListHref } from "./store-list-href";

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
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

export type StoreListData = {
  title: string;
  state: StoreListState;
  stores: CardStore[];
  total: number;
  /** The next page; null on the last. */
  moreHref: string | null;
  /** What the filter offers, and what is chosen of it. */
  categories: { id: number; name: string }[];
  /** What a signed-in customer has ordered from (STOR-13). */
  visited: CardStore[];
};

/**
 * The stores listing (STOR-01 to STOR-13): `/stores?tab=&filter=&category=&page=`, and `/store/latest` and `/store/popular`, whose tab is given. What an
 * address says wrongly counts as not said. Throws the way to a place or module, or the 503 page.
 */
export async function loadStoreList(shop: Shop, tab?: StoreTab): Promise<StoreListData> {
  const { module } = await requirePlaceAndModule(shop);
  const { searchParams } = shop.url;
  const asked = query.parse({
    tab: searchParams.get("tab"),
    filter: searchParams.get("filter"),
    categories: searchParams.getAll("category"),
    page: searchParams.get("page") ?? undefined,
  });
  const state: StoreListState = { ...asked, tab: tab ?? asked.tab };
  const { categories, page } = state;
  const [listing, known, visited] = await Promise.all([
    shop.api.stores.listing({ ...state, categoryIds: categories, limit: pageSize }),
    shop.api.categories.list(),
    loadVisited(shop, state),
  ]);
  const { rows, total } = critical(listing);
  return {
    title: shop.t(`storelist:title.${state.tab}.${module.type === "food" ? "food" : "other"}`),
    state,
    stores: uniqueById(rows.map((store) => toCardStore(shop, store))),
    total,
    moreHref: rows.length > 0 && page * pageSize < total ? storeListHref({ ...state, page: page + 1 }) : null,
    categories: secondary<Category[], Category[]>(known, []).map(({ id, name }) => ({ id, name })),
    visited,
  };
}

/** Only above the first page of everything: further down and behind a filter they would be in the way. */
async function loadVisited(shop: Shop, { filter, categories, page }: StoreListState): Promise<CardStore[]> {
  if (shop.session.visitor.token === null || filter !== "all" || categories.length > 0 || page > 1) return [];
  const visited = await shop.api.stores.visited();
  return uniqueById(secondary(visited, []).map((store) => toCardStore(shop, store)));
}

/** A server may name a store twice (STOR-09). */
const uniqueById = <T extends { id: number }>(rows: T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

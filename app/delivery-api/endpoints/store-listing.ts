import type { StoreListing, StoreTab } from "../calls";
import type { Query } from "../http/call";
import type { Dialect, Page, Store } from "../model";
import { paths } from "./paths";

/** One page of the lists that older servers do not page. */
const wholeLimit = 50;

type ListCall = {
  path: string;
  params?: Record<string, string>;
  query: Query;
  page: number;
  limit: number;
  /** The answer is everything there is to narrow and page. */
  isWhole: boolean;
};

/** M has a call for each tab. */
const tabPaths = {
  newly_joined: paths.storesLatest,
  popular: paths.storesPopular,
  top_rated: paths.storesTopRated,
} as const satisfies Record<Exclude<StoreTab, "all">, string>;

/**
 * The call for a page of the stores listing (docs/delivery-api.md §8): `get-stores` where the server can narrow and page it, M's call of the tab, which
 * may ignore paging and knows no delivery type, or with categories the search, which knows neither.
 */
export function storeListCall({ tab, filter, categoryIds, page, limit }: StoreListing, dialect: Dialect): ListCall {
  const whole = { page: 1, limit: wholeLimit, isWhole: true };
  const wholeQuery = { type: "all", limit: wholeLimit, offset: 1 };
  if (categoryIds.length > 0) {
    const query = {
      list_type: "store",
      data_type: "category",
      category_ids: JSON.stringify(categoryIds),
      filter: tab === "popular" || tab === "top_rated" ? JSON.stringify([tab]) : null,
      ...wholeQuery,
    };
    return { path: paths.search, query, ...whole };
  }
  if (dialect === "m" && tab !== "all") return { path: tabPaths[tab], query: wholeQuery, ...whole };
  return {
    path: paths.storeList,
    params: { filter },
    query: { store_type: dialect === "m" ? null : tab, type: "all", limit, offset: page },
    page,
    limit,
    isWhole: false,
  };
}

/** The asked page of stores that are all here: of the delivery type, the newest first where the server could not say so. */
export function narrowedPage(stores: Store[], { tab, filter, categoryIds, page, limit }: StoreListing): Page<Store> {
  const handing = stores.filter(
    (store) => filter === "all" || (filter === "delivery" ? store.delivery : store.takeAway),
  );
  const rows =
    tab === "newly_joined" && categoryIds.length > 0
      ? handing.sort((a, b) => (b.createdAt ?? "").localeCompare(a.createdAt ?? ""))
      : handing;
  return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit };
}

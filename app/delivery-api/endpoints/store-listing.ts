import type { StoreListing, StoreTab } from "../calls";
import type { Query } from "../http/call";
import type { Dialect, Page, Store } from "../model";
import { paths } from "./paths";

/** Stores a call, where all of them are needed, and the most such calls for one list. */
export const portion = 50;
export const mostPortions = 20;

type ListCall = {
  path: string;
  params?: Record<string, string>;
  query: Query;
  /** Who makes pages of it: the server, we from everything there is, or the server if it can: older ones answer any page with the first. */
  paging: "server" | "ours" | "unsure";
};

/** M has a call for each tab. */
const tabPaths = {
  newly_joined: paths.storesLatest,
  popular: paths.storesPopular,
  top_rated: paths.storesTopRated,
} as const satisfies Record<Exclude<StoreTab, "all">, string>;

/**
 * The call for a page of the stores listing (docs/delivery-api.md §8): `get-stores` where the server can narrow it, M's call of the tab, which knows no
 * delivery type, or with categories the search, which knows neither that nor the newest.
 */
export function storeListCall({ tab, filter, categoryIds }: StoreListing, dialect: Dialect): ListCall {
  if (categoryIds.length > 0) {
    const query = {
      list_type: "store",
      data_type: "category",
      category_ids: JSON.stringify(categoryIds),
      filter: tab === "popular" || tab === "top_rated" ? JSON.stringify([tab]) : null,
      type: "all",
    };
    return { path: paths.search, query, paging: filter === "all" && tab !== "newly_joined" ? "server" : "ours" };
  }
  if (dialect === "m" && tab !== "all") {
    return { path: tabPaths[tab], query: { type: "all" }, paging: filter === "all" ? "unsure" : "ours" };
  }
  const query = { store_type: dialect === "m" ? null : tab, type: "all" };
  return { path: paths.storeList, params: { filter }, query, paging: "server" };
}

/** Whether the answer to a page is no page: more than was asked for, or the first again. */
export const isUnpaged = ({ rows, page, limit }: Page<Store>, first: Page<Store>): boolean =>
  rows.length > limit || (page > 1 && rows.length > 0 && rows[0]?.id === first.rows[0]?.id);

/** The asked page of stores that are all here: of the delivery type, the newest first where the server could not say so. */
export function narrowedPage(stores: Store[], listing: StoreListing): Page<Store> {
  const { tab, filter, categoryIds, page, limit, keeps = () => true } = listing;
  const handing = stores.filter(
    (store) => (filter === "all" || (filter === "delivery" ? store.delivery : store.takeAway)) && keeps(store),
  );
  const rows =
    tab === "newly_joined" && categoryIds.length > 0
      ? handing.sort((a, b) => (b.createdAt ?? "").localeCompare(a.createdAt ?? ""))
      : handing;
  return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit };
}

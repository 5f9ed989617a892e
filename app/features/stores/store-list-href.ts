import type { StoreFilter, StoreTab } from "~/delivery-api";
import { type QuickFilter, quickFilters } from "./quick-filters";

/** What an address of the stores listing says. */
export type StoreListState = {
  tab: StoreTab;
  filter: StoreFilter;
  categories: number[];
  quick: QuickFilter[];
  page: number;
};

/** Latest and popular have pages of their own (RTE-37); the other tabs stand on `/stores`. */
const tabPaths: Record<StoreTab, string> = {
  all: "/stores",
  newly_joined: "/store/latest",
  popular: "/store/popular",
  top_rated: "/stores",
};

/** The address of a state of the stores listing; what is left out is as nobody has touched it (STOR-08, STOR-10, STOR-12). */
export function storeListHref({
  tab,
  filter = "all",
  categories = [],
  quick = [],
  page = 1,
}: Partial<StoreListState> & Pick<StoreListState, "tab">): string {
  const search = new URLSearchParams();
  if (tab === "top_rated") search.set("tab", tab);
  if (filter !== "all") search.set("filter", filter);
  for (const category of categories) search.append("category", String(category));
  for (const chosen of quick) search.append("quick", chosen);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return tabPaths[tab] + (text && `?${text}`);
}

/** Each filter with the address that adds it to a listing's, or takes it away where it is chosen. */
export const quickFilterLinks = (state: Parameters<typeof storeListHref>[0]) =>
  quickFilters.map((filter) => {
    const chosen = state.quick ?? [];
    const isChosen = chosen.includes(filter);
    const quick = isChosen ? chosen.filter((other) => other !== filter) : [...chosen, filter];
    return { filter, isChosen, href: storeListHref({ ...state, quick, page: 1 }) };
  });

/** Whether a listing shows less than its tab has. */
export const isNarrow = ({ filter, categories, quick }: StoreListState): boolean =>
  filter !== "all" || categories.length + quick.length > 0;

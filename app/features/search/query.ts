import type { SearchFilter, SearchInput } from "~/delivery-api";
import { type CategoryNode, type Checked, checkedOf, namedBy } from "./categories";

/** The specification's page size of searches (SRCH-28). */
export const pageSize = 12;

/** Ends of the price range (SRCH-23); untouched, it says nothing. */
export const wholePriceRange = { min: 0, max: 20_000 };

/** The filter options in the order shown (SRCH-19). */
export const filterOptions = ["nearby", "currently_open", "top_rated", "discounted", "popular"] as const;
export type FilterOption = (typeof filterOptions)[number];

/** Least ratings to choose from (SRCH-24). */
export const ratings = [4.5, 4, 3.5, 3] as const;

export const sortDirections = ["high", "low"] as const;
type SortDirection = (typeof sortDirections)[number];

export type Tab = "items" | "stores";

/** What an address of results asks for, with everything senseless left out. It travels to the browser, where its links are made. */
export type SearchQuery = {
  dataType: SearchInput["dataType"];
  search: string;
  /** Category of `category` results, and its name for the heading. */
  id: number | null;
  name: string;
  brandId: number | null;
  moduleId: number | null;
  tab: Tab;
  view: "grid" | "list";
  sort: SortDirection | null;
  filters: FilterOption[];
  /** Whole parents stand for their children; `all` for everything. */
  categories: "all" | number[];
  brands: number[];
  rating: number | null;
  price: { min: number; max: number };
  page: number;
};

/** Only stores are near or open, and only they can be (SRCH-20). */
export function optionsOf(tab: Tab): FilterOption[] {
  return filterOptions.filter((option) => tab === "stores" || (option !== "nearby" && option !== "currently_open"));
}

export const isWholeRange = ({ min, max }: SearchQuery["price"]): boolean =>
  min === wholePriceRange.min && max === wholePriceRange.max;

/**
 * The address of results, the same for the same question: parameters in one order, and only those that say something. A change of
 * the question begins at the first page (SRCH-25).
 */
export function resultsHref(query: SearchQuery, changes: Partial<SearchQuery> = {}): string {
  const next: SearchQuery = { ...query, page: 1, ...changes };
  const search = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") search.append(name, String(value));
  };
  add("search", next.search);
  add("id", next.id);
  add("module_id", next.moduleId);
  add("name", next.name);
  add("data_type", next.dataType);
  add("brand_id", next.brandId);
  add("tab", next.tab === "stores" ? "stores" : null);
  add("view", next.view === "list" ? "list" : null);
  add("sort", next.sort);
  for (const filter of next.filters) add("filter", filter);
  for (const category of next.categories === "all" ? ["all"] : next.categories) add("category", category);
  for (const brand of next.brands) add("brand", brand);
  add("rating", next.rating);
  if (!isWholeRange(next.price)) {
    add("min_price", next.price.min);
    add("max_price", next.price.max);
  }
  add("page", next.page > 1 ? next.page : null);
  return `/home?${search}`;
}

/** What every filter is before somebody touches it. */
const unfiltered: Pick<SearchQuery, "sort" | "filters" | "categories" | "brands" | "rating" | "price"> = {
  sort: null,
  filters: [],
  categories: [],
  brands: [],
  rating: null,
  price: wholePriceRange,
};

/** The other tab: the search begins anew with it (SRCH-14). */
export const tabHref = (query: SearchQuery, tab: Tab): string => resultsHref(query, { ...unfiltered, tab });

/** The same results with no filter; their order stays. */
export const unfilteredHref = (query: SearchQuery): string => resultsHref(query, { ...unfiltered, sort: query.sort });

/** The words of the call's `filter`: options that fit the tab, then the order, which only prices have (SRCH-16). */
export function filterWords({ filters, sort, tab }: Pick<SearchQuery, "filters" | "sort" | "tab">): SearchFilter[] {
  const words: SearchFilter[] = optionsOf(tab).filter((option) => filters.includes(option));
  return sort !== null && tab === "items" ? [...words, sort] : words;
}

/** The least price that counts: servers take a lower end of 0 for "no range" (docs/delivery-api.md §7.2). */
const leastPrice = 0.0001;

/** The range as it is sent (SRCH-23): as it stands, but for a lower end of 0 under a real upper one. */
export const sentPrice = (price: SearchQuery["price"]): SearchQuery["price"] =>
  price.min === 0 && !isWholeRange(price) ? { ...price, min: leastPrice } : price;

/** A search for a name and nothing else, its first rows. */
export const plainSearch = (name: string, limit: number): SearchInput => ({
  dataType: "searched",
  name,
  categoryIds: [],
  brandIds: [],
  filters: [],
  rating: null,
  price: wholePriceRange,
  page: 1,
  limit,
});

/** The checked boxes of the category filter. The category of category results is one of them until others are chosen. */
export function checkedBoxes(
  { categories, dataType, id }: Pick<SearchQuery, "categories" | "dataType" | "id">,
  tree: readonly CategoryNode[],
): Checked {
  const isOwn = dataType === "category" && id !== null && categories.length === 0;
  return checkedOf(isOwn ? [id] : categories, tree);
}

/** The checked boxes of the brand filter. The brand of brand results is the only one until others are chosen. */
export const checkedBrands = ({ brands, brandId }: Pick<SearchQuery, "brands" | "brandId">): number[] =>
  brands.length === 0 && brandId !== null ? [brandId] : brands;

/** What an address must name for these boxes: nothing where no category but that of the results is checked (SRCH-18). */
export function chosenCategories(
  query: SearchQuery,
  checked: Checked,
  tree: readonly CategoryNode[],
): "all" | number[] {
  const own = namedBy(checkedBoxes({ ...query, categories: [] }, tree), tree);
  const named = namedBy(checked, tree);
  return String(named) === String(own) ? [] : named;
}

/** The same for the boxes of the brand filter. */
export const chosenBrands = ({ brandId }: Pick<SearchQuery, "brandId">, checked: number[]): number[] =>
  checked.length === 1 && checked[0] === brandId ? [] : checked;

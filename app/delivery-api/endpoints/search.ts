import type { SearchInput, SearchSuggestions } from "../calls";
import type { Caller } from "../http/call";
import type { Item, Page, Store } from "../model";
import { ok, type Result } from "../result";
import { readItem } from "../wire/item";
import { readList, readPage } from "../wire/reader";
import { readSearchSuggestions } from "../wire/search-suggestions";
import { ownSearch, ownSearchByPlace } from "./cache-times";
import { paths } from "./paths";
import { readStores } from "./stores";

export function searchEndpoints({ send, context }: Caller) {
  return {
    /** Items by name, category, brand or offer. docs/delivery-api.md §7.3, API-54, API-59. */
    items: (input: SearchInput): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.search,
        query: queryOf(input, "item"),
        cache: ownSearch,
        read: (body, reader) => readPage(body, "products", input, reader, (row) => readItem(row, reader)),
      }),

    /** Stores by name or category. docs/delivery-api.md §7.3, API-54, API-59. */
    stores: (input: SearchInput): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.search,
        query: queryOf(input, "store"),
        cache: ownSearchByPlace,
        read: (body, reader) => readStores(body, input, reader),
      }),

    /** Names of items and stores that hold `name`. Without a place, which the server insists on, there are none. §7.3, API-57. */
    suggestions: async (name: string): Promise<Result<SearchSuggestions>> =>
      context.place === null
        ? ok({ items: [], stores: [] })
        : send({
            method: "GET",
            path: paths.searchSuggestions,
            query: { name },
            cache: ownSearch,
            isSelfContained: true,
            read: readSearchSuggestions,
          }),

    /** A few items that may please this customer; nobody else is asked for. docs/delivery-api.md §4.3, API-56. */
    suggestedItems: async (): Promise<Result<Item[]>> =>
      context.token === null
        ? ok([])
        : send({
            method: "GET",
            path: paths.suggestedItems,
            read: (body, reader) => readList(body, "item", reader, (row) => readItem(row, reader)),
          }),
  };
}

const queryOf = (input: SearchInput, listType: "item" | "store") => ({
  list_type: listType,
  data_type: input.dataType,
  name: input.name,
  category_ids: JSON.stringify(input.categoryIds),
  brand_ids: JSON.stringify(input.brandIds),
  filter: JSON.stringify(input.filters),
  rating_count: input.rating,
  min_price: input.price.min,
  max_price: input.price.max,
  type: "all",
  limit: input.limit,
  offset: input.page,
});

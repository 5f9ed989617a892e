import type { SearchInput } from "../calls";
import type { Caller } from "../http/call";
import type { Item, Page, Store } from "../model";
import type { Result } from "../result";
import { readItem } from "../wire/item";
import { readPage } from "../wire/reader";
import { oneMinute, oneMinuteByPlace } from "./cache-times";
import { paths } from "./paths";
import { readStores } from "./stores";

export function searchEndpoints({ send }: Caller) {
  return {
    /** Items by name, category or offer. docs/delivery-api.md §7.3. */
    items: (input: SearchInput): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.search,
        query: queryOf(input, "item"),
        cache: oneMinute,
        read: (body, reader) => readPage(body, "products", input, reader, (row) => readItem(row, reader)),
      }),

    /** Stores by name or category. docs/delivery-api.md §7.3. */
    stores: (input: SearchInput): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.search,
        query: queryOf(input, "store"),
        cache: oneMinuteByPlace,
        read: (body, reader) => readStores(body, input, reader),
      }),
  };
}

const queryOf = ({ dataType, name, categoryIds, page, limit }: SearchInput, listType: "item" | "store") => ({
  list_type: listType,
  data_type: dataType,
  name: name || null,
  category_ids: categoryIds.length > 0 ? JSON.stringify(categoryIds) : null,
  type: "all",
  limit,
  offset: page,
});

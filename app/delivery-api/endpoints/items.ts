import type { ItemsByCategory } from "../calls";
import type { Caller } from "../http/call";
import type { Item, Page } from "../model";
import type { Result } from "../result";
import { readCategory } from "../wire/category";
import { readItem } from "../wire/item";
import { type Reader, readList, readPage, readRows } from "../wire/reader";
import { toRecord } from "../wire/scalars";
import { fiveMinutes, oneMinute, ownSearch } from "./cache-times";
import { paths } from "./paths";

/** API-74: the spec asks for 15 recommended items. */
const recommendedLimit = 15;

/** A page of `products` and the `categories` beside them. */
export const readItemsByCategory =
  (asked: { page: number; limit: number }) =>
  (body: unknown, reader: Reader): ItemsByCategory => ({
    ...readPage(body, "products", asked, reader, itemRow(reader)),
    categories: readRows(toRecord(body)?.categories, "category", reader, (row) => readCategory(row, reader)),
  });

const itemRow = (reader: Reader) => (row: unknown) => readItem(row, reader);

export function itemEndpoints({ send }: Caller) {
  return {
    /** Popular items nearby; light ones in N and X. docs/delivery-api.md §7.2, API-82. */
    popular: (page: number, limit: number): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.itemsPopular,
        query: { type: "all", limit, offset: page },
        cache: fiveMinutes,
        read: (body, reader) => readPage(body, "products", { page, limit }, reader, itemRow(reader)),
      }),

    /** Items with a discount; light ones in N and X. docs/delivery-api.md §7.2, API-85. */
    discounted: (page: number, limit: number): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.itemsDiscounted,
        query: { type: "all", limit, offset: page },
        cache: fiveMinutes,
        read: (body, reader) => readPage(body, "products", { page, limit }, reader, itemRow(reader)),
      }),

    /** A whole item with its store; `not-found` when it is gone or of another module. docs/delivery-api.md §7.4. */
    details: (idOrSlug: string | number, { campaign = false } = {}): Promise<Result<Item>> =>
      send({
        method: "GET",
        path: paths.itemDetails,
        params: { idOrSlug },
        query: { campaign: campaign ? 1 : null },
        cache: oneMinute,
        read: readItem,
      }),

    /** A store's items, of one category or all, and the categories they fall into. docs/delivery-api.md §7.2. */
    ofStore: (
      storeId: number,
      { categoryId = 0, page, limit }: { categoryId?: number; page: number; limit: number },
    ): Promise<Result<ItemsByCategory>> =>
      send({
        method: "GET",
        path: paths.itemsLatest,
        query: { store_id: storeId, category_id: categoryId, limit, offset: page, type: "all" },
        cache: oneMinute,
        read: readItemsByCategory({ page, limit }),
      }),

    /** A store's items by name. docs/delivery-api.md §7.2. */
    searchOfStore: (
      storeId: number,
      { name, page, limit }: { name: string; page: number; limit: number },
    ): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.itemsSearch,
        query: { name, store_id: storeId, type: "all", limit, offset: page },
        cache: ownSearch,
        read: (body, reader) => readPage(body, "products", { page, limit }, reader, itemRow(reader)),
      }),

    /** What customers order most from a store, at most 10. docs/delivery-api.md §7.2. */
    popularOfStore: (storeId: number): Promise<Result<Item[]>> =>
      send({
        method: "GET",
        path: paths.storePopularItems,
        params: { idOrSlug: storeId },
        cache: fiveMinutes,
        read: (body, reader) => readList(body, "item", reader, itemRow(reader)),
      }),

    /** The items of a category. docs/delivery-api.md §7.5, API-61. */
    ofCategory: (
      idOrSlug: string | number,
      { page, limit }: { page: number; limit: number },
    ): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.categoryItems,
        params: { idOrSlug },
        query: { type: "all", limit, offset: page },
        cache: oneMinute,
        read: (body, reader) => readPage(body, "products", { page, limit }, reader, itemRow(reader)),
      }),

    /** The newest items of the module. docs/delivery-api.md §7.2, API-62, DATA-33. */
    newArrivals: (limit: number): Promise<Result<ItemsByCategory>> =>
      send({
        method: "GET",
        path: paths.itemsNewArrival,
        query: { type: "all", limit, offset: 1 },
        cache: oneMinute,
        read: readItemsByCategory({ page: 1, limit }),
      }),

    /** The best reviewed items, of one category or all; light ones in N and X. docs/delivery-api.md §7.2, API-75. */
    bestReviewed: (limit: number, categoryId: number | null = null): Promise<Result<ItemsByCategory>> =>
      send({
        method: "GET",
        path: paths.itemsMostReviewed,
        query: { type: "all", limit, offset: 1, category_ids: categoryId && JSON.stringify([categoryId]) },
        cache: oneMinute,
        read: readItemsByCategory({ page: 1, limit }),
      }),

    /** Basic medicines nearby. docs/delivery-api.md §7.2. */
    basic: (limit: number): Promise<Result<ItemsByCategory>> =>
      send({
        method: "GET",
        path: paths.itemsBasic,
        query: { type: "all", limit, offset: 1 },
        cache: oneMinute,
        read: readItemsByCategory({ page: 1, limit }),
      }),

    /** What a store or the whole module recommends. docs/delivery-api.md §7.2 (its rows are called `items`), API-74. */
    recommended: (storeId: number | null = null): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.itemsRecommended,
        query: { filter: "all", limit: recommendedLimit, offset: 1, store_id: storeId },
        cache: oneMinute,
        read: (body, reader) => readPage(body, "items", { page: 1, limit: recommendedLimit }, reader, itemRow(reader)),
      }),
  };
}

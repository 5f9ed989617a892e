import type { DietType, StoreFilter, StoreListing } from "../calls";
import type { Caller } from "../http/call";
import type { Page, Store, StoreReview } from "../model";
import { fail, mapResult, type Result } from "../result";
import { type Reader, readList, readPage } from "../wire/reader";
import { readReview } from "../wire/review";
import { toRecord } from "../wire/scalars";
import { readStore } from "../wire/store";
import { fiveMinutesByPlace, oneMinute, oneMinuteByPlace } from "./cache-times";
import { paths } from "./paths";
import { narrowedPage, storeListCall } from "./store-listing";

export function readStores(body: unknown, asked: { page: number; limit: number }, reader: Reader): Page<Store> {
  return readPage(body, "stores", asked, reader, (row) => readStore(row, reader));
}

export function storeEndpoints({ send, profile }: Caller) {
  return {
    /** Popular stores nearby. docs/delivery-api.md §8, API-66. */
    popular: (page: number, limit: number): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.storesPopular,
        query: { type: "all", limit, offset: page },
        cache: fiveMinutesByPlace,
        read: (body, reader) => readStores(body, { page, limit }, reader),
      }),

    /** Stores that joined last. docs/delivery-api.md §8, API-67. */
    latest: (page: number, limit: number): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.storesLatest,
        query: { type: "all", limit, offset: page },
        cache: fiveMinutesByPlace,
        read: (body, reader) => readStores(body, { page, limit }, reader),
      }),

    /** Stores that deliver, let take away, or all. docs/delivery-api.md §8, API-78. */
    list: (asked: { filter: StoreFilter; type: DietType; page: number; limit: number }): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.storeList,
        params: { filter: asked.filter },
        query: { type: asked.type, limit: asked.limit, offset: asked.page },
        cache: oneMinuteByPlace,
        read: (body, reader) => readStores(body, { page: asked.page, limit: asked.limit }, reader),
      }),

    /**
     * A page of the stores listing by tab, delivery type and category. docs/delivery-api.md §8, STOR-02, STOR-07, API-67, API-86. What a server
     * cannot narrow or page itself is narrowed and paged here, among its first 50.
     */
    async listing(asked: StoreListing): Promise<Result<Page<Store>>> {
      const { isWhole, page, limit, ...call } = storeListCall(asked, (await profile()).dialect);
      const result = await send({
        method: "GET",
        ...call,
        cache: oneMinuteByPlace,
        read: (body, reader) => readStores(body, { page, limit }, reader),
      });
      return isWhole ? mapResult(result, ({ rows }) => narrowedPage(rows, asked)) : result;
    },

    /** Stores the customer has ordered from, customers only. docs/delivery-api.md §4.3, API-68. */
    visited: (): Promise<Result<Store[]>> =>
      send({
        method: "GET",
        path: paths.visitAgain,
        read: (body, reader) => readList(body, "store", reader, (row) => readStore(row, reader)),
      }),

    /** What customers say of a store's items, latest first. docs/delivery-api.md §7.4. */
    reviews: (storeId: number): Promise<Result<StoreReview[]>> =>
      send({
        method: "GET",
        path: paths.storeReviews,
        query: { store_id: storeId },
        cache: oneMinute,
        read: (body, reader) => readList(body, "review", reader, readReview),
      }),

    /** One store with its opening hours; `not-found` also for the `{}` of a missing one. docs/delivery-api.md §8, §1.8. */
    async details(idOrSlug: string | number): Promise<Result<Store>> {
      const result = await send({
        method: "GET",
        path: paths.storeDetails,
        params: { idOrSlug },
        cache: oneMinuteByPlace,
        read: (body, reader) => (isEmpty(body) ? null : readStore(body, reader)),
      });
      if (!result.ok) return result;
      return result.value === null ? fail("not-found") : { ok: true, value: result.value };
    },
  };
}

function isEmpty(body: unknown): boolean {
  const record = toRecord(body);
  return Array.isArray(body) ? body.length === 0 : record === null ? body === null : Object.keys(record).length === 0;
}

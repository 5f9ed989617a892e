import type { DietType, StoreFilter, StoreListing } from "../calls";
import type { Caller } from "../http/call";
import type { Page, Store, StoreReview } from "../model";
import { fail, mapResult, ok, type Result } from "../result";
import { type Reader, readList, readPage } from "../wire/reader";
import { readReview } from "../wire/review";
import { toRecord } from "../wire/scalars";
import { readStore } from "../wire/store";
import { fiveMinutes, oneMinute, oneMinuteByPlace, ownSearchByPlace } from "./cache-times";
import { paths } from "./paths";
import { isUnpaged, mostPortions, narrowedPage, portion, storeListCall } from "./store-listing";

export function readStores(body: unknown, requested: { page: number; limit: number }, reader: Reader): Page<Store> {
  return readPage(body, "stores", requested, reader, (row) => readStore(row, reader));
}

export function storeEndpoints({ send, profile }: Caller) {
  return {
    /** Popular stores nearby. docs/delivery-api.md §8, API-66. */
    popular: (page: number, limit: number): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.storesPopular,
        query: { type: "all", limit, offset: page },
        cache: fiveMinutes,
        read: (body, reader) => readStores(body, { page, limit }, reader),
      }),

    /** Stores that joined last. docs/delivery-api.md §8, API-67. */
    latest: (page: number, limit: number): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.storesLatest,
        query: { type: "all", limit, offset: page },
        cache: fiveMinutes,
        read: (body, reader) => readStores(body, { page, limit }, reader),
      }),

    /** Stores that deliver, let take away, or all. docs/delivery-api.md §8, API-78. */
    list: (requested: {
      filter: StoreFilter;
      type: DietType;
      page: number;
      limit: number;
    }): Promise<Result<Page<Store>>> =>
      send({
        method: "GET",
        path: paths.storeList,
        params: { filter: requested.filter },
        query: { type: requested.type, limit: requested.limit, offset: requested.page },
        cache: oneMinuteByPlace,
        read: (body, reader) => readStores(body, { page: requested.page, limit: requested.limit }, reader),
      }),

    /**
     * A page of the stores listing by tab, delivery type and category. docs/delivery-api.md §8, STOR-02, STOR-03, STOR-07, API-67, API-86. What a
     * server cannot narrow or page itself is asked for whole, portion by portion, and narrowed and paged here.
     */
    async listing(requested: StoreListing): Promise<Result<Page<Store>>> {
      const { paging, query, ...call } = storeListCall(requested, (await profile()).dialect);
      const ask = (page: number, limit: number) =>
        send({
          method: "GET",
          ...call,
          query: { ...query, limit, offset: page },
          cache: requested.categoryIds.length > 0 ? ownSearchByPlace : oneMinuteByPlace,
          read: (body, reader) => readStores(body, { page, limit }, reader),
        });
      const whole = async () => mapResult(await everyRow(ask), (rows) => narrowedPage(rows, requested));
      if (paging === "ours" || requested.keeps) return whole();
      const { page, limit } = requested;
      const [first, result] = await Promise.all([
        paging === "unsure" && page > 1 ? ask(1, limit) : null,
        ask(page, limit),
      ]);
      if (paging === "server" || !result.ok) return result;
      return isUnpaged(result.value, first?.ok ? first.value : result.value) ? whole() : result;
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
        read: (body, reader) => readList(body, "review", reader, (row) => readReview(row, reader)),
      }),

    /** One store with its opening hours; `not-found` also for the `{}` of a missing one. docs/delivery-api.md §8, §1.8. */
    async details(idOrSlug: string | number): Promise<Result<Store>> {
      const result = await send({
        method: "GET",
        path: paths.storeDetails,
        params: { idOrSlug },
        cache: oneMinute,
        read: (body, reader) => (isEmpty(body) ? null : readStore(body, reader)),
      });
      if (!result.ok) return result;
      return result.value === null ? fail("not-found") : { ok: true, value: result.value };
    },
  };
}

/** All stores of a list, each once, as far as its portions reach; the first tells how many there are. */
async function everyRow(ask: (page: number, limit: number) => Promise<Result<Page<Store>>>): Promise<Result<Store[]>> {
  const first = await ask(1, portion);
  if (!first.ok) return first;
  const pages = Math.min(Math.ceil(first.value.total / portion), mostPortions);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2, portion)),
  );
  const stores = new Map(first.value.rows.map((store) => [store.id, store]));
  for (const other of others) {
    if (!other.ok) return other;
    for (const store of other.value.rows) stores.set(store.id, store);
  }
  return ok([...stores.values()]);
}

function isEmpty(body: unknown): boolean {
  const record = toRecord(body);
  return Array.isArray(body) ? body.length === 0 : record === null ? body === null : Object.keys(record).length === 0;
}

import type { DietType, StoreFilter } from "../calls";
import type { Caller } from "../http/call";
import type { Page, Store } from "../model";
import { fail, type Result } from "../result";
import { type Reader, readPage } from "../wire/reader";
import { toRecord } from "../wire/scalars";
import { readStore } from "../wire/store";
import { fiveMinutesByPlace, oneMinuteByPlace } from "./cache-times";
import { paths } from "./paths";

export function readStores(body: unknown, asked: { page: number; limit: number }, reader: Reader): Page<Store> {
  return readPage(body, "stores", asked, reader, (row) => readStore(row, reader));
}

export function storeEndpoints({ send }: Caller) {
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

import type { FastifyRequest } from "fastify";
import { type SelectQueryBuilder, sql } from "kysely";
import type { StoreRow } from "../db/schema";
import type { Database, Db } from "../db/types";
import type { Input } from "../http/input";
import { wallClock } from "../time";
import { type StoreJson, storesJson, type WireContext } from "../wire/store";
import { echoedPage, type Filters, likePattern, pageBounds } from "./filters";
import { optionalModuleOf, zonesOf } from "./headers";
import { couponStores } from "./item-query";

export type StoreQuery = SelectQueryBuilder<Database, "stores", object>;

/** Stores of the request's zones, and of its module when it names one. @throws Refusal 403, docs/delivery-api.md §1.3. */
export function storesHere(request: FastifyRequest): StoreQuery {
  const moduleId = optionalModuleOf(request);
  const query: StoreQuery = request.sandbox.db
    .selectFrom("stores")
    .where("stores.status", "=", 1)
    .where("stores.zone_id", "in", zonesOf(request));
  return moduleId === null ? query : query.where("stores.module_id", "=", moduleId);
}

/** Stores with items on sale in any of the categories. */
export function withCategories(query: StoreQuery, categoryIds: number[]): StoreQuery {
  return query.where("stores.id", "in", ({ selectFrom }) =>
    selectFrom("item_categories")
      .innerJoin("items", "items.id", "item_categories.item_id")
      .select("items.store_id")
      .where("item_categories.category_id", "in", categoryIds)
      .where("items.status", "=", 1),
  );
}

/** Narrows by what docs/delivery-api.md §7.2 and §8 list, except what needs the clock or the visitor's place. */
export function narrowedStores(query: StoreQuery, db: Db, filters: Filters): StoreQuery {
  let narrow = query;
  for (const word of filters.words) {
    const pattern = likePattern(word);
    narrow = narrow.where(
      (eb) =>
        sql<boolean>`(${eb.ref("stores.name")} like ${pattern} escape '\\' or ${eb.ref("stores.translations")} like ${pattern} escape '\\')`,
    );
  }
  if (filters.type === "veg") narrow = narrow.where("stores.veg", "=", 1);
  if (filters.type === "non_veg") narrow = narrow.where("stores.non_veg", "=", 1);
  if (filters.categoryIds.length > 0) narrow = withCategories(narrow, filters.categoryIds);
  if (filters.rating !== null) narrow = narrow.where("stores.avg_rating", ">=", filters.rating);
  if (filters.filter.has("free_delivery")) narrow = narrow.where("stores.free_delivery", "=", 1);
  if (filters.filter.has("coupon")) narrow = narrow.where("stores.id", "in", couponStores(db));
  return narrow;
}

/** Stores whose discount runs now. */
export function discountedStores(query: StoreQuery, ctx: WireContext): StoreQuery {
  const { day, time } = wallClock(ctx.now, ctx.operatorZone);
  return query.where("stores.id", "in", ({ selectFrom }) =>
    selectFrom("store_discounts")
      .select("store_id")
      .where("start_date", "<=", day)
      .where("end_date", ">=", day)
      .where("start_time", "<=", time)
      .where("end_time", ">=", time),
  );
}

export type StoreOrder = "nearby" | "popular" | "newest" | "rated";

/** Open stores first, then by the list's own order. The clock and the distance decide, so this sorts what was read. */
function orderedStores(stores: StoreJson[], order: StoreOrder): StoreJson[] {
  const isOpen = (store: StoreJson) => (store.active && store.open === 1 ? 1 : 0);
  const distance = (store: StoreJson) => store.distance ?? 0;
  const compare: Record<StoreOrder, (a: StoreJson, b: StoreJson) => number> = {
    nearby: (a, b) => distance(a) - distance(b),
    popular: (a, b) => b.order_count - a.order_count,
    newest: (a, b) => b.created_at.localeCompare(a.created_at),
    rated: (a, b) => b.avg_rating - a.avg_rating || b.rating_count - a.rating_count,
  };
  return [...stores].sort((a, b) => isOpen(b) - isOpen(a) || compare[order](a, b) || a.id - b.id);
}

/** One page of stores with total, docs/delivery-api.md §8. */
export async function storePage(
  ctx: WireContext,
  query: StoreQuery,
  input: Input,
  { order, limit = 10, words = new Set<string>() }: { order: StoreOrder; limit?: number; words?: Set<string> },
) {
  const rows: StoreRow[] = await query.selectAll("stores").execute();
  const asked: StoreOrder = words.has("nearby")
    ? "nearby"
    : words.has("popular")
      ? "popular"
      : words.has("top_rated")
        ? "rated"
        : order;
  let stores = orderedStores(await storesJson(ctx, rows), asked);
  if (words.has("currently_open") || words.has("open"))
    stores = stores.filter((store) => store.active && store.open === 1);
  if (words.has("fast_delivery")) stores.sort((a, b) => a.min_delivery_time - b.min_delivery_time);
  if (words.has("discounted")) stores = stores.filter((store) => store.discount !== null);
  const { limit: size, skip } = pageBounds(input, limit);
  return { total_size: stores.length, ...echoedPage(input, limit), stores: stores.slice(skip, skip + size) };
}

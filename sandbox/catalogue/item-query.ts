import type { FastifyRequest } from "fastify";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { ItemRow } from "../db/schema";
import type { Database, Db } from "../db/types";
import type { Input } from "../http/input";
import { wallClock } from "../time";
import { itemsJson } from "../wire/item";
import type { WireContext } from "../wire/store";
import { echoedPage, type Filters, likePattern, pageBounds } from "./filters";
import { moduleOf, zonesOf } from "./headers";

export type ItemQuery = SelectQueryBuilder<Database, "items" | "stores", object>;

/** Items on sale of stores on the list. */
export function itemsOnSale(db: Db): ItemQuery {
  return db
    .selectFrom("items")
    .innerJoin("stores", "stores.id", "items.store_id")
    .where("items.status", "=", 1)
    .where("stores.status", "=", 1);
}

/** Items of the request's zones and module. @throws Refusal 403 without them, docs/delivery-api.md §1.3. */
export function itemsHere(request: FastifyRequest): ItemQuery {
  return itemsOnSale(request.sandbox.db)
    .where("items.module_id", "=", moduleOf(request))
    .where("stores.zone_id", "in", zonesOf(request));
}

/** Narrows by what docs/delivery-api.md §7.2 lists. */
export function narrowed(query: ItemQuery, ctx: WireContext, filters: Filters): ItemQuery {
  let narrow = query;
  for (const word of filters.words) narrow = narrow.where((eb) => mentions(eb, word));
  if (filters.type !== "all") narrow = narrow.where("items.veg", "=", filters.type === "veg" ? 1 : 0);
  if (filters.categoryIds.length > 0) narrow = inCategories(narrow, filters.categoryIds);
  if (filters.brandIds.length > 0) narrow = narrow.where("items.brand_id", "in", filters.brandIds);
  if (filters.rating !== null) narrow = narrow.where("items.avg_rating", ">=", filters.rating);
  if (filters.prices) {
    narrow = narrow.where("items.price", ">=", filters.prices.from).where("items.price", "<=", filters.prices.to);
  }
  if (filters.filter.has("discounted")) narrow = narrow.where((eb) => isDiscounted(eb, ctx));
  if (filters.filter.has("free_delivery")) narrow = narrow.where("stores.free_delivery", "=", 1);
  if (filters.filter.has("available_now")) narrow = narrow.where((eb) => isAvailable(eb, ctx));
  if (filters.filter.has("coupon")) narrow = narrow.where("items.store_id", "in", couponStores(ctx.db));
  return narrow;
}

/** Items filed under any of the categories, parents and children alike. */
export function inCategories(query: ItemQuery, categoryIds: number[]): ItemQuery {
  return query.where("items.id", "in", ({ selectFrom }) =>
    selectFrom("item_categories").select("item_id").where("category_id", "in", categoryIds),
  );
}

function mentions(eb: ExpressionBuilder<Database, "items" | "stores">, word: string) {
  const pattern = likePattern(word);
  return sql<boolean>`(${eb.ref("items.name")} like ${pattern} escape '\\' or ${eb.ref("items.translations")} like ${pattern} escape '\\' or ${eb.ref("items.tags")} like ${pattern} escape '\\')`;
}

/** An own discount, a running one of the store, or a flash sale. */
export function isDiscounted(eb: ExpressionBuilder<Database, "items" | "stores">, ctx: WireContext) {
  const { day, time } = wallClock(ctx.now, ctx.operatorZone);
  const running = eb
    .selectFrom("store_discounts")
    .select("store_id")
    .where("start_date", "<=", day)
    .where("end_date", ">=", day)
    .where("start_time", "<=", time)
    .where("end_time", ">=", time);
  return eb.or([
    eb("items.discount", ">", 0),
    eb("items.store_id", "in", running),
    eb("items.id", "in", eb.selectFrom("flash_sale_items").select("item_id").where("status", "=", 1)),
  ]);
}

function isAvailable(eb: ExpressionBuilder<Database, "items" | "stores">, ctx: WireContext) {
  const { time } = wallClock(ctx.now, ctx.operatorZone);
  const from = eb.ref("items.available_time_starts");
  const to = eb.ref("items.available_time_ends");
  return sql<boolean>`case when ${from} <= ${to} then ${time} between ${from} and ${to} else ${time} >= ${from} or ${time} <= ${to} end`;
}

/** Stores that have a coupon of their own. */
export function couponStores(db: Db) {
  return db
    .selectFrom("coupons")
    .where("coupon_type", "=", "store_wise")
    .where("status", "=", 1)
    .select(sql<number>`cast(json_extract(data, '$[0]') as integer)`.as("store_id"));
}

/** The order the words of `filter` ask for, else the list's own; ties by id. */
export function sorted(query: ItemQuery, filters: Filters, usual: "popular" | "newest" | "rated"): ItemQuery {
  let order = query;
  if (filters.filter.has("high")) order = order.orderBy("items.price", "desc");
  else if (filters.filter.has("low")) order = order.orderBy("items.price", "asc");
  if (filters.filter.has("top_rated") || usual === "rated") order = order.orderBy("items.avg_rating", "desc");
  if (filters.filter.has("popular") || usual === "popular") order = order.orderBy("items.order_count", "desc");
  if (usual === "rated") order = order.orderBy("items.rating_count", "desc");
  if (usual === "newest") order = order.orderBy("items.created_at", "desc");
  return order.orderBy("items.id");
}

/** The item rows of a query, all or one page. */
export async function rowsOf(query: ItemQuery, bounds?: { limit: number; skip: number }): Promise<ItemRow[]> {
  const rows = query.selectAll("items");
  return bounds ? rows.limit(bounds.limit).offset(bounds.skip).execute() : rows.execute();
}

export async function countOf(query: ItemQuery): Promise<number> {
  const { total } = await query
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

type PageOptions = {
  key?: "products" | "items";
  limit?: number;
  write?: (ctx: WireContext, rows: ItemRow[]) => Promise<object[]>;
};

/** One page of items with total, docs/delivery-api.md §1.7. */
export async function itemPage(
  ctx: WireContext,
  query: ItemQuery,
  input: Input,
  { key = "products", limit = 10, write = itemsJson }: PageOptions = {},
) {
  const rows = await rowsOf(query, pageBounds(input, limit));
  return { total_size: await countOf(query), ...echoedPage(input, limit), [key]: await write(ctx, rows) };
}

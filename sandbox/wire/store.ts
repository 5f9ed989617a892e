import type { SandboxContext } from "../context";
import type { SeedRow, StoreRow } from "../db/schema";
import { metresBetween } from "../geo";
import { isOpenAt } from "../rules/opening";
import { wallClock } from "../time";
import { byId, distinct, groupedBy } from "./lookup";
import { inLanguage, parsed, pictureUrl } from "./text";

export type WireContext = Pick<
  SandboxContext,
  "db" | "dialect" | "language" | "base" | "now" | "operatorZone" | "coordinates"
>;

/** Store discounts running now, by store id. */
export async function runningDiscounts(ctx: WireContext, storeIds: number[]) {
  const { day, time } = wallClock(ctx.now, ctx.operatorZone);
  const rows = await ctx.db.selectFrom("store_discounts").selectAll().where("store_id", "in", storeIds).execute();
  const running = rows.filter(
    (row) => row.start_date <= day && day <= row.end_date && row.start_time <= time && time <= row.end_time,
  );
  return new Map(running.map((row) => [row.store_id, row]));
}

/** Stores as lists tell them, docs/delivery-api.md §8; the order of the rows is kept. */
export async function storesJson(ctx: WireContext, rows: StoreRow[]) {
  if (rows.length === 0) return [];
  const ids = distinct(rows.map(({ id }) => id));
  const [discounts, schedules, counts] = await Promise.all([
    runningDiscounts(ctx, ids),
    ctx.db.selectFrom("store_schedules").selectAll().where("store_id", "in", ids).orderBy("day").execute(),
    ctx.db
      .selectFrom("items")
      .select(["store_id", ({ fn }) => fn.countAll<number>().as("items")])
      .where("store_id", "in", ids)
      .where("status", "=", 1)
      .groupBy("store_id")
      .execute(),
  ]);
  const hours = groupedBy(schedules, (row) => row.store_id);
  const itemCounts = new Map(counts.map((row) => [row.store_id, row.items]));
  return rows.map((row) => ({
    ...plainStore(ctx, row),
    open: isOpenAt(hours.get(row.id) ?? [], ctx.now, ctx.operatorZone) ? 1 : 0,
    current_opening_time: nextOpening(hours.get(row.id) ?? [], ctx),
    off_day: offDays(hours.get(row.id) ?? []),
    total_items: itemCounts.get(row.id) ?? 0,
    discount: discountJson(discounts.get(row.id)),
  }));
}

export type StoreJson = Awaited<ReturnType<typeof storesJson>>[number];

/** One store as a list tells it. */
export async function storeJson(ctx: WireContext, row: StoreRow): Promise<StoreJson> {
  const [json] = await storesJson(ctx, [row]);
  if (!json) throw new Error(`no answer for store ${row.id}`);
  return json;
}

/** One store with what only its details tell: opening hours, categories, price range. */
export async function storeDetailsJson(ctx: WireContext, row: StoreRow) {
  const [store, schedules, categories, prices] = await Promise.all([
    storeJson(ctx, row),
    ctx.db.selectFrom("store_schedules").selectAll().where("store_id", "=", row.id).orderBy("day").execute(),
    ctx.db
      .selectFrom("categories")
      .selectAll()
      .where("parent_id", "=", 0)
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("item_categories")
          .innerJoin("items", "items.id", "item_categories.item_id")
          .select("item_categories.category_id")
          .where("items.store_id", "=", row.id)
          .where("items.status", "=", 1),
      )
      .orderBy("priority", "desc")
      .orderBy("id")
      .execute(),
    ctx.db
      .selectFrom("items")
      .select(({ fn }) => [fn.min("price").as("min_price"), fn.max("price").as("max_price")])
      .where("store_id", "=", row.id)
      .where("status", "=", 1)
      .executeTakeFirst(),
  ]);
  return {
    ...store,
    schedules,
    category_ids: categories.map(({ id }) => id),
    category_details: categories.map((category) => ({
      id: category.id,
      name: inLanguage(ctx.language, category, "name"),
      slug: category.slug,
      image_full_url: pictureUrl(ctx, "category", category.image),
    })),
    price_range: [{ min_price: prices?.min_price ?? 0, max_price: prices?.max_price ?? 0 }],
  };
}

/** The columns themselves, in the types of the wire. */
function plainStore(ctx: WireContext, row: StoreRow) {
  const ratings = parsed<number[]>(row.ratings);
  const positive = (ratings[0] ?? 0) + (ratings[1] ?? 0);
  const location = { latitude: row.latitude, longitude: row.longitude };
  return {
    id: row.id,
    name: inLanguage(ctx.language, row, "name"),
    slug: row.slug,
    phone: row.phone,
    email: row.email,
    logo: row.logo,
    cover_photo: row.cover_photo,
    logo_full_url: pictureUrl(ctx, "store", row.logo),
    cover_photo_full_url: pictureUrl(ctx, "cover", row.cover_photo),
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    address: inLanguage(ctx.language, row, "address"),
    minimum_order: row.minimum_order,
    currency: "USD",
    comission: null,
    schedule_order: row.schedule_order === 1,
    status: row.status,
    vendor_id: row.vendor_id,
    free_delivery: row.free_delivery === 1,
    delivery: row.delivery === 1,
    take_away: row.take_away === 1,
    item_section: true,
    ...(ctx.dialect === "m" ? { tax: row.tax } : {}),
    zone_id: row.zone_id,
    reviews_section: row.reviews_section === 1,
    active: row.active === 1,
    self_delivery_system: row.self_delivery_system,
    pos_system: false,
    minimum_shipping_charge: row.minimum_shipping_charge,
    maximum_shipping_charge: row.maximum_shipping_charge,
    per_km_shipping_charge: row.per_km_shipping_charge,
    delivery_time: `${row.min_delivery_time}-${row.max_delivery_time} min`,
    min_delivery_time: row.min_delivery_time,
    max_delivery_time: row.max_delivery_time,
    veg: row.veg,
    non_veg: row.non_veg,
    order_count: row.order_count,
    total_order: row.order_count,
    module_id: row.module_id,
    order_place_to_schedule_interval: row.order_place_to_schedule_interval,
    featured: row.featured,
    prescription_order: row.prescription_order === 1,
    cutlery: row.cutlery === 1,
    announcement: row.announcement,
    announcement_message: row.announcement_message,
    store_business_model: "commission",
    distance: ctx.coordinates ? Math.round(metresBetween(ctx.coordinates, location) * 10) / 10 : null,
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    ratings,
    positive_rating: row.rating_count === 0 ? 0 : Math.round((positive / row.rating_count) * 100),
    reviews_comments_count: row.rating_count,
    total_campaigns: 0,
    is_recommended: row.recommended === 1,
    halal_tag_status: row.halal_tag_status === 1,
    extra_packaging_status: row.extra_packaging_status === 1,
    extra_packaging_amount: row.extra_packaging_amount,
    store_sub: null,
    created_at: row.created_at,
    updated_at: row.created_at,
  };
}

function discountJson(row: SeedRow<"store_discounts"> | undefined) {
  return row
    ? { ...row, created_at: `${row.start_date}T00:00:00.000000Z`, updated_at: `${row.start_date}T00:00:00.000000Z` }
    : null;
}

type Hours = SeedRow<"store_schedules">;

/** `HH:mm` of the span running now, else of the next one within a week; `closed` when there is none. */
function nextOpening(hours: Hours[], ctx: WireContext): string {
  const { weekday, time } = wallClock(ctx.now, ctx.operatorZone);
  const upcoming = hours
    .map((span) => {
      const daysAhead = (span.day - weekday + 7) % 7;
      return { span, wait: daysAhead === 0 && span.closing_time < time ? 7 : daysAhead };
    })
    .sort((a, b) => a.wait - b.wait || a.span.opening_time.localeCompare(b.span.opening_time))[0];
  return upcoming ? upcoming.span.opening_time.slice(0, 5) : "closed";
}

/** Days without hours as a text list, a blank when there are none. */
function offDays(hours: Hours[]): string {
  const open = new Set(hours.map(({ day }) => day));
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.has(day));
  return closed.length > 0 ? closed.join(",") : " ";
}

/** Rows of stores by id, for answers that nest them. */
export async function storeRowsById(ctx: WireContext, ids: number[]): Promise<Map<number, StoreRow>> {
  if (ids.length === 0) return new Map();
  return byId(await ctx.db.selectFrom("stores").selectAll().where("id", "in", ids).execute());
}

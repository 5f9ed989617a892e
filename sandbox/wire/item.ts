import type { ItemRow, SeedRow, StoreRow } from "../db/schema";
import { discountOf, type FlashOffer, flashOffers } from "../orders/offers";
import { discountOn } from "../rules/price";
import { foodFactInArabic } from "../seed/allergens";
import { byId, distinct } from "./lookup";
import { runningDiscounts, storeRowsById, type WireContext } from "./store";
import { inLanguage, parsed, pictureUrl } from "./text";
import { wordIn } from "./words";

type CampaignItemRow = SeedRow<"item_campaigns">;
export type AnyItemRow = ItemRow | CampaignItemRow;

const isCampaign = (row: AnyItemRow): row is CampaignItemRow => "available_date_starts" in row;

/** Items as docs/delivery-api.md §7.1 writes them; the order of the rows is kept. Campaign rows may stand among them. */
export async function itemsJson(ctx: WireContext, rows: AnyItemRow[]) {
  const relations = await relationsOf(ctx, rows);
  return rows.map((row) => itemOf(ctx, row, relations));
}

export type ItemJson = Awaited<ReturnType<typeof itemsJson>>[number];

/** One item or campaign item, docs/delivery-api.md §7.1. */
export async function itemJson(ctx: WireContext, row: AnyItemRow): Promise<ItemJson> {
  const [json] = await itemsJson(ctx, [row]);
  if (!json) throw new Error(`no answer for item ${row.id}`);
  return json;
}

const lightKeys = [
  "id",
  "name",
  "image_full_url",
  "price",
  "veg",
  "unit_type",
  "recommended",
  "organic",
  "is_halal",
  "stock",
  "maximum_cart_quantity",
  "discount",
  "discount_type",
  "rating_count",
  "avg_rating",
  "available_time_starts",
  "available_time_ends",
  "halal_tag_status",
  "store_name",
  "store_id",
  "module_type",
  "free_delivery",
] as const;

/** The light items of some lists in N and X; whole ones in M. */
export async function listedItemsJson(ctx: WireContext, rows: AnyItemRow[]): Promise<object[]> {
  const items = await itemsJson(ctx, rows);
  if (ctx.dialect === "m") return items;
  return items.map((item) => ({
    ...Object.fromEntries(lightKeys.map((key) => [key, item[key]])),
    ...(ctx.dialect === "x" ? { slug: item.slug } : {}),
    has_variant: item.variations.length + (item.food_variations === "" ? 0 : item.food_variations.length),
  }));
}

async function relationsOf(ctx: WireContext, rows: AnyItemRow[]) {
  const { db } = ctx;
  const storeIds = distinct(rows.map((row) => row.store_id));
  const addOnIds = distinct(rows.flatMap((row) => parsed<number[]>(row.add_on_ids)));
  const categoryIds = distinct(
    rows.flatMap((row) => parsed<{ id: string }[]>(row.category_ids).map(({ id }) => Number(id))),
  );
  const itemIds = rows.filter((row) => !isCampaign(row)).map(({ id }) => id);
  const [stores, discounts, addOns, categories, modules, units, brands, flash] = await Promise.all([
    storeRowsById(ctx, storeIds),
    runningDiscounts(ctx, storeIds),
    db.selectFrom("add_ons").selectAll().where("id", "in", addOnIds).where("status", "=", 1).execute(),
    db.selectFrom("categories").selectAll().where("id", "in", categoryIds).execute(),
    db.selectFrom("modules").select(["id", "module_type"]).execute(),
    db.selectFrom("units").selectAll().execute(),
    db.selectFrom("brands").select(["id", "name"]).execute(),
    flashOffers(db, itemIds),
  ]);
  return {
    stores,
    discounts,
    flash,
    addOns: byId(addOns),
    categories: byId(categories),
    modules: byId(modules),
    units: byId(units),
    brands: byId(brands),
  };
}

type Relations = Awaited<ReturnType<typeof relationsOf>>;

function itemOf(ctx: WireContext, row: AnyItemRow, relations: Relations) {
  const store = relations.stores.get(row.store_id);
  const unit = relations.units.get(row.unit_id ?? 0);
  const flash = isCampaign(row) ? undefined : relations.flash.get(row.id);
  const groups = parsed<FoodVariation[]>(row.food_variations);
  const named = (option: string) => wordIn(ctx.language, option);
  const unitName = unit ? inLanguage(ctx.language, unit, "unit") : null;
  return {
    id: row.id,
    name: inLanguage(ctx.language, row, "name"),
    slug: row.slug,
    description: inLanguage(ctx.language, row, "description"),
    ...picturesOf(ctx, row),
    category_id: row.category_id,
    category_ids: categoriesOf(ctx, row, relations),
    variations: parsed<Combination[]>(row.variations).map((one) => ({ ...one, type: named(one.type) })),
    food_variations: groups.length > 0 ? groups.map((group) => groupOf(ctx, group)) : ("" as const),
    add_ons: addOnsOf(ctx, row, relations),
    attributes: parsed<string[]>(row.attributes),
    choice_options: parsed<Choice[]>(row.choice_options).map(({ name, title, options }) => ({
      name,
      title: named(title),
      options: options.map(named),
    })),
    price: row.price,
    tax: 0,
    tax_type: "percent",
    ...discountsOf(ctx, row, relations, flash),
    available_time_starts: isCampaign(row) ? row.available_time_starts.slice(0, 5) : row.available_time_starts,
    available_time_ends: isCampaign(row) ? row.available_time_ends.slice(0, 5) : row.available_time_ends,
    ...(isCampaign(row)
      ? { available_date_starts: row.available_date_starts, available_date_ends: row.available_date_ends }
      : {}),
    veg: row.veg,
    status: row.status,
    ...storeColumns(ctx, row, store),
    module_type: relations.modules.get(row.module_id)?.module_type ?? "food",
    stock: flash ? flash.left : row.stock,
    unit_id: row.unit_id,
    unit_type: unitName,
    unit: unit ? { id: unit.id, unit: unitName } : null,
    maximum_cart_quantity: row.maximum_cart_quantity,
    order_count: row.order_count,
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    recommended: row.recommended,
    organic: row.organic,
    is_approved: 1,
    is_halal: row.is_halal,
    flash_sale: flash ? 1 : 0,
    is_campaign: isCampaign(row) ? 1 : 0,
    common_condition_id: row.common_condition_id ?? 0,
    brand_id: row.brand_id ?? 0,
    is_basic: row.is_basic,
    is_prescription_required: row.is_prescription_required,
    nutritions_name: foodFacts(ctx, row.nutritions),
    allergies_name: foodFacts(ctx, row.allergies),
    generic_name: parsed<string[]>(row.generic_names),
    tax_data: [],
    ...(ctx.dialect === "x"
      ? { review_count: row.rating_count, brand_name: relations.brands.get(row.brand_id ?? 0)?.name ?? null }
      : {}),
    created_at: row.created_at,
    updated_at: row.created_at,
  };
}

const foodFacts = ({ language }: WireContext, column: string): string[] => {
  const names = parsed<string[]>(column);
  return language === "ar" ? names.map(foodFactInArabic) : names;
};

type FoodVariation = {
  name: string;
  type: "single" | "multi";
  min: string;
  max: string;
  required: "on" | "off";
  values: { label: string; optionPrice: string }[];
};
type Combination = { type: string; price: number; stock: number };
type Choice = { name: string; title: string; options: string[] };

const groupOf = ({ language }: WireContext, { name, values, ...group }: FoodVariation): FoodVariation => ({
  ...group,
  name: wordIn(language, name),
  values: values.map((value) => ({ ...value, label: wordIn(language, value.label) })),
});

function picturesOf(ctx: WireContext, row: AnyItemRow) {
  const images = parsed<string[]>(row.images);
  return {
    image: row.image,
    image_full_url: pictureUrl(ctx, "item", row.image),
    images: images.map((img) => ({ img, storage: "public" })),
    images_full_url: images.map((name) => pictureUrl(ctx, "item", name)),
  };
}

function categoriesOf(ctx: WireContext, row: AnyItemRow, { categories }: Relations) {
  return parsed<{ id: string; position: number }[]>(row.category_ids).map(({ id, position }) => {
    const category = categories.get(Number(id));
    return { id, position, name: category ? inLanguage(ctx.language, category, "name") : "" };
  });
}

function addOnsOf(ctx: WireContext, row: AnyItemRow, { addOns }: Relations) {
  return parsed<number[]>(row.add_on_ids).flatMap((id) => {
    const addOn = addOns.get(id);
    if (!addOn) return [];
    const { price, store_id, status } = addOn;
    return [
      {
        id,
        name: inLanguage(ctx.language, addOn, "name"),
        price,
        store_id,
        status,
        created_at: row.created_at,
        updated_at: row.created_at,
      },
    ];
  });
}

/** M tells the item's own discount and the store's beside it; N and X the better of the two. A flash sale stands above both. */
function discountsOf(ctx: WireContext, row: AnyItemRow, relations: Relations, flash: FlashOffer | undefined) {
  if (flash) return { discount: flash.discount.value, discount_type: flash.discount.type, store_discount: 0 };
  const ofStore = relations.discounts.get(row.store_id);
  const own = { discount: row.discount, discount_type: row.discount_type };
  if (ctx.dialect === "m" || !ofStore) return { ...own, store_discount: ofStore?.discount ?? 0 };
  const isOwnBetter =
    discountOn(row.price, discountOf(row.discount, row.discount_type)) >=
    discountOn(row.price, discountOf(ofStore.discount, ofStore.discount_type));
  const better = isOwnBetter ? own : { discount: ofStore.discount, discount_type: ofStore.discount_type };
  return { ...better, store_discount: 0 };
}

function storeColumns(ctx: WireContext, row: AnyItemRow, store: StoreRow | undefined) {
  return {
    store_id: row.store_id,
    store_name: store ? inLanguage(ctx.language, store, "name") : "",
    zone_id: store?.zone_id ?? null,
    module_id: row.module_id,
    schedule_order: row.schedule_order === 1 && store?.schedule_order === 1,
    halal_tag_status: store?.halal_tag_status ?? 0,
    delivery_time: store ? `${store.min_delivery_time}-${store.max_delivery_time} min` : null,
    min_delivery_time: store?.min_delivery_time ?? null,
    max_delivery_time: store?.max_delivery_time ?? null,
    free_delivery: store?.free_delivery === 1,
    ...(ctx.dialect === "x" && store
      ? { store_slug: store.slug, store_image_full_url: pictureUrl(ctx, "store", store.logo) }
      : {}),
  };
}

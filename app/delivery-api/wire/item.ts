import { z } from "zod";
import { type ModuleType, moduleKind } from "~/module-kinds";
import type { Item } from "../model";
import { moduleType } from "./module";
import { imageUrl, imageUrls, type Reader, wrongShape } from "./reader";
import * as read from "./scalars";
import { readStore } from "./store";
import { addOns, variationGroups } from "./variation";

const mostFoodFacts = 20;
const longestFoodFact = 40;

/** Names as a list, as JSON text, parted by commas, or as rows of what servers keep them in; each once, in whatever case (docs/delivery-api.md §7.1). */
const foodFacts = z.unknown().transform((value): string[] => {
  const rows = read.toList(value);
  const parts =
    rows.length === 0 && typeof value === "string" && !/^\s*[[{]/.test(value) ? value.split(",", mostFoodFacts) : rows;
  const facts = new Map<string, string>();
  for (const part of parts.slice(0, mostFoodFacts)) {
    const row = read.toRecord(part);
    const name = read.plainText(row ? (row.name ?? row.allergy ?? row.nutrition) : part, longestFoodFact);
    if (name !== "" && !facts.has(name.toLowerCase())) facts.set(name.toLowerCase(), name);
  }
  return [...facts.values()];
});

const wireItem = z.object({
  id: read.id,
  slug: read.text,
  name: read.text,
  title: read.text,
  description: read.description,
  image: read.text,
  image_full_url: read.httpUrl,
  images: z.unknown(),
  images_full_url: read.listOf(read.httpUrl),
  price: read.amount,
  discount: read.number,
  discount_type: read.discountType,
  store_discount: read.number,
  restaurant_discount: read.number,
  flash_sale: read.flag,
  module_type: moduleType,
  module_id: read.integerOrNull,
  store_id: read.id,
  store_name: read.text,
  zone_id: read.integerOrNull,
  category_id: read.integer,
  category_ids: z.unknown(),
  has_variant: read.integer,
  food_variations: variationGroups,
  variations: read.listOf(z.object({ type: read.name, price: read.amount, stock: read.integer })),
  choice_options: read.listOf(z.object({ name: read.text, title: read.text, options: read.texts })),
  add_ons: addOns,
  addons: addOns,
  available_time_starts: read.clock,
  available_time_ends: read.clock,
  available_date_starts: read.day,
  available_date_ends: read.day,
  schedule_order: read.flag,
  stock: read.integerOrNull,
  maximum_cart_quantity: read.positiveOrNull,
  unit_type: read.textOrNull,
  unit: z.unknown(),
  veg: read.flag,
  recommended: read.flag,
  organic: read.flag,
  is_halal: read.flag,
  halal_tag_status: read.flagOrTrue,
  is_prescription_required: read.flag,
  free_delivery: read.flag,
  avg_rating: read.number,
  rating_count: read.integer,
  review_count: read.integerOrNull,
  tags: read.listOf(z.object({ tag: read.text, name: read.text })),
  allergies_name: foodFacts,
  allergies: foodFacts,
  nutritions_name: foodFacts,
  nutritions: foodFacts,
  whislists_count: read.integerOrNull,
  wishlist_count: read.integerOrNull,
  store_details: z.unknown(),
});

type WireItem = z.infer<typeof wireItem>;

function imagesOf(wire: WireItem, image: string | null, reader: Reader): string[] {
  const others = imageUrls(reader, "item", wire.images_full_url, wire.images);
  return [...new Set([image, ...others])].filter((url) => url !== null);
}

function categoriesOf(wire: WireItem): Item["categories"] {
  const rows = read.toList(wire.category_ids).flatMap((row) => {
    const [id] = read.ids.parse([row]);
    return id === undefined ? [] : [{ id, name: read.text.parse(read.toRecord(row)?.name) }];
  });
  return rows.length > 0 || wire.category_id <= 0 ? rows : [{ id: wire.category_id, name: "" }];
}

/** A window over the whole day is no window. */
function windowOf(from: string | null, to: string | null): Item["available"] {
  if (from === null || to === null || from === to || (from === "00:00" && to === "23:59")) return null;
  return { from, to };
}

/** Where no stock is kept, as of food, `stock` is 0 on the wire (docs/delivery-api.md §6); in a flash sale it is what the sale has left, of food too (§7.1). */
function stockOf(wire: WireItem, type: ModuleType): number | null {
  return moduleKind(type).keepsStock || wire.flash_sale ? wire.stock : null;
}

/** Only what items of this kind are chosen by: an old server's food may still have combinations, which nothing asks for (DATA-05, DATA-12). */
function optionsOf(wire: WireItem, type: ModuleType): Pick<Item, "variationGroups" | "variations" | "choices"> {
  if (moduleKind(type).variations === "groups") {
    return { variationGroups: wire.food_variations, variations: [], choices: [] };
  }
  return { variationGroups: [], variations: wire.variations, choices: wire.choice_options };
}

function readStoreDetails(value: unknown, reader: Reader): Item["store"] {
  return read.toRecord(value)?.id === undefined ? null : readStore(value, reader);
}

/**
 * An item, light or whole, ordinary or of a campaign (docs/delivery-api.md §7.1, DATA-03 to DATA-12).
 * Throws a ZodError without id, name, price, store or a module type we sell.
 */
export function readItem(row: unknown, reader: Reader): Item {
  const wire = wireItem.parse(row);
  const name = wire.name || wire.title;
  if (name === "") throw wrongShape("no name");
  if (wire.module_type === null) throw wrongShape("unknown module_type");
  const raw = row as Record<string, unknown>;
  const isLight = !("variations" in raw) && !("food_variations" in raw);
  const campaign = wire.available_date_starts;
  const options = optionsOf(wire, wire.module_type);
  const image = imageUrl(reader, campaign === null ? "item" : "campaign", wire.image_full_url, wire.image);
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    name,
    description: wire.description,
    image,
    images: imagesOf(wire, image, reader),
    price: wire.price,
    discount: { value: Math.max(0, wire.discount), type: wire.discount_type },
    inFlashSale: wire.flash_sale,
    // The newer dialects have compared the two already.
    storeDiscount: reader.dialect === "m" ? Math.max(0, wire.store_discount || wire.restaurant_discount) : 0,
    moduleType: wire.module_type,
    moduleId: wire.module_id,
    storeId: wire.store_id,
    storeName: wire.store_name,
    zoneId: wire.zone_id,
    categories: categoriesOf(wire),
    isLight,
    hasVariations: wire.has_variant > 0 || options.variationGroups.length > 0 || options.variations.length > 0,
    ...options,
    addOns: wire.addons.length > 0 ? wire.addons : wire.add_ons,
    available: windowOf(wire.available_time_starts, wire.available_time_ends),
    campaign: campaign === null ? null : { from: campaign, to: wire.available_date_ends ?? campaign },
    // Light items do not tell; their details do, which are read before one is added.
    scheduleOrder: isLight && raw.schedule_order === undefined ? true : wire.schedule_order,
    stock: stockOf(wire, wire.module_type),
    maximumQuantity: wire.maximum_cart_quantity,
    unit: wire.unit_type ?? read.textOrNull.parse(read.toRecord(wire.unit)?.unit),
    isVeg: wire.veg,
    isRecommended: wire.recommended,
    isOrganic: wire.organic,
    isHalal: wire.is_halal && wire.halal_tag_status,
    needsPrescription: wire.is_prescription_required,
    freeDelivery: wire.free_delivery,
    rating: wire.avg_rating,
    ratingCount: wire.rating_count,
    reviewCount: wire.review_count ?? wire.rating_count,
    tags: wire.tags.map((row) => row.tag || row.name).filter(Boolean),
    allergens: wire.allergies_name.length > 0 ? wire.allergies_name : wire.allergies,
    nutrition: wire.nutritions_name.length > 0 ? wire.nutritions_name : wire.nutritions,
    wishlistCount: wire.whislists_count ?? wire.wishlist_count,
    store: readStoreDetails(wire.store_details, reader),
  };
}

import type { StoreRow } from "../db/schema";
import { city, houseLine, isInside } from "../geo";
import { pictureName } from "../pictures/name";
import type { House } from "./city";
import { foodStores, groceryStores, openingHours, pharmacies, shops } from "./data/stores";
import type { Random } from "./random";
import { cellsOf, createdAt, hueOf, inArabic, moduleIds, money, type SeedData, slugOf } from "./seed-data";

/** A store together with what its items are made from. */
export type PlannedStore = { row: StoreRow; goods: string; isVegetarian: boolean };

const fixedHouses: Record<string, string> = {
  "Harbour Kitchen": "40-harbour-street",
  "Corner Noodles": "21-rope-walk",
  "Night Owl": "18-market-street",
  "Sleepy Fox": "9-chapel-street",
};

/** What the art of a cover is completed with, by goods. */
const companions: Record<string, readonly string[]> = {
  burger: ["french-fries", "cup-with-straw", "tomato"],
  noodle: ["chopsticks", "dumpling", "hot-pepper"],
  grill: ["ear-of-corn", "fire", "onion"],
  breakfast: ["pancakes", "egg", "croissant"],
  levant: ["falafel", "stuffed-flatbread", "shallow-pan-of-food"],
  pizza: ["tomato", "cheese-wedge", "olive"],
  sushi: ["rice-ball", "fried-shrimp", "chopsticks"],
  curry: ["curry-rice", "hot-pepper", "flatbread"],
  taco: ["taco", "avocado", "burrito"],
  dessert: ["doughnut", "shortcake", "ice-cream"],
  salad: ["avocado", "tomato", "carrot"],
  seafood: ["fried-shrimp", "lemon", "crab"],
  coffee: ["croissant", "cookie", "teacup-without-handle"],
  chicken: ["poultry-leg", "french-fries", "leafy-green"],
  grocery: ["carrot", "bread", "glass-of-milk"],
  pharmacy: ["adhesive-bandage", "lotion-bottle", "thermometer"],
  electronics: ["headphone", "laptop", "camera-with-flash"],
  fashion: ["dress", "t-shirt", "running-shoe"],
  leisure: ["books", "kite", "soccer-ball"],
  home: ["chair", "potted-plant", "teapot"],
  beauty: ["nail-polish", "rose", "lipstick"],
};

const announcements = ["Try our new autumn menu.", "Closed on 25 December; order a day ahead."];

/** Stores with their hours and discounts. Items come later and need the answer. */
export function addStores(data: SeedData, random: Random): PlannedStore[] {
  const lists = { food: foodStores, grocery: groceryStores, pharmacy: pharmacies, ecommerce: shops } as const;
  return Object.entries(lists).flatMap(([type, list]) =>
    cellsOf(list).map((cells) => addStore(data, random, type as keyof typeof lists, cells)),
  );
}

function addStore(data: SeedData, random: Random, type: keyof typeof moduleIds, cells: string[]): PlannedStore {
  const [zone = "1", name = "", arabic = "", art = "", goods = "", hours = "always", flags = ""] = cells;
  const id = data.stores.length + 1;
  const has = (flag: string) => flags.includes(flag);
  const house = houseFor(random, name, Number(zone));
  const fastest = random.int(2, 6) * 5;
  const isFixed = name in fixedHouses;
  const hue = hueOf(id);
  const row: StoreRow = {
    id,
    name,
    slug: slugOf(name),
    translations: inArabic({ name: arabic, address: houseLine(house, "ar") }),
    module_id: moduleIds[type],
    zone_id: Number(zone),
    vendor_id: id,
    phone: `+155502${String(10_000 + id * 37).slice(-5)}`,
    email: `${slugOf(name)}@stores.example`,
    address: houseLine(house, "en"),
    latitude: house.location.latitude,
    longitude: house.location.longitude,
    logo: pictureName("logo", art, hue),
    cover_photo: pictureName("cover", [art, ...(companions[goods] ?? [])], hue),
    minimum_order: isFixed ? 0 : random.pick([0, 0, 5, 8, 10]),
    tax: isFixed || random.chance(0.8) ? 5 : random.pick([0, 8]),
    active: has("X") ? 0 : 1,
    status: 1,
    featured: has("F") ? 1 : 0,
    recommended: has("R") ? 1 : 0,
    delivery: has("T") ? 0 : 1,
    take_away: has("T") || isFixed || random.chance(0.8) ? 1 : 0,
    schedule_order: has("N") ? 0 : 1,
    order_place_to_schedule_interval: random.pick([0, 0, 15, 30]),
    free_delivery: has("D") ? 1 : 0,
    self_delivery_system: has("S") ? 1 : 0,
    per_km_shipping_charge: has("S") ? 1.2 : 0,
    minimum_shipping_charge: has("S") ? 1.5 : 0,
    maximum_shipping_charge: has("S") ? 10 : null,
    min_delivery_time: fastest,
    max_delivery_time: fastest + random.pick([10, 10, 15]),
    veg: 1,
    non_veg: has("V") ? 0 : 1,
    cutlery: type === "food" ? 1 : 0,
    prescription_order: type === "pharmacy" ? 1 : 0,
    reviews_section: 1,
    halal_tag_status: random.chance(0.5) ? 1 : 0,
    extra_packaging_status: has("P") ? 1 : 0,
    extra_packaging_amount: has("P") ? 0.5 : 0,
    announcement: has("A") ? 1 : 0,
    announcement_message: has("A") ? random.pick(announcements) : null,
    order_count: random.int(20, 900),
    ratings: "[0,0,0,0,0]",
    avg_rating: 0,
    rating_count: 0,
    created_at: createdAt(random),
  };
  data.stores.push(row);
  addHours(data, id, hours);
  if (has("O")) addDiscount(data, random, id);
  return { row, goods, isVegetarian: has("V") };
}

function addHours(data: SeedData, storeId: number, name: string): void {
  const hours = openingHours[name];
  if (!hours) throw new RangeError(`unknown opening hours: ${name}`);
  for (const day of hours.days) {
    data.store_schedules.push({
      id: data.store_schedules.length + 1,
      store_id: storeId,
      day,
      opening_time: hours.opening,
      closing_time: hours.closing,
    });
  }
}

function addDiscount(data: SeedData, random: Random, storeId: number): void {
  data.store_discounts.push({
    id: data.store_discounts.length + 1,
    store_id: storeId,
    discount: random.pick([10, 15, 20]),
    discount_type: "percent",
    min_purchase: random.pick([10, 15, 20]),
    max_discount: money(random.int(4, 8)),
    start_date: "2026-01-01",
    end_date: "2035-12-31",
    start_time: "00:00:00",
    end_time: "23:59:59",
  });
}

function houseFor(random: Random, name: string, zoneId: number): House {
  const placeId = fixedHouses[name];
  if (placeId) {
    const house = city.houses.find((candidate) => candidate.placeId === placeId);
    if (!house) throw new RangeError(`no such house: ${placeId}`);
    return house;
  }
  const ring = city.zones.find((zone) => zone.id === zoneId)?.ring ?? [];
  return random.pick(city.houses.filter((house) => isInside(house.location, ring)));
}

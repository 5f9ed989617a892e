import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { openDatabase } from "../db/database";
import { drawPicture } from "../pictures/draw";
import { parsePictureName } from "../pictures/name";
import { buildSeedData } from "./build";
import type { SeedData } from "./seed-data";

const data = buildSeedData();
const hashOf = (rows: SeedData) => createHash("sha256").update(JSON.stringify(rows)).digest("hex");
const storeNamed = (name: string) => data.stores.find((store) => store.name === name);
const itemOf = (name: string, store: string) =>
  data.items.find((item) => item.name === name && item.store_id === storeNamed(store)?.id);

it("builds the same data from the same seed and another from another", () => {
  expect(hashOf(buildSeedData())).toBe(hashOf(data));
  expect(hashOf(buildSeedData(7))).not.toBe(hashOf(data));
});

it("is as large and as varied as promised", () => {
  expect(data.modules.map(({ module_type }) => module_type)).toEqual([
    "food",
    "grocery",
    "pharmacy",
    "ecommerce",
    "parcel",
  ]);
  expect(data.stores.length).toBeGreaterThanOrEqual(60);
  expect(data.stores.filter(({ module_id }) => module_id === 1).length).toBeGreaterThanOrEqual(24);
  expect(data.items.length).toBeGreaterThanOrEqual(1200);
  expect(data.brands.length).toBeGreaterThanOrEqual(16);
  const shapes: Record<string, (item: SeedData["items"][number]) => boolean> = {
    "single group": ({ food_variations }) => food_variations.includes('"single"'),
    "multi group": ({ food_variations }) => food_variations.includes('"multi"'),
    "add-ons": ({ add_on_ids }) => add_on_ids !== "[]",
    "percent off": ({ discount, discount_type }) => discount > 0 && discount_type === "percent",
    "amount off": ({ discount, discount_type }) => discount > 0 && discount_type === "amount",
    "hours of the day": ({ available_time_starts }) => available_time_starts !== "00:00:00",
    "out of stock": ({ stock, module_id }) => module_id !== 1 && stock === 0,
    combinations: ({ variations }) => variations !== "[]",
    "two choices": ({ choice_options }) => choice_options.includes("choice_2"),
    prescription: ({ is_prescription_required }) => is_prescription_required === 1,
    halal: ({ is_halal }) => is_halal === 1,
    organic: ({ organic }) => organic === 1,
    limited: ({ maximum_cart_quantity }) => maximum_cart_quantity !== null,
  };
  for (const [shape, has] of Object.entries(shapes)) expect(data.items.filter(has).length, shape).toBeGreaterThan(5);
  expect(new Set(data.coupons.map(({ coupon_type }) => coupon_type))).toEqual(
    new Set(["default", "store_wise", "zone_wise", "first_order", "free_delivery"]),
  );
});

it("holds the stores and dishes known by name", () => {
  expect(storeNamed("Harbour Kitchen")).toMatchObject({
    zone_id: 1,
    active: 1,
    minimum_order: 0,
    tax: 5,
    take_away: 1,
  });
  expect(storeNamed("Corner Noodles")).toMatchObject({ zone_id: 1, active: 1 });
  expect(storeNamed("Night Owl")).toMatchObject({ active: 1, schedule_order: 1 });
  expect(storeNamed("Sleepy Fox")).toMatchObject({ active: 0 });
  const burger = itemOf("Harbour Burger", "Harbour Kitchen");
  expect(JSON.parse(burger?.food_variations ?? "")).toMatchObject([
    {
      name: "Size",
      type: "single",
      required: "on",
      values: [
        { label: "Small", optionPrice: "0" },
        { label: "Large", optionPrice: "2" },
      ],
    },
    { name: "Sauces", type: "multi", required: "off", min: "1", max: "2", values: { length: 4 } },
  ]);
  const addOnIds: number[] = JSON.parse(burger?.add_on_ids ?? "");
  expect(addOnIds.map((id) => data.add_ons.find((addOn) => addOn.id === id)?.name)).toEqual(["Fries", "Cola"]);
  expect(itemOf("Plain Rice", "Harbour Kitchen")).toMatchObject({ food_variations: "[]", maximum_cart_quantity: 3 });
  expect(itemOf("Breakfast Bowl", "Harbour Kitchen")).toMatchObject({
    available_time_starts: "07:00:00",
    available_time_ends: "10:00:00",
    schedule_order: 0,
  });
  expect(itemOf("Miso Noodles", "Corner Noodles")).toMatchObject({ food_variations: "[]", discount: 0 });
});

it("counts ratings from the reviews", () => {
  for (const item of data.items.slice(0, 100)) {
    const ratings = data.reviews.filter(({ item_id }) => item_id === item.id).map(({ rating }) => rating);
    expect(item.rating_count).toBe(ratings.length);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length);
    expect(Math.abs(item.avg_rating - mean)).toBeLessThanOrEqual(0.051);
  }
});

it("speaks Arabic wherever it names something", () => {
  for (const table of ["modules", "categories", "stores", "items", "add_ons", "banners", "pages", "coupons"] as const) {
    for (const row of data[table]) expect(row.translations, `${table} ${row.id}`).toMatch(/[\u0600-\u06ff]/u);
  }
});

it("names no picture that cannot be drawn, and keeps them small", () => {
  const names = Object.values(data)
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value): value is string => typeof value === "string" && /^[a-z]+\.[^"]+\.(svg|webp)$/.test(value));
  expect(names.length).toBeGreaterThan(1500);
  for (const name of new Set(names)) {
    const recipe = parsePictureName(decodeURIComponent(name));
    const svg = recipe ? drawPicture(recipe) : null;
    expect(svg, name).toMatch(/^<svg xmlns.*<\/svg>$/s);
    expect(svg?.length, name).toBeLessThan(16_000);
  }
});

it("stands in a fresh database within five seconds", async () => {
  const began = performance.now();
  const db = await openDatabase(":memory:");
  const seconds = (performance.now() - began) / 1000;
  const { items } = await db
    .selectFrom("items")
    .select(({ fn }) => fn.countAll<number>().as("items"))
    .executeTakeFirstOrThrow();
  await db.destroy();
  expect(items).toBe(data.items.length);
  expect(seconds).toBeLessThan(5);
});

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Dialect } from "../../context";
import { pictureName } from "../../pictures/name";
import { type Answer, TestShop } from "../../testing/client";

type Rows = Record<string, unknown>[];
const record = (answer: Answer) => answer.json as Record<string, unknown>;
const rows = (answer: Answer, key: string) => record(answer)[key] as Rows;

describe.each<Dialect>(["m", "n", "x"])("the catalogue in dialect %s", (dialect) => {
  let shop: TestShop;
  const get = (path: string, headers?: Record<string, string>) => shop.call(`GET ${path}`, { headers });
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
  });
  afterAll(() => shop.close());

  it("tells its age by the keys of its config", async () => {
    const config = record(await get("/config"));
    expect("base_urls" in config).toBe(dialect === "m");
    expect("free_delivery_over" in config).toBe(dialect === "m");
    expect("centralize_login" in config).toBe(dialect !== "m");
    expect("pro_member_status" in config).toBe(dialect === "x");
    expect(config).toMatchObject({ business_name: "Doorstep", guest_checkout_status: 1, currency_symbol: "$" });
  });

  it("limits lists to zone and module", async () => {
    const zoneless = await get("/items/popular", { zoneid: "" });
    expect(zoneless.status).toBe(dialect === "m" ? 403 : 200);
    if (dialect === "m") expect(zoneless.json).toMatchObject({ errors: [{ code: "zoneId" }] });
    for (const moduleid of ["", "77"]) {
      const refused = await get("/items/popular", { moduleid });
      expect(refused).toMatchObject({ status: 403, json: { errors: [{ code: "moduleId" }] } });
    }
    const hillside = rows(await get("/stores/get-stores/all?limit=100&offset=1", { zoneid: "[2]" }), "stores");
    expect(hillside.length).toBeGreaterThan(5);
    expect(new Set(hillside.map(({ zone_id, module_id }) => `${zone_id}/${module_id}`))).toEqual(new Set(["2/1"]));
  });

  it("finds the zone of a place and refuses the sea", async () => {
    const place = await get("/config/place-api-autocomplete?search_text=12%20harbour");
    expect(place.text).toContain("12 Harbour Street");
    const found = await get("/config/get-zone-id?lat=43.5897&lng=-11.4306");
    expect(found.json).toMatchObject({ zone_id: "[1]", zone_data: [{ id: 1, cash_on_delivery: true }] });
    const sea = await get("/config/get-zone-id?lat=43.573949&lng=-11.418607");
    expect(sea).toMatchObject({ status: 404, json: { errors: [{ code: "coordinates" }] } });
    const unasked = await get("/config/get-zone-id?lat=north");
    expect(unasked).toMatchObject({ status: 403, json: { errors: [{ code: "lat" }, { code: "lng" }] } });
  });

  it("pages, echoing limit and offset as they came", async () => {
    const [first, second] = [
      await get("/items/popular?limit=7&offset=1"),
      await get("/items/popular?limit=7&offset=2"),
    ];
    expect(record(second)).toMatchObject({ limit: "7", offset: "2", total_size: record(first).total_size });
    const ids = [...rows(first, "products"), ...rows(second, "products")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(14);
    const beyond = await get("/items/popular?limit=7&offset=9999");
    expect(rows(beyond, "products")).toEqual([]);
    const senseless = await get("/items/popular?limit=-3&offset=zero");
    expect(senseless.status).toBe(200);
  });

  it("lists light items only where the newer dialects do", async () => {
    const [item] = rows(await get("/items/popular?limit=1&offset=1"), "products");
    expect(item).toMatchObject({ name: "Harbour Burger", price: 9, store_name: "Harbour Kitchen" });
    expect("food_variations" in (item ?? {})).toBe(dialect === "m");
    if (dialect !== "m") expect(item).toMatchObject({ has_variant: 2 });
    const [whole] = rows(await get("/items/latest?store_id=2&category_id=0&limit=1&offset=1"), "products");
    expect(whole).toHaveProperty("food_variations");
  });

  it("shows one item with everything, by id and by slug, and misses with an object", async () => {
    const details = record(await get("/items/details/1"));
    expect(details).toMatchObject({
      name: "Harbour Burger",
      module_type: "food",
      zone_id: 1,
      add_ons: [{ name: "Fries" }, { name: "Cola" }],
      food_variations: [
        { name: "Size", required: "on" },
        { name: "Sauces", min: "1", max: "2" },
      ],
      store_details: { name: "Harbour Kitchen", open: 1, schedules: { length: 7 } },
      whislists_count: 0,
    });
    expect(record(await get(`/items/details/${details.slug}`)).id).toBe(1);
    expect(await get("/items/details/no-such-item")).toMatchObject({
      status: 404,
      json: { errors: { code: "product-001" } },
    });
    const plain = record(await get("/items/details/2"));
    expect(plain).toMatchObject({ name: "Plain Rice", food_variations: "", maximum_cart_quantity: 3 });
  });

  it("answers in Arabic when asked to", async () => {
    const arabic = { "x-localization": "ar" };
    expect(record(await get("/items/details/1", arabic)).name).toBe("برغر الميناء");
    expect(record(await get("/stores/details/1", arabic)).name).toBe("مطبخ الميناء");
    expect(rows(await get("/items/search?name=برغر&limit=5&offset=1", arabic), "products").length).toBe(5);
  });

  it("knows which stores are open at its clock, how far they are, and that some are switched off", async () => {
    await shop.control("POST /clock", { now: "2026-11-20T12:00:00Z", freeze: true });
    const place = { latitude: "43.589731", longitude: "-11.430652" };
    const named = async (name: string) => rows(await get(`/stores/search?name=${name}`, place), "stores")[0];
    expect(await named("Harbour Kitchen")).toMatchObject({ open: 1, active: true });
    expect(await named("Night Owl")).toMatchObject({
      open: 0,
      active: true,
      current_opening_time: "02:00",
      schedule_order: true,
    });
    expect(await named("Sleepy Fox")).toMatchObject({ active: false });
    const kitchen = await named("Harbour Kitchen");
    expect(kitchen?.distance).toBeGreaterThan(300);
    expect(kitchen?.distance).toBeLessThan(2000);
    await shop.control("POST /clock", { now: "2026-11-20T03:00:00Z" });
    expect(await named("Night Owl")).toMatchObject({ open: 1 });
  });

  it("searches items and stores together", async () => {
    const place = { latitude: "43.589731", longitude: "-11.430652" };
    const suggestions = await get("/items/item-or-store-search?name=harbour", place);
    expect(suggestions.json).toMatchObject({
      items: [{ name: "Harbour Burger" }],
      stores: [{ name: "Harbour Kitchen" }],
    });
    expect(await get("/items/item-or-store-search?name=harbour")).toMatchObject({
      status: 403,
      json: { errors: [{ code: "longitude-latitude" }] },
    });
    const found = await get("/get-combined-data?list_type=item&data_type=searched&name=noodles&limit=50&offset=1");
    expect(rows(found, "products").map(({ name }) => name)).toContain("Miso Noodles");
    expect(record(await get("/get-combined-data?list_type=item")).total_size === 0).toBe(dialect !== "x");
    expect(record(await get("/get-combined-data?list_type=item&data_type=searched"))).toMatchObject({
      errors: [{ code: "name" }],
    });
    const percent = await get("/items/search?name=%25");
    expect(rows(percent, "products").length).toBe(0);
  });

  it("narrows by price, diet and category, and sorts", async () => {
    const query = 'min_price=3&max_price=8&type=veg&category_ids=[1,28]&filter=["high"]&limit=200&offset=1';
    const found = rows(await get(`/items/most-reviewed?${query}`), "products");
    expect(found.length).toBeGreaterThan(3);
    const prices = found.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(8);
    expect(found.every(({ veg }) => veg === 1)).toBe(true);
  });

  it("tells the sale of the week and leaves its rows out once sold", async () => {
    await shop.control("POST /clock", { now: "2026-11-20T12:00:00Z", freeze: true });
    const sale = record(await get("/flash-sales"));
    expect(sale).toMatchObject({ start_date: "2026-11-16T00:00:00.000000Z", end_date: "2026-11-22T23:59:59.000000Z" });
    const [product] = sale.active_products as {
      id: number;
      item: Record<string, unknown>;
      discount: number;
      available_stock: number;
    }[];
    expect(product?.item).toMatchObject({
      flash_sale: 1,
      discount: product?.discount,
      stock: product?.available_stock,
      store_discount: 0,
    });
    await shop.db
      .updateTable("flash_sale_items")
      .set(({ ref }) => ({ sold: ref("stock") }))
      .where("id", "=", product?.id ?? 0)
      .execute();
    const ids = rows(await get("/flash-sales/items?flash_sale_id=1&limit=50&offset=1"), "products").map(({ id }) => id);
    expect(ids).not.toContain(product?.id);
  });

  it("serves its pictures and tiles to keep, and nothing else", async () => {
    const [store] = rows(await get("/stores/popular?limit=1&offset=1"), "stores");
    const picture = await fetch(String(store?.cover_photo_full_url));
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 640, height: 360 });
    const drawing = await fetch(
      `${shop.sandbox.url}/storage/banner/${pictureName("banner", "pizza", 22, ["Tonight"])}`,
    );
    expect(drawing.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(drawing.headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(await drawing.text()).toContain(">Tonight</text>");
    const status = async (path: string) => (await fetch(`${shop.sandbox.url}${path}`)).status;
    expect(await status("/tiles/16/30687/23857.svg")).toBe(200);
    expect(await status("/tiles/static.svg?lat=43.59&lng=-11.43&zoom=16&w=640&h=320")).toBe(200);
    for (const path of [
      "/tiles/99/0/0.svg",
      "/tiles/static.svg",
      "/storage/x.svg",
      "/storage/product/pack.watch.75.svg",
      "/storage/..%2f..%2fpackage.json",
    ]) {
      expect(await status(path), path).toBe(404);
    }
  });
});

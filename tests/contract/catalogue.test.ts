import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { type ContractClient, expectOk, openContractClient, outcomeOf, visitor } from "./contract-client";

const food = 1;

describe.each(["m", "n", "x"] as const)("the catalogue in dialect %s", (dialect) => {
  let contract: ContractClient;
  let api: DeliveryApi;
  let kitchenId: number;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const anywhere = contract.client.api(visitor());
    const [suggestion] = await expectOk(anywhere.geo.autocomplete("12 Harbour Street"));
    const { location } = await expectOk(anywhere.geo.place(suggestion?.placeId ?? ""));
    const { header } = await expectOk(anywhere.geo.zone(location));
    api = contract.client.api(visitor({ place: { zoneHeader: header, ...location }, moduleId: food }));
    const stores = await expectOk(api.stores.list({ filter: "all", type: "all", page: 1, limit: 50 }));
    kitchenId = stores.rows.find(({ name }) => name === "Harbour Kitchen")?.id ?? 0;
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  it("API-90 DATA-20 the configuration tells its dialect", async () => {
    const config = await expectOk(api.config.get());
    expect(config).toMatchObject({
      dialect,
      guestCheckout: true,
      paymentMethods: ["cash_on_delivery", "digital_payment", "wallet", "offline_payment"],
      currency: { symbol: "$", side: "left", digits: 2 },
      freeDelivery: { over: 50, always: false },
      slotMinutes: 30,
      tips: true,
    });
    expect(config.languages.map(({ key }) => key)).toEqual(["en", "ar"]);
    expect(config.logo).toMatch(/^http/);
    expect((await contract.lastRequest("/config")).method).toBe("GET");
  });

  it("API-53 API-69 landing texts and modules", async () => {
    expect((await expectOk(api.landing.get())).footerDescription).not.toBe("");
    const modules = await expectOk(api.modules.list());
    expect(modules.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["food", "grocery", "pharmacy", "ecommerce", "parcel"]),
    );
    expect(modules.find(({ id }) => id === food)?.zoneIds).not.toEqual([]);
    expect((await contract.lastRequest("/module")).method).toBe("GET");
  });

  it("API-22 API-23 API-24 an address is found, placed and named again", async () => {
    const [suggestion] = await expectOk(api.geo.autocomplete("12 harbour"));
    expect(suggestion?.text).toContain("12 Harbour Street");
    const place = await expectOk(api.geo.place(suggestion?.placeId ?? ""));
    expect(await expectOk(api.geo.reverse(place.location))).toContain("Harbour Street");
    expect((await contract.lastRequest("/config/place-api-details")).query).toEqual({ placeid: suggestion?.placeId });
    expect((await contract.lastRequest("/config/geocode-api")).query).toHaveProperty("lat");
  });

  it("API-25 a zone, and none on the rock outside", async () => {
    const [rock] = await expectOk(api.geo.autocomplete("1 Lighthouse Rock"));
    const outside = await expectOk(api.geo.place(rock?.placeId ?? ""));
    expect(await outcomeOf(api.geo.zone(outside.location))).toBe("not-found");
    const [hill] = await expectOk(api.geo.autocomplete("3 Hilltop Road"));
    const { location } = await expectOk(api.geo.place(hill?.placeId ?? ""));
    const lookup = await expectOk(api.geo.zone(location));
    expect(lookup.zoneIds).toHaveLength(1);
    expect(JSON.parse(lookup.header)).toEqual(lookup.zoneIds);
    const rates = lookup.zones[0]?.modules.find(({ moduleId }) => moduleId === food);
    expect(rates).toMatchObject({ moduleType: "food", perKm: expect.any(Number), minimum: expect.any(Number) });
    const asked = await contract.lastRequest("/config/get-zone-id");
    expect(asked.method).toBe("GET");
    expect(asked.query).toEqual({ lat: String(location.latitude), lng: String(location.longitude) });
  });

  it("API-26 the walking distance", async () => {
    const { location } = await expectOk(api.stores.details(kitchenId));
    if (!location) throw new Error("a store without a place");
    const there = { latitude: location.latitude + 0.005, longitude: location.longitude };
    const route = await expectOk(api.geo.distance(location, there));
    expect(route.isStraightLine).toBe(false);
    expect(route.km).toBeGreaterThan(0);
    expect(route.minutes).toBeGreaterThan(0);
    expect((await contract.lastRequest("/config/distance-api")).query).toMatchObject({
      mode: "WALK",
      origin_lat: String(location.latitude),
      destination_lng: String(there.longitude),
    });
  });

  it("API-60 API-63 categories and banners", async () => {
    const categories = await expectOk(api.categories.list());
    expect(categories.length).toBeGreaterThan(3);
    expect(categories.every(({ name, image }) => name && image)).toBe(true);
    const banners = await expectOk(api.banners.list());
    expect(new Set(banners.map(({ target }) => target?.kind))).toContain("store");
    const kinds = banners.map(({ id }) => id.split("-")[0]);
    expect(kinds.indexOf("campaign")).toBe(kinds.lastIndexOf("banner") + 1);
    for (const path of ["/categories", "/banners"]) expect((await contract.lastRequest(path)).method).toBe("GET");
  });

  it("API-82 API-74 popular and recommended items", async () => {
    const popular = await expectOk(api.items.popular(1, 5));
    expect(popular.rows).toHaveLength(5);
    expect(popular.total).toBeGreaterThan(5);
    expect(popular.rows.every(({ isLight }) => isLight)).toBe(dialect !== "m");
    const next = await expectOk(api.items.popular(2, 5));
    expect(next.rows.map(({ id }) => id)).not.toEqual(popular.rows.map(({ id }) => id));
    expect((await contract.lastRequest("/items/popular")).query).toMatchObject({
      type: "all",
      limit: "5",
      offset: "2",
    });
    await expectOk(api.items.recommended(kitchenId));
    expect((await contract.lastRequest("/items/recommended")).query).toMatchObject({
      filter: "all",
      limit: "15",
      offset: "1",
    });
  });

  it("API-66 API-78 stores popular and listed", async () => {
    expect((await expectOk(api.stores.popular(1, 12))).rows.length).toBeGreaterThan(0);
    expect((await contract.lastRequest("/stores/popular")).query).toMatchObject({
      type: "all",
      limit: "12",
      offset: "1",
    });
    const takeAway = await expectOk(api.stores.list({ filter: "take_away", type: "all", page: 1, limit: 50 }));
    expect(takeAway.rows.every((store) => store.takeAway)).toBe(true);
    const all = await expectOk(api.stores.list({ filter: "all", type: "all", page: 1, limit: 50 }));
    expect(all.rows.every(({ location }) => location !== null)).toBe(true);
    expect(all.rows.find(({ name }) => name === "Sleepy Fox")?.isActive ?? false).toBe(false);
  });

  it("DATA-13 a store by number and by slug, and none", async () => {
    const store = await expectOk(api.stores.details(kitchenId));
    expect(store).toMatchObject({ name: "Harbour Kitchen", isOpen: true, isActive: true, moduleId: food });
    expect(store.schedules).toHaveLength(7);
    expect((await expectOk(api.stores.details(store.slug))).id).toBe(kitchenId);
    expect(await outcomeOf(api.stores.details("no-such-store"))).toBe("not-found");
  });

  it("DATA-05 DATA-11 a store's menu and an item whole", async () => {
    const menu = await expectOk(api.items.ofStore(kitchenId, { page: 1, limit: 50 }));
    const burger = menu.rows.find(({ name }) => name === "Harbour Burger");
    expect(menu.categories.length).toBeGreaterThan(0);
    const item = await expectOk(api.items.details(burger?.id ?? 0));
    expect(item.store?.name).toBe("Harbour Kitchen");
    expect(item.variationGroups).toEqual([
      expect.objectContaining({
        name: "Size",
        type: "single",
        required: true,
        options: [
          { label: "Small", price: 0 },
          { label: "Large", price: 2 },
        ],
      }),
      expect.objectContaining({ name: "Sauces", type: "multi", required: false, min: 1, max: 2 }),
    ]);
    expect(item.addOns.map(({ name }) => name)).toEqual(["Fries", "Cola"]);
    expect(await outcomeOf(api.items.details("no-such-item"))).toBe("not-found");
  });

  it("DATA-03 DATA-07 a campaign item whole, under a number of its own", async () => {
    const special = await expectOk(api.items.details(2, { campaign: true }));
    expect(special).toMatchObject({
      id: 2,
      name: "Churros",
      campaign: { from: "2026-01-01", to: "2035-12-31" },
      isLight: false,
    });
    expect(special.categories.map(({ name }) => name)).not.toContain("");
    expect(special.reviewCount).toBeGreaterThan(0);
    expect((await contract.lastRequest("/items/details/2")).query).toEqual({ campaign: "1" });
    expect((await expectOk(api.items.details(2))).campaign).toBeNull();
  });

  it("SES-03 SES-04 SES-06 every call says where, which module and which language", async () => {
    await expectOk(api.categories.list());
    expect((await contract.lastRequest("/categories")).headers).toMatchObject({
      zoneid: expect.stringMatching(/^\[\d+]$/),
      moduleid: String(food),
      latitude: expect.any(String),
      longitude: expect.any(String),
      "x-localization": "en",
      "x-software-id": "33571750",
      accept: "application/json",
    });
  });

  it("SES-07 every call says from which site", async () => {
    await expectOk(api.config.get());
    expect((await contract.lastRequest("/config")).headers).toMatchObject({ origin: "https://shop.example.test" });
  });

  it("answers in Arabic when asked so", async () => {
    const arabic = contract.client.api(visitor({ language: "ar" }));
    const names = (await expectOk(arabic.modules.list())).map(({ name }) => name).join();
    expect(names).toMatch(/[\u0600-\u06ff]/);
  });
});

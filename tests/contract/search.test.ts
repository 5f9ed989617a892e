import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { straightLineKm } from "~/delivery-api/distance";
import { type ContractClient, expectOk, openContractClient, visitor } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { requested } from "./support/requested";
import { type Shoppers, shoppersIn } from "./support/shoppers";

const food = 1;
const ecommerce = 4;

describe.each(["m", "n", "x"] as const)("search in dialect %s", (dialect) => {
  let contract: ContractClient;
  let shoppers: Shoppers;
  const query = async (path: string) => (await contract.lastRequest(path)).query;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    shoppers = await shoppersIn(contract, food);
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  it("API-54 API-59 every part of the question is sent, as JSON arrays where it is a list", async () => {
    await expectOk(
      shoppers.guest.search.items(
        requested({
          categoryIds: [1, 2],
          brandIds: [3],
          filters: ["discounted", "high"],
          rating: 4,
          price: { min: 5, max: 90 },
          page: 2,
        }),
      ),
    );
    expect(await query("/get-combined-data")).toEqual({
      list_type: "item",
      data_type: "searched",
      name: "a",
      category_ids: "[1,2]",
      brand_ids: "[3]",
      filter: '["discounted","high"]',
      rating_count: "4",
      min_price: "5",
      max_price: "90",
      type: "all",
      limit: "12",
      offset: "2",
    });
    await expectOk(shoppers.guest.search.stores(requested({ name: "kitchen" })));
    expect(await query("/get-combined-data")).toMatchObject({
      list_type: "store",
      category_ids: "[]",
      brand_ids: "[]",
      filter: "[]",
      min_price: "0",
      max_price: "20000",
    });
  });

  it("SALE-12 SRCH-18 results of a brand are headed by the brands they are of", async () => {
    const storefront = await startStorefront(contract);
    const { loadResults } = await import("~/features/search/load-results.server");
    const browser = browserOf();
    const { place, api } = await guestIn(contract, ecommerce);
    await browser.set(storefront, (session) => {
      session.set("place", place);
      session.set("module", { id: ecommerce, type: "ecommerce" });
    });
    const [own, other] = await expectOk(api.brands.list());
    const titleOf = async (search: string) =>
      (await browser.visit(storefront, `/home?brand_id=${own?.id}&data_type=brand${search}`, loadResults)).title;
    expect(await titleOf("")).toBe(own?.name);
    expect(await query("/get-combined-data")).toMatchObject({ data_type: "brand", brand_ids: `[${own?.id}]` });
    expect(await titleOf(`&brand=${other?.id}`)).toBe(other?.name);
    expect(await query("/get-combined-data")).toMatchObject({ brand_ids: `[${other?.id}]` });
    expect(await titleOf(`&brand=${other?.id}&brand=${own?.id}`)).toBe(`${own?.name}, ${other?.name}`);
  });

  it("API-59 pages of twelve follow one another to the end", async () => {
    const { items } = shoppers.guest.search;
    const first = await expectOk(items(requested({})));
    const second = await expectOk(items(requested({ page: 2 })));
    expect(first.rows).toHaveLength(12);
    expect(first.total).toBeGreaterThan(24);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(24);
    expect((await expectOk(items(requested({ page: 1000 })))).rows).toEqual([]);
  });

  it("SRCH-16 SRCH-23 the words, the range and the rating narrow and order what comes", async () => {
    const { items, stores } = shoppers.guest.search;
    const dear = await expectOk(items(requested({ filters: ["high"] })));
    const prices = dear.rows.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const cheap = await expectOk(items(requested({ price: { min: 0.0001, max: 6 } })));
    expect(cheap.rows.length).toBeGreaterThan(0);
    expect(cheap.rows.every(({ price }) => price <= 6)).toBe(true);
    const liked = await expectOk(items(requested({ rating: 4.5 })));
    expect(liked.rows.every(({ rating }) => rating >= 4.5)).toBe(true);
    const open = await expectOk(stores(requested({ filters: ["currently_open", "nearby"] })));
    expect(open.rows.length).toBeGreaterThan(0);
    expect(open.rows.every(({ isOpen, isActive }) => isOpen && isActive)).toBe(true);
    // Of the middle of the square kilometre, for all who live in it.
    const about = (degrees: number) => Math.round(degrees * 100) / 100;
    const { latitude, longitude } = shoppers.location;
    const middle = { latitude: about(latitude), longitude: about(longitude) };
    const distances = open.rows.map(({ location }) => (location ? straightLineKm(middle, location) : 0));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  it("RTE-12 RTE-13 by category, and by brand", async () => {
    const [category] = await expectOk(shoppers.guest.categories.list());
    const burgers = await expectOk(
      shoppers.guest.search.items(requested({ dataType: "category", name: "", categoryIds: [category?.id ?? 0] })),
    );
    expect(burgers.rows.length).toBeGreaterThan(0);
    expect(await query("/get-combined-data")).not.toHaveProperty("name");
    const shopper = contract.client.api(visitor({ ...shoppers.here, moduleId: ecommerce }));
    const [brand] = (await expectOk(shopper.brands.list())).filter(({ itemsCount }) => itemsCount > 0);
    const ofBrand = await expectOk(
      shopper.search.items(requested({ dataType: "brand", name: "", brandIds: [brand?.id ?? 0] })),
    );
    expect(ofBrand.total).toBeGreaterThan(0);
    expect(ofBrand.total).toBeLessThanOrEqual(brand?.itemsCount ?? 0);
  });

  it("signs of patterns and of SQL are letters like others", async () => {
    for (const name of ["%", "_", "' OR 1=1 --", ".*(a+)+$", "\\", "[a-z]"]) {
      expect((await expectOk(shoppers.guest.search.items(requested({ name })))).rows, name).toEqual([]);
      await expectOk(shoppers.guest.search.suggestions(name));
    }
  });

  it("API-57 DATA-31 names of items and stores", async () => {
    const found = await expectOk(shoppers.guest.search.suggestions("noodle"));
    expect(found.items).toContainEqual(expect.stringMatching(/noodle/i));
    expect((await expectOk(shoppers.guest.search.suggestions("harbour k"))).stores).toContain("Harbour Kitchen");
    const { query, headers } = await contract.lastRequest("/items/item-or-store-search");
    expect(query).toEqual({ name: "harbour k" });
    expect(headers).toMatchObject({ latitude: expect.any(String), longitude: expect.any(String) });
  });

  it("API-57 without a place there is nothing to ask", async () => {
    expect(await expectOk(contract.client.api(visitor()).search.suggestions("noodle"))).toEqual({
      items: [],
      stores: [],
    });
  });

  it("FMT-01 where no size is said, a page has ten rows", async () => {
    await expectOk(shoppers.ann.orders.running(1));
    expect(await query("/customer/order/running-orders")).toMatchObject({ limit: "10", offset: "1" });
  });

  it("API-56 suggested products are a customer's only", async () => {
    expect(await expectOk(shoppers.guest.search.suggestedItems())).toEqual([]);
    await expect(contract.lastRequest("/customer/suggested-items")).rejects.toThrow();
    const items = await expectOk(shoppers.ann.search.suggestedItems());
    expect(items.length).toBeLessThanOrEqual(5);
    expect((await contract.lastRequest("/customer/suggested-items")).headers).toHaveProperty("authorization");
  });
});

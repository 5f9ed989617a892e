import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StoreTab, storeTabs } from "~/delivery-api/calls";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { type ContractClient, expectOk, openContractClient, outcomeOf } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { orderTo, plainRice, type Shoppers, shoppersIn } from "./support/shoppers";

const food = 1;
describe.each(["m", "n", "x"] as const)("lists of stores in dialect %s", (dialect) => {
  let contract: ContractClient;
  let shoppers: Shoppers;
  let api: DeliveryApi;

  const page = (tab: StoreTab, number = 1) =>
    expectOk(api.stores.listing({ tab, filter: "all", categoryIds: [], page: number, limit: 12 }));
  const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    shoppers = await shoppersIn(contract, food);
    api = shoppers.guest;
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  it("API-86 STOR-03 every tab is asked for by pages of 12, and the second page goes on where the first ended", async () => {
    for (const tab of storeTabs) {
      const [first, second] = [await page(tab), await page(tab, 2)];
      expect(first.rows).toHaveLength(12);
      expect(first.total).toBe(first.rows.length + second.rows.length);
      expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(first.total);
    }
    if (dialect === "m") {
      await page("popular", 2);
      expect((await contract.lastRequest("/stores/popular")).query).toEqual({ type: "all", limit: "12", offset: "2" });
    }
    await page("all", 2);
    expect((await contract.lastRequest("/stores/get-stores/all")).query).toEqual({
      type: "all",
      limit: "12",
      offset: "2",
      ...(dialect === "m" ? {} : { store_type: "all" }),
    });
  });

  it("SRCH-28 STOR-03 a list grows by rows of its own module alone, also while another tab is in another one", async () => {
    const storefront = await startStorefront(contract);
    const [{ loadMoreStores }, { loadMoreResults }] = await Promise.all([
      import("~/features/stores/load-store-list.server"),
      import("~/features/search/load-results.server"),
    ]);
    const browser = browserOf();
    const { place } = await guestIn(contract, food);
    const enter = (module: { id: number; type: "food" | "grocery" }) =>
      browser.set(storefront, (session) => {
        session.set("place", place);
        session.set("module", module);
      });
    const moreStores = (moduleId: number) =>
      browser.visit(storefront, `/stores/more/all?page=2&module_id=${moduleId}`, (context) =>
        loadMoreStores(context, "all"),
      );
    const moreResults = (moduleId: number) =>
      browser.visit(
        storefront,
        `/search/more?search=a&data_type=searched&tab=stores&page=1&module_id=${moduleId}`,
        loadMoreResults,
      );
    await enter({ id: food, type: "food" });
    for (const ask of [moreStores, moreResults]) expect((await ask(food))?.rows).not.toEqual([]);
    await enter({ id: food + 1, type: "grocery" });
    for (const ask of [moreStores, moreResults]) expect(await ask(food)).toBeNull();
    expect(await moreStores(food + 1)).not.toBeNull();
  });

  it("SRCH-28 results are another list in another zone, whatever row they begin with", async () => {
    const storefront = await startStorefront(contract);
    const { loadResults } = await import("~/features/search/load-results.server");
    const browser = browserOf();
    const { place, at, api } = await guestIn(contract, food);
    const hill = await at("3 Hilltop Road");
    const { header } = await expectOk(api.geo.zone(hill));
    const listAt = async (where: typeof place) => {
      await browser.set(storefront, (session) => {
        session.set("place", where);
        session.set("module", { id: food, type: "food" });
      });
      const results = await browser.visit(storefront, "/home?search=a&data_type=searched&view=list", loadResults);
      return results.listName;
    };
    const here = await listAt(place);
    expect(await listAt({ ...place, address: "Next door" })).toBe(here);
    expect(await listAt({ ...hill, zoneHeader: header })).not.toBe(here);
  });

  it("API-67 STOR-02 the latest stores, newest first", async () => {
    const { rows } = await page("newly_joined");
    const open = rows.filter(({ isOpen, isActive }) => isOpen && isActive).map(({ createdAt }) => createdAt ?? "");
    expect(open).toEqual([...open].sort().reverse());
    const query = (await contract.lastRequest(dialect === "m" ? "/stores/latest" : "/stores/get-stores/all")).query;
    expect(query).toMatchObject(dialect === "m" ? { type: "all", offset: "1" } : { store_type: "newly_joined" });
  });

  it("STOR-03 what no server can narrow by is chosen from the whole list, and paged", async () => {
    const of = (number: number) =>
      expectOk(
        api.stores.listing({
          tab: "all",
          filter: "all",
          categoryIds: [],
          page: number,
          limit: 2,
          keeps: ({ freeDelivery }) => freeDelivery,
        }),
      );
    const [first, second] = [await of(1), await of(2)];
    expect([...first.rows, ...second.rows].every(({ freeDelivery }) => freeDelivery)).toBe(true);
    expect(first.rows).toHaveLength(2);
    expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id);
    expect(first.total).toBe(second.total);
  });

  it("API-78 STOR-07 delivery, take-away and categories narrow every tab", async () => {
    for (const tab of storeTabs) {
      const narrow = { tab, page: 1, limit: 50 };
      const away = await expectOk(api.stores.listing({ ...narrow, filter: "take_away", categoryIds: [] }));
      const brought = await expectOk(api.stores.listing({ ...narrow, filter: "delivery", categoryIds: [] }));
      expect(away.rows.every(({ takeAway }) => takeAway)).toBe(true);
      expect(brought.rows.every(({ delivery }) => delivery)).toBe(true);
      expect(brought.rows.map(({ name }) => name)).not.toContain("Tall Cup Coffee");
      expect(away.rows.map(({ name }) => name)).toContain("Tall Cup Coffee");
    }
    const [category] = await expectOk(api.categories.list());
    const categoryIds = [category?.id ?? 0];
    const all = await page("all");
    const some = await expectOk(
      api.stores.listing({ tab: "popular", filter: "delivery", categoryIds, page: 1, limit: 50 }),
    );
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    expect((await contract.lastRequest("/get-combined-data")).query).toMatchObject({
      list_type: "store",
      data_type: "category",
      category_ids: `[${category?.id}]`,
      filter: '["popular"]',
    });
  });

  it("API-68 a customer's visited stores, and none for a guest", async () => {
    const { ann, location } = shoppers;
    const { storeId, itemId } = await plainRice(ann);
    const selection = { quantity: 2, groups: [], variationType: null, addOns: [] };
    await expectOk(ann.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 4, selection }));
    const { orderId } = await expectOk(ann.orders.place(orderTo(location, { storeId })));
    await contract.control(`/orders/${orderId}/advance`, { status: "delivered" });
    expect((await expectOk(ann.stores.visited())).map(({ name }) => name)).toEqual(["Harbour Kitchen"]);
    const { headers } = await contract.lastRequest("/customer/visit-again");
    expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./), moduleid: String(food) });
    expect(await outcomeOf(api.stores.visited())).toBe("unauthorized");
  });

  it("API-61 the items of a category, by number and slug", async () => {
    const [category] = await expectOk(api.categories.list());
    if (!category) throw new Error("no category");
    const first = await expectOk(api.items.ofCategory(category.id, { page: 1, limit: 12 }));
    expect(first.rows.length).toBeGreaterThan(0);
    expect(first.rows.every(({ categories }) => categories.some(({ id }) => id === category.id))).toBe(true);
    expect((await contract.lastRequest(`/categories/items/${category.id}`)).query).toEqual({
      type: "all",
      limit: "12",
      offset: "1",
    });
    const bySlug = await expectOk(api.items.ofCategory(category.slug, { page: 1, limit: 12 }));
    expect(idsOf(bySlug)).toEqual(idsOf(first));
    expect((await expectOk(api.items.ofCategory("no-such-category", { page: 1, limit: 12 }))).total).toBe(0);
  });

  it("a store's items by name, its most ordered, its coupons and its reviews", async () => {
    const [kitchen] = (
      await expectOk(api.stores.listing({ tab: "all", filter: "all", categoryIds: [], page: 1, limit: 50 }))
    ).rows.filter(({ name }) => name === "Harbour Kitchen");
    if (!kitchen) throw new Error("no kitchen");
    const found = await expectOk(api.items.searchOfStore(kitchen.id, { name: "rice", page: 1, limit: 24 }));
    expect(found.rows.map(({ name }) => name)).toContain("Plain Rice");
    expect((await contract.lastRequest("/items/search")).query).toMatchObject({
      store_id: String(kitchen.id),
      name: "rice",
    });
    const popular = await expectOk(api.items.popularOfStore(kitchen.id));
    expect(popular.length).toBeGreaterThan(3);
    expect(popular.every(({ storeId }) => storeId === kitchen.id)).toBe(true);
    const coupons = await expectOk(api.coupons.list(kitchen.id));
    expect(coupons.find(({ code }) => code === "KITCHEN15")).toMatchObject({ storeName: "Harbour Kitchen" });
    const reviews = await expectOk(api.stores.reviews(kitchen.id));
    expect(reviews.length).toBeGreaterThan(0);
    const { ratings, ratingCount } = await expectOk(api.stores.details(kitchen.id));
    expect(ratings.reduce((sum, count) => sum + count, 0)).toBe(ratingCount);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { type ContractClient, expectOk, expectToken, openContractClient, outcomeOf, visitor } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";

const modules = { food: 1, grocery: 2, pharmacy: 3, parcel: 5 };

describe.each(["m", "n", "x"] as const)("the lists of home pages in dialect %s", (dialect) => {
  let contract: ContractClient;
  let apiOf: (moduleId: number, token?: string) => DeliveryApi;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const anywhere = contract.client.api(visitor());
    const [suggestion] = await expectOk(anywhere.geo.autocomplete("12 Harbour Street"));
    const { location } = await expectOk(anywhere.geo.place(suggestion?.placeId ?? ""));
    const { header } = await expectOk(anywhere.geo.zone(location));
    const place = { zoneHeader: header, ...location };
    apiOf = (moduleId, token) => contract.client.api(visitor({ place, moduleId, token: token ?? null }));
  }, 30_000);
  afterAll(async () => {
    await contract.close();
  });

  it("API-62 DATA-33 new arrivals and the categories they fall into", async () => {
    const { rows, categories } = await expectOk(apiOf(modules.food).items.newArrivals(30));
    expect(rows).toHaveLength(30);
    expect(rows.every((item) => item.categories.length > 0)).toBe(true);
    expect(categories.length).toBeGreaterThan(3);
    expect((await contract.lastRequest("/items/new-arrival")).query).toEqual({ type: "all", limit: "30", offset: "1" });
  });

  it("API-75 best reviewed items, of one category when asked", async () => {
    const { items } = apiOf(modules.food);
    const all = await expectOk(items.bestReviewed(6));
    expect(all.rows).toHaveLength(6);
    expect((await contract.lastRequest("/items/most-reviewed")).query).toMatchObject({ type: "all" });
    const category = all.categories[0]?.id ?? 0;
    const some = await expectOk(items.bestReviewed(6, category));
    expect((await contract.lastRequest("/items/most-reviewed")).query.category_ids).toBe(`[${category}]`);
    expect(some.total).toBeLessThan(all.total);
  });

  it("API-74 recommended items of the whole module", async () => {
    const { rows, total } = await expectOk(apiOf(modules.grocery).items.recommended());
    expect(rows.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(rows.length);
    expect((await contract.lastRequest("/items/recommended")).query).toEqual({
      filter: "all",
      limit: "15",
      offset: "1",
    });
  });

  it("API-79 featured categories and their items", async () => {
    const { categories } = apiOf(modules.food);
    const featured = await expectOk(categories.featured());
    const all = await expectOk(categories.list());
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.length).toBeLessThan(all.length);
    const asked = (await contract.requests()).filter(({ path }) => path === "/api/v1/categories");
    expect(asked.at(-2)).toMatchObject({ method: "GET", query: { featured: "1" } });
    const { rows } = await expectOk(categories.featuredItems(30));
    const ids = featured.map(({ id }) => id);
    expect(rows.every((item) => item.categories.some(({ id }) => ids.includes(id)))).toBe(true);
  });

  it("API-76 API-77 common conditions and what helps against one", async () => {
    const { conditions, items } = apiOf(modules.pharmacy);
    const [first] = await expectOk(conditions.list());
    expect(first?.name).not.toBe("");
    const { rows, total } = await expectOk(conditions.items(first?.id ?? 0, 20));
    expect(rows.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(rows.length);
    const asked = await contract.lastRequest(`/common-condition/items/${first?.id}`);
    expect(asked.query).toMatchObject({ limit: "20", offset: "1" });
    expect((await expectOk(items.basic(20))).rows.length).toBeGreaterThan(0);
  });

  it("HOME-food-01 STOR-02 from the stores near one the way to all of them leads to that very list", async () => {
    const storefront = await startStorefront(contract);
    const { loadHome } = await import("~/features/home/load-home.server");
    const { place } = await guestIn(contract, modules.food);
    const browser = browserOf();
    await browser.set(storefront, (session) => {
      session.set("place", place);
      session.set("module", { id: modules.food, type: "food" });
    });
    const home = await browser.visit(storefront, "/home?all-stores=all", loadHome);
    const blocks = home.kind === "home" ? home.blocks.flat() : [];
    expect(blocks).toContainEqual({ name: "allStores", data: expect.objectContaining({ moreHref: "/stores" }) });
  });

  it("HOME-phar-01 HOME-phar-05 all products against a condition are shown, also those that stand above", async () => {
    const storefront = await startStorefront(contract);
    const { loadHome } = await import("~/features/home/load-home.server");
    const browser = browserOf();
    const { place, api } = await guestIn(contract, modules.pharmacy);
    await browser.set(storefront, (session) => {
      session.set("place", place);
      session.set("module", { id: modules.pharmacy, type: "pharmacy" });
    });
    const [condition] = await expectOk(api.conditions.list());
    const { rows: basics } = await expectOk(api.items.basic(20));
    for (const { id } of basics.slice(0, 3))
      await contract.control(`/items/${id}`, { common_condition_id: condition?.id });
    const home = await browser.visit(storefront, "/home", loadHome);
    const blocks = home.kind === "home" ? home.blocks.flat() : [];
    const idsOf = (block: string) =>
      blocks.flatMap(({ name, data }) => (name === block && "items" in data ? data.items.map(({ id }) => id) : []));
    const { rows } = await expectOk(api.conditions.items(condition?.id ?? 0, 20));
    const expected = rows.map(({ id }) => id);
    expect(expected.filter((id) => idsOf("basics").includes(id))).toHaveLength(3);
    expect(idsOf("conditions")).toEqual(expected);
  });

  it("API-64 promotional banners", async () => {
    const banners = await expectOk(apiOf(modules.grocery).banners.promotional());
    expect(banners).toMatchObject({
      newArrivals: expect.stringMatching(/^http/),
      bestReviewed: expect.stringMatching(/^http/),
      bottom: expect.stringMatching(/^http/),
      basics: null,
    });
    expect((await contract.lastRequest("/other-banners")).headers.moduleid).toBe(String(modules.grocery));
  });

  it("API-70 API-71 API-72 pictures, reasons and film of the parcel home", async () => {
    const { banners } = apiOf(modules.parcel);
    expect((await expectOk(banners.parcel())).map(({ image }) => image)).toEqual([expect.stringMatching(/^http/)]);
    const reasons = await expectOk(banners.whyChoose());
    expect(reasons.length).toBeGreaterThanOrEqual(8);
    expect(reasons.every(({ title, text, image }) => title && text && image)).toBe(true);
    const film = await expectOk(banners.video());
    expect(film.media).toEqual({ kind: "image", src: expect.stringMatching(/^http/) });
    expect(film.contents).toHaveLength(3);
    const paths = ["/other-banners", "/other-banners/why-choose", "/other-banners/video-content"];
    for (const path of paths) expect((await contract.lastRequest(path)).status).toBe(200);
  });

  it("API-73 parcel categories", async () => {
    const categories = await expectOk(apiOf(modules.parcel).parcel.categories());
    expect(categories.length).toBeGreaterThan(3);
    expect(categories.every(({ name, description, image }) => name && description && image)).toBe(true);
    expect((await contract.lastRequest("/parcel-category")).status).toBe(200);
  });

  it("API-68 visited stores, for customers only", async () => {
    expect(await outcomeOf(apiOf(modules.food).stores.visited())).toBe("unauthorized");
    const token = await expectToken(
      contract.client.api(visitor()).auth.signIn({ emailOrPhone: "+15550100001", password: "password" }),
    );
    const stores = await expectOk(apiOf(modules.food, token).stores.visited());
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    expect((await contract.lastRequest("/customer/visit-again")).headers.authorization).toMatch(/^Bearer /);
  });
});

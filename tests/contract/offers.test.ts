import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { type ContractClient, expectOk, openContractClient, outcomeOf, visitor } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { type Shoppers, shoppersIn } from "./support/shoppers";

const food = 1;
const ecommerce = 4;

describe.each(["m", "n", "x"] as const)("the offers in dialect %s", (dialect) => {
  let contract: ContractClient;
  let shoppers: Shoppers;
  let guest: DeliveryApi;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    shoppers = await shoppersIn(contract, food);
    guest = shoppers.guest;
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  const inModule = (moduleId: number) => contract.client.api(visitor({ ...shoppers.here, moduleId }));

  it("API-65 DATA-30 the brands of ecommerce; food has none", async () => {
    const brands = await expectOk(inModule(ecommerce).brands.list());
    expect(brands).toContainEqual({
      id: expect.any(Number),
      name: "Halden",
      slug: "halden",
      image: expect.stringMatching(/^http/),
      itemsCount: expect.any(Number),
    });
    expect(await expectOk(guest.brands.list())).toEqual([]);
    const asked = (await contract.requests()).filter(({ path }) => path === "/api/v1/brand");
    expect(asked.map(({ method, headers }) => [method, headers.moduleid])).toEqual([
      ["GET", String(ecommerce)],
      ["GET", String(food)],
    ]);
  });

  it("API-80 coupons: a guest's from the list for all, a customer's from their own", async () => {
    const coupons = await expectOk(guest.coupons.list());
    expect(coupons.find(({ code }) => code === "WELCOME10")).toMatchObject({
      discount: { value: 10, type: "percent" },
      minPurchase: 20,
      storeName: null,
    });
    expect(coupons.find(({ code }) => code === "KITCHEN15")?.storeName).toBe("Harbour Kitchen");
    expect(coupons.map(({ code }) => code)).not.toContain("WINTER25");
    expect((await contract.lastRequest("/coupon/list/all")).headers).toMatchObject({ moduleid: String(food) });
    const own = await expectOk(shoppers.ann.coupons.list());
    expect(own.map(({ code }) => code)).toContain("WELCOME10");
    expect((await contract.lastRequest("/coupon/list")).headers).toHaveProperty("authorization");
  });

  it("API-81 DATA-03 items of campaigns carry their dates and numbers of their own", async () => {
    const items = await expectOk(guest.campaigns.items());
    expect(items.length).toBeGreaterThan(3);
    expect(items.every(({ campaign }) => campaign?.to === "2035-12-31")).toBe(true);
    expect((await contract.lastRequest("/campaigns/item")).status).toBe(200);
  });

  it("API-87 DATA-37 running campaigns, one with its stores, and none", async () => {
    const campaigns = await expectOk(guest.campaigns.running());
    expect(campaigns.map(({ title }) => title)).toEqual(["Burger Festival", "Green Month", "Late Suppers"]);
    const [festival] = campaigns;
    const { stores, ...campaign } = await expectOk(guest.campaigns.details(festival?.id ?? 0));
    expect(campaign).toEqual(festival);
    expect(campaign).toMatchObject({ slug: "burger-festival", endsAt: "2035-12-31 23:59:59" });
    expect(stores.map(({ name }) => name)).toContain("Harbour Kitchen");
    const { query } = await contract.lastRequest("/campaigns/basic-campaign-details");
    expect(query).toEqual({ basic_campaign_id: String(festival?.id) });
    expect(await outcomeOf(guest.campaigns.details(99))).toBe("not-found");
  });

  it("API-83 DATA-36 the running flash sale with its active products", async () => {
    const running = await expectOk(guest.flashSales.running());
    expect(running?.products.length).toBeGreaterThan(3);
    expect(running?.products.every(({ sold, stock }) => sold < stock)).toBe(true);
    expect(Date.parse(running?.sale.endsAt ?? "")).toBeGreaterThan(Date.now());
    expect((await contract.lastRequest("/flash-sales")).query).toEqual({ limit: "2", offset: "1" });
  });

  it("API-84 its items by page, and none where no sale runs", async () => {
    const id = (await expectOk(guest.flashSales.running()))?.sale.id ?? 0;
    const first = await expectOk(guest.flashSales.items(id, 1, 5));
    const second = await expectOk(guest.flashSales.items(id, 2, 5));
    expect(first).toMatchObject({ sale: { id }, page: 1, limit: 5 });
    expect(first.total).toBeGreaterThan(5);
    const seen = [...first.rows, ...second.rows].map(({ item }) => item.id);
    expect(new Set(seen).size).toBe(10);
    expect((await contract.lastRequest("/flash-sales/items")).query).toEqual({
      flash_sale_id: String(id),
      limit: "5",
      offset: "2",
    });
    const parcel = inModule(5);
    expect(await expectOk(parcel.flashSales.running())).toBeNull();
    expect(await outcomeOf(parcel.flashSales.items(id, 1, 5))).toBe("rejected");
    expect(contract.events.splice(0)).toEqual([expect.objectContaining({ event: "call-failed", status: 403 })]);
  });

  it("SRCH-28 RTE-42 a sale that has sold out or is over while it is scrolled ends its list; as a page it is none", async () => {
    const storefront = await startStorefront(contract);
    const { loadFlashSale, loadMoreOfFlashSale } = await import("~/features/offers/load-flash-sale.server");
    const browser = browserOf();
    const { place } = await guestIn(contract, food);
    const enter = (module: { id: number; type: "food" | "parcel" }) =>
      browser.set(storefront, (session) => {
        session.set("place", place);
        session.set("module", module);
      });
    const sale = await expectOk(guest.flashSales.running());
    const more = (search: string) => browser.visit(storefront, `/flash-sales/more?${search}`, loadMoreOfFlashSale);
    const page = (search: string) => browser.visit(storefront, `/flash-sales?${search}`, loadFlashSale);
    const id = sale?.sale.id ?? 0;
    await enter({ id: food, type: "food" });
    const { rows, total } = await more(`id=${id}&page=2`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await more(`id=${id}&page=999`)).toEqual({ rows: [], total, nextHref: null });
    await expect(page(`id=${id}&page=999`)).rejects.toMatchObject({ init: { status: 404 } });
    const over = { rows: [], total: 0, nextHref: null };
    expect(await more(`id=${id + 1}&page=2`)).toEqual(over);
    expect(await page(`id=${id + 1}&page=2`)).toMatchObject({ kind: "over" });
    await enter({ id: 5, type: "parcel" });
    expect(await more(`id=${id}&page=2`)).toEqual(over);
  });

  it("API-85 discounted items, fifteen of them", async () => {
    const { rows } = await expectOk(guest.items.discounted(1, 15));
    expect(rows).toHaveLength(15);
    expect(rows.every(({ discount, storeDiscount }) => discount.value > 0 || storeDiscount > 0)).toBe(true);
    expect((await contract.lastRequest("/items/discounted")).query).toMatchObject({ limit: "15", offset: "1" });
  });

  it("API-58 DATA-24 cash back for a customer only", async () => {
    expect(await expectOk(shoppers.ann.cashbacks.list())).toContainEqual(
      expect.objectContaining({ title: "A little back", reward: { value: 5, type: "percent" }, minPurchase: 20 }),
    );
    expect((await contract.lastRequest("/cashback/list")).headers).toHaveProperty("authorization");
    expect(await outcomeOf(guest.cashbacks.list())).not.toBe("ok");
    contract.events.splice(0);
  });
});

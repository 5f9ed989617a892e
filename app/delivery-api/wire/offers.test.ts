import { describe, expect, it } from "vitest";
import { ZodError } from "zod";
import { readBrand } from "./brand";
import { readCampaign, readCampaignDetails } from "./campaign";
import { readCashback } from "./cashback";
import { readListedCoupon } from "./coupon";
import { readRunningSale, readSalePage } from "./flash-sale";
import type { Reader } from "./reader";

function reading() {
  const dropped: string[] = [];
  const reader: Reader = {
    dialect: "m",
    images: { brand: "https://api.example.test/brand", campaign: "https://api.example.test/campaign" },
    customerVerification: false,
    sign: (address) => address,
    onDropped: (what) => dropped.push(what),
  };
  return { reader, dropped };
}

const soup = { id: 41, name: "Soup", price: 4, store_id: 6, module_type: "food", module_id: 1 };
const sale = {
  id: 7,
  title: "Weekend",
  start_date: "2026-03-01T00:00:00.000000Z",
  end_date: "2026-03-03T23:59:59.000000Z",
};

describe("DATA-30 a brand", () => {
  it("has a picture by its full address or by its file", () => {
    const row = { id: 4, name: "Acme", slug: "acme", image: "b.png", items_count: "9" };
    expect(readBrand(row, reading().reader)).toEqual({
      id: 4,
      name: "Acme",
      slug: "acme",
      image: "https://api.example.test/brand/b.png",
      itemsCount: 9,
    });
    const full = readBrand({ ...row, slug: null, image_full_url: "https://cdn.example.test/b.png" }, reading().reader);
    expect(full).toMatchObject({ slug: "4", image: "https://cdn.example.test/b.png" });
  });
});

describe("DATA-36 a flash sale", () => {
  it("tells of its products, broken ones left out", () => {
    const { reader, dropped } = reading();
    const products = [{ stock: "10", sold: 4, available_stock: 6, item: soup }, { stock: 3 }, { item: { id: 1 } }];
    const read = readRunningSale({ ...sale, active_products: products }, reader);
    expect(read?.sale).toEqual({
      id: 7,
      title: "Weekend",
      startsAt: "2026-03-01T00:00:00.000Z",
      endsAt: "2026-03-03T23:59:59.000Z",
    });
    expect(read?.products).toEqual([{ stock: 10, sold: 4, item: expect.objectContaining({ id: 41 }) }]);
    expect(dropped).toEqual(["flash product", "flash product"]);
  });

  it("counts what is sold from what is left where the server says only that", () => {
    const page = readSalePage(
      { total_size: 1, flash_sale: sale, products: [{ stock: 10, available_stock: 7, item: soup }] },
      { page: 1, limit: 10 },
      reading().reader,
    );
    expect(page).toMatchObject({ total: 1, sale: { id: 7 }, rows: [{ sold: 3, stock: 10 }] });
  });

  it.each([[{}], [[]], [null]])("%j is no running sale", (body) => {
    expect(readRunningSale(body, reading().reader)).toBeNull();
    expect(() => readSalePage(body, { page: 1, limit: 10 }, reading().reader)).toThrow(ZodError);
  });

  it.each(["soon", "2026-03-03", "2026-03-03 23:59:59", 7, null])("an end of %j is unknown", (end_date) => {
    expect(readRunningSale({ ...sale, end_date }, reading().reader)?.sale.endsAt).toBeNull();
  });
});

describe("DATA-37 a campaign", () => {
  const row = { id: 5, slug: "spring", title: "Spring", image: "x.png", available_date_ends: "2026-03-31" };

  it.each([
    ["22:30:15", "2026-03-31 22:30:15"],
    ["22:30", "2026-03-31 22:30:00"],
    ["23:59", "2026-03-31 23:59:59"],
    ["2026-01-01T20:00:00.000000Z", "2026-03-31 20:00:00"],
    ["25:00", "2026-03-31 23:59:59"],
    [null, "2026-03-31 23:59:59"],
  ])("whose days end at %j ends at %s", (end_time, endsAt) => {
    expect(readCampaign({ ...row, end_time }, reading().reader)).toMatchObject({
      id: 5,
      slug: "spring",
      title: "Spring",
      image: "https://api.example.test/campaign/x.png",
      endsAt,
    });
  });

  it("without an end never ends; without stores it has none; `[]` is none", () => {
    const { reader } = reading();
    expect(readCampaign({ id: 5, title: "Spring" }, reader)).toMatchObject({ slug: "5", endsAt: null, image: null });
    expect(readCampaignDetails(row, reader)?.stores).toEqual([]);
    const stores = [{ id: 6, name: "Demo Kitchen", module_id: 1 }, {}];
    expect(readCampaignDetails({ ...row, stores }, reader)?.stores.map(({ id }) => id)).toEqual([6]);
    for (const body of [[], {}, null]) expect(readCampaignDetails(body, reader)).toBeNull();
  });
});

describe("DATA-24 cash back", () => {
  it.each([
    ["percentage", "percent"],
    ["percent", "percent"],
    ["amount", "amount"],
  ])("of the kind %s", (cashback_type, type) => {
    const row = { id: 1, title: "March", cashback_type, cashback_amount: "5", min_purchase: 10, max_discount: 3 };
    expect(readCashback({ ...row, end_date: "2026-03-31" })).toEqual({
      id: 1,
      title: "March",
      reward: { value: 5, type },
      minPurchase: 10,
      maxReward: 3,
      endsOn: "2026-03-31",
    });
  });
});

describe("DATA-34 a listed coupon", () => {
  const row = {
    id: 3,
    code: "HELLO10",
    title: "Welcome",
    discount: 10,
    discount_type: "percent",
    min_purchase: 20,
    max_discount: 5,
    expire_date: "2026-12-31",
  };

  it.each([
    ["default", "[1]", null],
    ["store_wise", "Demo Kitchen", "Demo Kitchen"],
    ["store_wise", null, null],
  ])("of the kind %s with %j is taken by %j", (coupon_type, data, storeName) => {
    const coupon = readListedCoupon({ ...row, coupon_type, data });
    expect(coupon).toMatchObject({ id: 3, code: "HELLO10", minPurchase: 20, storeName, expiresOn: "2026-12-31" });
  });

  it.each([
    [{ coupon_type: "default" }, { needsAccount: false, isForFirstOrder: false, storeId: null, startsOn: null }],
    [
      { customer_id: '["all"]', start_date: "2026-01-01 00:00:00" },
      { needsAccount: false, startsOn: "2026-01-01" },
    ],
    [
      { customer_id: ["all"], store_id: "6", module_id: 1 },
      { needsAccount: false, storeId: 6, moduleId: 1 },
    ],
    [{ customer_id: '["77", "78"]' }, { needsAccount: true, isForFirstOrder: false }],
    [{ customer_id: [77] }, { needsAccount: true }],
    [{ customer_id: null }, { needsAccount: false }],
    [
      { coupon_type: "first_order", customer_id: '["all"]' },
      { needsAccount: true, isForFirstOrder: true },
    ],
  ])("%j says who may have it", (cells, expected) => {
    expect(readListedCoupon({ ...row, ...cells })).toMatchObject(expected);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

let shop: TestShop;
let ann: Visitor;
beforeAll(async () => {
  shop = await startShop({ environment: { SHARED_CACHE: "off" } });
  ann = await arrivedVisitor(shop.url);
  await ann.post("/auth/sign-in", { intent: "sign-in", identifier: "+15550100001", password: "password" });
});
afterAll(async () => {
  await shop?.stop();
});

/** Every list that goes on by pages: where it stands, its call, and its size, which the documents state for some. */
const lists: [address: string, call: string, size: string][] = [
  ["/my-orders", "/customer/order/running-orders", "10"],
  ["/my-orders?tab=history", "/customer/order/list", "10"],
  ["/wallet", "/customer/wallet/transactions", "10"],
  ["/loyalty-points", "/customer/loyalty-point/transactions", "10"],
  ["/flash-sales?id=1", "/flash-sales/items", "10"],
  ["/category/burgers?module_id=1", "/categories/items/", "10"],
  ["/stores", "/stores/get-stores/all", "12"],
  ["/home?search=a&data_type=searched", "/get-combined-data", "12"],
];

test.each(lists)("FMT-01 a page of %s asks %s for %s rows", async (address, call, size) => {
  await shop.control.clearRequests();
  expect((await ann.get(address)).status).toBe(200);
  const asked = (await shop.control.requests()).filter(({ path }) => path.startsWith(`/api/v1${call}`));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ query }) => query.limit))).toEqual(new Set([size]));
});

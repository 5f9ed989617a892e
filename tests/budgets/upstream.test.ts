import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop();
  visitor = await arrivedVisitor(shop.url);
});
afterAll(() => shop?.stop());

test.each(["/", "/home", "/store/harbour-kitchen"])(
  "%s, warm, asks the delivery API nothing for a guest with an empty cart",
  async (path) => {
    await visitor.get(path);
    await shop.control.clearRequests();
    expect((await visitor.get(path)).status).toBe(200);
    expect((await shop.control.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  },
);

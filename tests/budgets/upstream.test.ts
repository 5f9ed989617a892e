import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { pageKinds } from "./page-kinds";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

test.each(pageKinds)(
  "%s of %s, warm, asks the delivery API nothing for a guest with an empty cart",
  async (path, module) => {
    const visitor = await arrivedVisitor(shop.url, undefined, module);
    await visitor.get(path);
    await shop.control.clearRequests();
    // Another address, so that the page itself was not kept.
    const again = new URL(path, shop.url);
    again.searchParams.set("drawn", "anew");
    expect((await visitor.get(again.pathname + again.search)).status).toBe(200);
    expect((await shop.control.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  },
);

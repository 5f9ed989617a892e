import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  // The clock stands: no page grows old by itself meanwhile.
  await shop.control.setClock({ now: wednesdayAt(12), freeze: true });
});
afterAll(() => shop?.stop());

const harbourKitchen = 1;
const page = "/store/harbour-kitchen?module_id=1";

test("SIGUSR2 clears the caches: the next page shows what has changed at the delivery API", async () => {
  const guest = await arrivedVisitor(shop.url);
  const heading = async () => /<h1[^>]*>([^<]+)/.exec(await (await guest.get(page)).text())?.[1];
  await heading();
  await heading();
  await shop.control.patchStore(harbourKitchen, { name: "Harbour Galley" });
  expect(await heading()).toBe("Harbour Kitchen");
  await shop.clearCaches();
  expect(await heading()).toBe("Harbour Galley");
});

test("SIGUSR2 clears what visitors were answered in the last minute, too", async () => {
  const guest = await arrivedVisitor(shop.url);
  await fillCart(guest, shop.url);
  const callsForCart = async () => {
    await shop.control.clearRequests();
    expect((await guest.get("/stores")).status).toBe(200);
    return (await shop.control.requests()).filter(({ path }) => path.endsWith("/cart/list")).length;
  };
  await callsForCart();
  expect(await callsForCart()).toBe(0);
  await shop.clearCaches();
  expect(await callsForCart()).toBe(1);
});

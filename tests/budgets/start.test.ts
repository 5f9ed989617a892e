import { expect, test } from "vitest";
import { residentMegabytes } from "../harness/memory";
import { startShop } from "../harness/shop";

test("memory after the first answer stays under 150 MB", async () => {
  const shop = await startShop();
  await (await fetch(shop.url)).text();
  const megabytes = residentMegabytes(shop.storefront.pid);
  await shop.stop();
  expect(megabytes).toBeLessThan(150);
});

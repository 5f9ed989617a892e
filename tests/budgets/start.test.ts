import { expect, test } from "vitest";
import { residentMegabytes } from "../harness/memory";
import { startShop } from "../harness/shop";

async function afterFirstAnswer(): Promise<number> {
  const shop = await startShop();
  await (await fetch(shop.url)).text();
  const megabytes = residentMegabytes(shop.storefront.pid);
  await shop.stop();
  return megabytes;
}

test("memory after the first answer stays under 150 MB", async () => {
  // What waits to be collected differs from start to start: the smallest of three is what is needed.
  const starts = [await afterFirstAnswer(), await afterFirstAnswer(), await afterFirstAnswer()];
  expect(Math.min(...starts)).toBeLessThan(150);
});

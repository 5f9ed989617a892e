import type { modules } from "../harness/arrivals";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { layOutAll } from "./support/layout";
import { enterModule } from "./support/shopping";

const homes: (keyof typeof modules)[] = ["food", "grocery", "pharmacy", "ecommerce"];

/** Pixels from the header to the end of the footer, with nothing unfolded. */
const heights = [
  { width: 360, height: 740, most: 4500 },
  { width: 1280, height: 800, most: 3200 },
];

for (const home of homes) {
  test(`HOME-all-01: the home of ${home} is short enough to be seen whole`, { tag: "@css" }, async ({ page, shop }) => {
    await arrive(page, shop.url);
    await enterModule(page, shop.url, home);
    for (const { most, ...viewport } of heights) {
      await page.setViewportSize(viewport);
      await page.goto("/home");
      await layOutAll(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `at ${viewport.width}`).toBeLessThanOrEqual(most);
    }
  });

  test(`HOME-all-19: the home of ${home} shows the covers of two stores on the first screen of a phone`, {
    tag: "@css",
  }, async ({ page, shop }) => {
    await arrive(page, shop.url);
    await enterModule(page, shop.url, home);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/home");
    const stores = page.locator("main article[id^=store-]");
    for (const index of [0, 1]) {
      const cover = await stores.nth(index).locator(".pic").first().boundingBox();
      expect((cover?.y ?? 740) + (cover?.height ?? 0), `cover ${index + 1}`).toBeLessThanOrEqual(740);
      expect(cover?.x, `cover ${index + 1} begins within the window`).toBeLessThan(300);
    }
  });
}

import { arrivedVisitor, becomeOldCustomer, type modules } from "../harness/arrivals";
import { expect, isFull, test } from "./fixtures";
import { arrive, takeOver } from "./support/arrive";
import { layOutAll } from "./support/layout";
import { postForm } from "./support/posting";
import { enterModule } from "./support/shopping";

/** The full run measures those that are built of the same parts, too. */
const homes: (keyof typeof modules)[] = isFull
  ? ["food", "grocery", "pharmacy", "ecommerce", "parcel"]
  : ["food", "ecommerce"];

/** Pixels from the header to the end of the footer, with nothing unfolded. */
const heights = [
  { width: 360, height: 740, most: 4500 },
  { width: 1280, height: 800, most: 3200 },
];

const phones = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

const languages = ["en", "ar"];

/** Everybody's home, and the one with most on it: a customer who has ordered, is asked for a review and has an order that waits for its payment. */
for (const who of ["a guest", "a customer"]) {
  for (const home of homes) {
    test(`HOME-all-01: the home of ${home} is short enough to be seen whole by ${who}`, {
      tag: ["@css", "@noscript"],
    }, async ({ page, shop, control }) => {
      if (who === "a guest") await arrive(page, shop.url);
      else {
        const customer = await arrivedVisitor(shop.url);
        await becomeOldCustomer(customer, shop.url, control);
        await takeOver(page, shop.url, customer.cookies);
      }
      await enterModule(page, shop.url, home);
      for (const language of languages) {
        await postForm(page, shop.url, "/settings/change", { intent: "language", value: language });
        for (const { most, ...viewport } of heights) {
          await page.setViewportSize(viewport);
          await page.goto("/home");
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await layOutAll(page);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          expect(height, `${language} at ${viewport.width}`).toBeLessThanOrEqual(most);
        }
      }
    });
  }
}

for (const home of homes.filter((kind) => kind !== "parcel")) {
  test(`HOME-all-19: the home of ${home} shows the covers of two stores on the first screen of a phone`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop }) => {
    await arrive(page, shop.url);
    await enterModule(page, shop.url, home);
    for (const language of languages) {
      await postForm(page, shop.url, "/settings/change", { intent: "language", value: language });
      await page.goto("/home");
      const stores = page.locator("main article[id^=store-]");
      for (const { width, height } of phones) {
        await page.setViewportSize({ width, height });
        for (const index of [0, 1]) {
          const cover = await stores.nth(index).locator(".pic").first().boundingBox();
          const name = `${language} at ${width}x${height}, cover ${index + 1}`;
          expect((cover?.y ?? height) + (cover?.height ?? 0), name).toBeLessThanOrEqual(height);
          // The second is seen in part: the row goes on.
          const seen = Math.min(width, (cover?.x ?? 0) + (cover?.width ?? 0)) - Math.max(0, cover?.x ?? 0);
          expect(seen, name).toBeGreaterThan(60);
        }
      }
    }
  });
}

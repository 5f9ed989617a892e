import { modules } from "../harness/arrivals";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { covered, expectFooterFree } from "./support/layout";
import { enterModule, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("at its end nothing lies over the footer of a page", { tag: ["@css", "@noscript"] }, async ({
      page,
      shop,
    }) => {
      await arriveSignedIn(page, shop.url);
      await putInCart(page, shop.url, rice);
      for (const address of ["/home", "/store/harbour-kitchen", "/checkout?page=cart"]) {
        await page.goto(address);
        await expectFooterFree(page);
      }
    });
  });
}

/** One item of each module that sells. */
const items = { food: rice, grocery: 700, pharmacy: 1053, ecommerce: 1345 };

test("a product's page has its name and its ways to buy in sight from the start, in every module", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop }) => {
  await arrive(page, shop.url);
  const main = page.getByRole("main");
  const foot = "main form[data-item-form] button:is([value=add-to-cart], [value=buy-now])";
  for (const [module, item] of Object.entries(items) as [keyof typeof items, number][]) {
    await enterModule(page, shop.url, module);
    await page.goto(`/product/${item}?module_id=${modules[module]}`);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      for (const name of ["Add to Cart", "Buy Now"]) {
        await expect(main.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect.poll(() => covered(page, foot), { message: `${module}, ${width} px` }).toEqual([]);
    }
    // What it is stands above them on a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => covered(page, "main h1"), { message: module }).toEqual([]);
  }
});

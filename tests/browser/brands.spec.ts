import { modules } from "../harness/arrivals";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { enterModule } from "./support/shopping";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("SALE-10 SALE-11 API-65: brands on a home, and all of them by name", { tag: ["@css", "@noscript"] }, async ({
  page,
  shop,
  control,
  expectAccessible,
}) => {
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/home?brands=open");
  const block = page.getByRole("region", { name: "Brands" });
  const links = block.getByRole("link").filter({ hasNotText: /View all|^Brands$/ });
  await expect(links).toHaveCount(9);
  await expect(links.first()).toContainText("Featured brand");
  await expect(links.first()).toContainText("Halden");
  // The delivery API counts the items of every zone.
  await expect(block).not.toContainText(/\d+ items?/);
  await block.getByRole("link", { name: /View all/ }).click();
  await expect(page).toHaveURL(/\/all-brands$/);

  const names = () => page.getByRole("main").getByRole("listitem").locator("b").allTextContents();
  const sort = page.getByRole("navigation", { name: "Sort" });
  await expect(sort.getByRole("link", { name: "A-to-Z" })).toHaveAttribute("aria-current", "page");
  const forth = await names();
  // Two of seventeen have nothing to sell.
  expect(forth).toHaveLength(15);
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /\d+ items?/ }),
  ).toHaveCount(0);
  expect(forth).toEqual(forth.toSorted((one, other) => one.localeCompare(other)));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSideScroll(page);
  await sort.getByRole("link", { name: "Z-to-A" }).click();
  await expect(page).toHaveURL(/sort=z-to-a$/);
  await expect(sort.getByRole("link", { name: "Z-to-A" })).toHaveAttribute("aria-current", "page");
  expect(await names()).toEqual(forth.toReversed());
  await page.goto("/all-brands?sort=sideways");
  expect(await names()).toEqual(forth);
  const asked = (await control.requests()).find(({ path }) => path === "/api/v1/brand");
  expect(asked?.headers).toMatchObject({ moduleid: String(modules.ecommerce) });
});

test("SALE-12 RTE-13: a brand opens the results of its items", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/all-brands");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Stepwell/ })
    .click();
  await expect(page).toHaveURL(/\/home\?brand_id=\d+&data_type=brand$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Stepwell");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  const brand = new URL(page.url()).searchParams.get("brand_id");
  const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/get-combined-data");
  expect(asked.at(-1)?.query).toMatchObject({ data_type: "brand", list_type: "item", brand_ids: `[${brand}]` });
});

test("RTE-43: without brands the page of all brands leads home", { tag: "@noscript" }, async ({ page }) => {
  await page.goto("/all-brands");
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { enterModule, itemCard, noodles } from "./support/shopping";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("RTE-07 RTE-08 RTE-09: the header's search leads to results, items and restaurants", async ({ page, shop }) => {
  await page.goto("/home");
  const field = page.getByRole("search").getByRole("searchbox");
  await field.fill("noodles");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/home\?search=noodles&data_type=searched/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("noodles");
  await expect(itemCard(page, noodles)).toBeVisible();
  await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Restaurants" }).click();
  await expect(page.locator("#store-2")).toBeVisible();
  // What other pages add to the address changes nothing.
  await page.goto("/home?search=noodles&data_type=searched&from=home&fromSearch=true&module_id=1");
  await expect(itemCard(page, noodles)).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1, name: "Dinner is closer than you think" })).toBeVisible();
  expect(page.url()).toBe(`${shop.url}/home`);
});

test("SRCH-12 SRCH-13: the tabs bear the module's words", async ({ page, shop }) => {
  for (const [module, items, stores] of [
    ["food", "Foods", "Restaurants"],
    ["grocery", "Groceries", "Stores"],
    ["pharmacy", "Medicines", "Stores"],
    ["ecommerce", "Items", "Stores"],
  ] as const) {
    await enterModule(page, shop.url, module);
    await page.goto("/home?search=a&data_type=searched");
    const tabs = page.getByRole("navigation", { name: "Results" });
    await expect(tabs.getByRole("link", { name: items })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: stores })).toBeVisible();
  }
});

test("SRCH-29 SRCH-30: nothing found", async ({ page }) => {
  await page.goto("/home?search=zzzz&data_type=searched");
  await expect(page.getByText("Items not found!")).toBeVisible();
  await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Restaurants" }).click();
  await expect(page.getByText("Stores not found!")).toBeVisible();
});

test("RTE-11 RTE-12: discounted items, and the items of a category from home", async ({ page }) => {
  await page.goto("/home?search=special-offer&module_id=1&data_type=discounted");
  await expect(page.getByRole("heading", { level: 1, name: "Special Offer" })).toBeVisible();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(12);
  await expect(cards.filter({ hasText: "off" })).toHaveCount(12);
  await page.goto("/home");
  const category = page.getByRole("main").locator("a[href*='data_type=category']").first();
  const name = (await category.innerText()).trim();
  await category.click();
  await expect(page).toHaveURL(/search=category&id=\d+&module_id=1&name=[^&]+&data_type=category/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(cards.first()).toBeVisible();
});

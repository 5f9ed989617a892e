import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("RTE-31 RTE-32: the categories, what one holds, by slug and by number, and what is below it @noscript", async ({
  page,
  mode,
  control,
}) => {
  await page.goto("/categories");
  await expect(page.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Burgers", exact: true }).click();
  await expect(page).toHaveURL("/category/burgers?module_id=1");
  await expect(page.getByRole("heading", { level: 1, name: "Burgers" })).toBeVisible();
  const cards = main.getByRole("article");
  await expect(main).toContainText("15 items");
  if (mode === "scripts-on") {
    // A page that has just come starts at its top, maybe after this has looked down.
    await expect(async () => {
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(15, { timeout: 1000 });
    }).toPass();
  } else {
    await expect(cards).toHaveCount(10);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(cards).toHaveCount(5);
    await page.goto("/category/burgers?module_id=1");
  }
  const asked = (await control.requests()).filter(({ path }) => path.includes("/categories/items/"));
  expect(asked[0]?.query).toEqual({ type: "all", limit: "10", offset: "1" });
  const family = page.getByRole("navigation", { name: "In this category" });
  await family.getByRole("link", { name: "Beef burgers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Beef burgers" })).toBeVisible();
  await expect(family.getByRole("link", { name: "Beef burgers" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Where you are" }).getByRole("link", { name: "Burgers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Burgers" })).toBeVisible();
});

test("what is no category is a 404, what is too far down says so", { tag: "@noscript" }, async ({ page }) => {
  await page.goto("/category/1?module_id=1&page=900");
  await expect(page.getByText("No items found")).toBeVisible();
  await page.getByRole("link", { name: "Show from the start" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  for (const wrong of ["no-such-category", "999999", "-1", "%27%20OR%201=1", "x".repeat(300)]) {
    expect((await page.goto(`/category/${wrong}?module_id=1`))?.status(), wrong).toBe(404);
    await expect(page.getByRole("heading", { name: "We can't find this page" })).toBeVisible();
  }
  expect((await page.goto("/category/burgers?module_id=abc&page=-3"))?.status()).toBe(200);
});

test("API-91: a link of another module brings the visitor along, and its calls are of that module", {
  tag: "@noscript",
}, async ({ page, control }) => {
  await control.clearRequests();
  await page.goto("/category/fruit?module_id=2");
  await expect(page.getByRole("heading", { level: 1, name: "Fruit" })).toBeVisible();
  const asked = (await control.requests()).filter(({ path }) => path.startsWith("/api/v1/categories/"));
  expect(asked.map(({ headers }) => headers.moduleid)).toEqual(asked.map(() => "2"));
  expect(asked).not.toEqual([]);
  await page.goto("/categories");
  await expect(page.getByRole("main")).toContainText("Vegetables");
  await expect(page.getByRole("main")).not.toContainText("Burgers");
});

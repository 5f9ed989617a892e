import { expect, expectNoSideScroll, expectRowsFit, screensIn, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { block, blockItems, expectBlocks, tabIn, unfold } from "./support/homes";
import { hydrated } from "./support/hydrated";
import { declineReview, postOrder } from "./support/ordering";
import { enterModule, harbourKitchen, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("HOME-food-01 HOME-all-24 HOME-all-10: the food home has its blocks, in its order", { tag: "@noscript" }, async ({
  page,
}) => {
  await page.goto("/home");
  await expectBlocks(page, [
    "What's on your mind?",
    "Best Restaurants Nearby",
    "Whats New",
    "Popular Items Nearby",
    "Special Offer",
    "Best Reviewed Items",
    "New Arrivals",
    "Featured Categories",
    "Restaurants near you",
  ]);
  await expect(page.getByRole("region", { name: "Offers" }).getByRole("link").first()).toBeVisible();
  // The operator has a picture for the one and none for the other.
  await unfold(page, "Best Reviewed Items", "New Arrivals");
  await expect(block(page, "Best Reviewed Items").locator("img[width='1120']")).toBeVisible();
  await expect(block(page, "New Arrivals").locator("img[width='1120']")).toHaveCount(0);
});

test("HOME-all-11 HOME-all-12 HOME-all-13: tabs show the items of a category", { tag: "@noscript" }, async ({
  page,
  shop,
}) => {
  await page.goto("/home");
  for (const name of ["Best Reviewed Items", "New Arrivals"]) {
    await unfold(page, name);
    await expect(tabIn(page, name, "All")).toHaveAttribute("aria-current", "true");
    const before = await blockItems(page, name).allTextContents();
    await tabIn(page, name, "Desserts").click();
    await expect(tabIn(page, name, "Desserts")).toHaveAttribute("aria-current", "true");
    await expect(blockItems(page, name).first()).toBeVisible();
    expect(await blockItems(page, name).allTextContents()).not.toEqual(before);
  }
  // Both choices stand in the address.
  await expect(page).toHaveURL(/best-reviewed=\d+&new-arrivals=\d+/);
  await page.goto("/home?best-reviewed=%27%22%3E%3Cb%3E&new-arrivals=-1&nearby-stores=__proto__");
  for (const name of ["Best Reviewed Items", "New Arrivals"])
    await expect(tabIn(page, name, "All")).toHaveAttribute("aria-current", "true");
  await enterModule(page, shop.url, "grocery");
  await page.goto("/home");
  await unfold(page, "Recommended Items");
  await expect(tabIn(page, "Recommended Items", "Recommended")).toHaveAttribute("aria-current", "true");
  await tabIn(page, "Recommended Items", "Fruit").click();
  await expect(tabIn(page, "Recommended Items", "Fruit")).toHaveAttribute("aria-current", "true");
  await expect(blockItems(page, "Recommended Items").first()).toBeVisible();
});

test("HOME-all-15 HOME-all-16 HOME-all-14: featured categories in three rows, as many arrivals as fit", {
  tag: ["@css", "@noscript"],
}, async ({ page }) => {
  await page.goto("/home");
  await unfold(page, "Featured Categories", "New Arrivals");
  const featured = block(page, "Featured Categories");
  await expect(featured.getByRole("navigation").getByRole("link").first()).toHaveAttribute("aria-current", "true");
  for (const name of ["Featured Categories", "Popular Items Nearby"]) {
    const rows = await block(page, name)
      .locator("article")
      .first()
      .evaluate((card) => getComputedStyle(card.parentElement as Element).gridTemplateRows.split(" ").length);
    expect(rows, name).toBe(3);
  }
  await tabIn(page, "Featured Categories", "Sushi").click();
  await expect(tabIn(page, "Featured Categories", "Sushi")).toHaveAttribute("aria-current", "true");
  await page.goto("/home?new-arrivals=all");
  for (const [width, count] of [
    [360, 4],
    [640, 6],
    [1000, 8],
    [1280, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(blockItems(page, "New Arrivals").filter({ visible: true })).toHaveCount(count);
  }
});

test("HOME-all-19 HOME-all-20 HOME-all-21: stores nearby by popularity, rating and age", { tag: "@noscript" }, async ({
  page,
  shop,
}) => {
  for (const [module, name] of [
    ["food", "Best Restaurants Nearby"],
    ["grocery", "Best Stores Nearby"],
    ["pharmacy", "Best Pharmacies Nearby"],
    ["ecommerce", "Best Stores Nearby"],
  ] as const) {
    await enterModule(page, shop.url, module);
    await page.goto("/home");
    await expect(tabIn(page, name, "Popular")).toHaveAttribute("aria-current", "true");
    await expect(tabIn(page, name, "New")).toBeVisible();
    await tabIn(page, name, "Top Rated").click();
    await expect(tabIn(page, name, "Top Rated")).toHaveAttribute("aria-current", "true");
    const texts = await blockItems(page, name).allTextContents();
    const ratings = texts.map((text) => Number(/(\d\.\d)\s*\(/.exec(text)?.[1] ?? 0));
    expect(ratings.length).toBeGreaterThan(1);
    expect(Math.min(...ratings)).toBeGreaterThan(0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  }
  await expect(block(page, "Popular Items Nearby").locator("article").first()).toBeVisible();
});

test("HOME-all-23 HOME-all-25 CARD-14: the stores ordered from before, in the module's words", {
  tag: "@noscript",
}, async ({ page, context, shop, control }) => {
  await context.clearCookies();
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  const id = await postOrder(page, shop.url, control);
  await control.advanceOrder(id, "delivered");
  await declineReview(page, shop.url, id);
  await page.goto("/home");
  // The usual order stands in its place.
  await unfold(page, "Wanna Try Again!!");
  const strip = block(page, "Wanna Try Again!!");
  await expect(strip).toContainText("Order again from a restaurant you used recently.");
  const card = page.locator(`#visited-${harbourKitchen}`);
  await expect(card).toContainText("Harbour Kitchen");
  await expect(card).toContainText("Visit Again");
  await card.getByRole("link", { name: "Harbour Kitchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
});

test("HOME-groc-01 HOME-groc-05 HOME-all-18: the grocery home ends with its picture, the pharmacy features stores", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, control }) => {
  await enterModule(page, shop.url, "grocery");
  await page.goto("/home");
  const blocks = ["Shop by category", "Whats New", "Most Popular Items", "Best Reviewed Items", "Recommended Items"];
  await expectBlocks(page, blocks);
  const pictures = page.getByRole("main").locator("img[width='1120']");
  await expect(pictures.last()).toBeVisible();
  const last = await pictures.last().evaluate((picture) => {
    const sections = [...document.querySelectorAll("main section")];
    return sections.every((one) => one.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(last).toBe(true);
  await control.fault({ kind: "status", status: 500, path: "/api/v1/other-banners" });
  await page.reload();
  await expectBlocks(page, blocks);
  await expect(pictures).toHaveCount(0);
  await control.clearFaults();

  await enterModule(page, shop.url, "pharmacy");
  await control.clearRequests();
  await page.goto("/home");
  await unfold(page, "Featured Stores");
  await expect(blockItems(page, "Featured Stores").first()).toBeVisible();
  const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/stores/get-stores/all");
  expect(asked.map(({ query }) => query)).toContainEqual({ type: "all", limit: "20", offset: "1" });
});

test("HOME-phar-01 HOME-phar-05 HOME-phar-07: common conditions have a tab each", { tag: "@noscript" }, async ({
  page,
  shop,
}) => {
  await enterModule(page, shop.url, "pharmacy");
  await page.goto("/home");
  await expectBlocks(page, [
    "What do you need?",
    "Basic Medicine Nearby",
    "Common Conditions",
    "Featured Stores",
    "Whats New",
  ]);
  const name = "Common Conditions";
  await expect(tabIn(page, name, "Fever")).toHaveAttribute("aria-current", "true");
  const before = await blockItems(page, name).allTextContents();
  await tabIn(page, name, "Allergy").click();
  await expect(tabIn(page, name, "Allergy")).toHaveAttribute("aria-current", "true");
  expect(await blockItems(page, name).allTextContents()).not.toEqual(before);
  await tabIn(page, name, "Travel sickness").click();
  await expect(block(page, name)).toContainText("Items Not Found!");
});

test("HOME-ecom-01 HOME-all-05 HOME-all-06: the shop's home; an item's banner leads to its page", {
  tag: "@noscript",
}, async ({ page, shop }) => {
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/home");
  await expectBlocks(page, ["Shop by category", "Special Offer", "New Arrivals", "Best Reviewed Items"]);
  const banners = page.getByRole("region", { name: "Offers" });
  await expect(banners.getByRole("img", { name: "Home Again" })).toHaveCount(0);
  await banners.getByRole("link", { name: "Quiet, please" }).click();
  await expect(page).toHaveURL(/\/product\/[^?]+\?module_id=4/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a block that fails is left out, and the page stands", { tag: "@noscript" }, async ({ page, control }) => {
  await control.fault(
    { kind: "status", status: 500, path: "/api/v1/items/new-arrival" },
    { kind: "broken-json", path: "/api/v1/categories/featured/items" },
  );
  const answer = await page.goto("/home");
  expect(answer?.status()).toBe(200);
  await expectBlocks(page, ["Best Restaurants Nearby", "Popular Items Nearby", "Best Reviewed Items"]);
  for (const name of ["New Arrivals", "Featured Categories"]) await expect(block(page, name)).toHaveCount(0);
});

test("every home: nothing for axe, nothing wider than the window, no words under others @look @dark", async ({
  page,
  shop,
  mode,
  expectAccessible,
}) => {
  test.slow();
  for (const module of screensIn(mode, ["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const)) {
    await enterModule(page, shop.url, module);
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of mode === "scripts-on" ? [1280, 768, 360] : [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideScroll(page);
      const folds = await page
        .locator("h2 a[aria-expanded=false]")
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search.slice(1)));
      await page.goto(`/home?${folds.join("&")}`);
      await expect(page.locator("h2 a[aria-expanded=true]")).toHaveCount(folds.length);
      await expectNoSideScroll(page);
      await expectRowsFit(page);
    }
    // A phone with scripts, a desk without: axe takes seconds for a home, and its cards are the same at every width.
    await expectAccessible(page);
  }
});

test("HOME-food-01: what is folded stands open where the address speaks of it", { tag: "@noscript" }, async ({
  page,
}) => {
  await page.goto("/home");
  await expect(block(page, "Best Reviewed Items")).toBeVisible();
  await expect(blockItems(page, "Best Reviewed Items")).toHaveCount(0);
  await unfold(page, "Best Reviewed Items");
  await tabIn(page, "Best Reviewed Items", "Desserts").click();
  await expect(blockItems(page, "Best Reviewed Items").first()).toBeVisible();
  await tabIn(page, "Best Reviewed Items", "All").click();
  await expect(page).toHaveURL(/best-reviewed=all/);
  await expect(blockItems(page, "Best Reviewed Items").first()).toBeVisible();
  await block(page, "Best Reviewed Items").getByRole("heading", { level: 2 }).getByRole("link").click();
  await expect(page).toHaveURL("/home#best-reviewed");
  await expect(blockItems(page, "Best Reviewed Items")).toHaveCount(0);
});

test("HOME-food-01: a fold opens and closes where it stands, and keeps the focus", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/home");
  await hydrated(page);
  const title = block(page, "New Arrivals").getByRole("heading", { level: 2 }).getByRole("link");
  await title.press("Enter");
  await expect(blockItems(page, "New Arrivals").first()).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await title.press("Enter");
  await expect(blockItems(page, "New Arrivals")).toHaveCount(0);
  await expect(title).toBeFocused();
});

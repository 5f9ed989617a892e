import { lengthenMenu } from "../harness/long-menu";
import { expect, screensIn, test } from "./fixtures";
import { otherZone } from "./support/addresses";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { burger, harbourKitchen, itemCard, nightOwl, rice } from "./support/shopping";
import { drawerOf, wishElsewhere } from "./support/wishes";

// The sandbox's data changes within these tests.

const kitchen = "/store/harbour-kitchen?module_id=1&store_zone_id=1";

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("RTE-36: the menu stands whole, its sections are links to its parts, and what is ordered most comes first", {
  tag: ["@css", "@noscript"],
}, async ({ page }) => {
  await page.goto(kitchen);
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  await expect(sections.getByRole("link").first()).toHaveText("Popular");
  const popular = page.locator("section").filter({ has: page.locator("#popular") });
  await expect(popular.getByRole("link", { name: /Harbour Burger/ })).toBeVisible();
  const drinks = sections.getByRole("link", { name: "Drinks" });
  await drinks.click();
  await expect(page).toHaveURL(/#section-\d+$/);
  await expect(page.getByRole("heading", { level: 2, name: "Drinks" })).toBeInViewport();
});

test("RTE-34 RTE-36: a store of another zone shows what it sells, and that it does not deliver there", {
  tag: "@noscript",
}, async ({ page, shop, t }) => {
  const notice = page.getByText(t("store:outside"));
  await page.goto(kitchen);
  await expect(notice).toHaveCount(0);
  await arrive(page, shop.url, otherZone);
  await page.goto(kitchen);
  await expect(itemCard(page, burger)).toBeVisible();
  await expect(notice).toBeVisible();
  await arrive(page, shop.url);
  await page.goto(kitchen);
  await expect(notice).toHaveCount(0);
});

test("RTE-36: the section in view is the current one, by scrolling, by a press and by Back @scripts", async ({
  page,
}) => {
  await page.goto(kitchen);
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  const drinks = sections.getByRole("link", { name: "Drinks" });
  await drinks.click();
  await expect(page.getByRole("heading", { level: 2, name: "Drinks" })).toBeInViewport();
  await expect(drinks).toHaveAttribute("aria-current", "true");
  await page.getByRole("heading", { level: 2, name: "Burgers" }).scrollIntoViewIfNeeded();
  await itemCard(page, burger).scrollIntoViewIfNeeded();
  await expect(sections.getByRole("link", { name: "Burgers" })).toHaveAttribute("aria-current", "true");
  await expect(drinks).not.toHaveAttribute("aria-current");

  const salads = sections.getByRole("link", { name: "Salads" });
  await drinks.click();
  await expect(drinks).toHaveAttribute("aria-current", "true");
  await salads.click();
  await expect(salads).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(drinks).toHaveAttribute("aria-current", "true");
});

test("RTE-36: from one store to another the section in view is that of the menu that is there @scripts", async ({
  page,
  shop,
}) => {
  await arriveSignedIn(page, shop.url);
  await wishElsewhere(page, shop.url, { store: String(nightOwl) });
  await page.goto(kitchen);
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  await sections.getByRole("link", { name: "Drinks" }).click();
  await expect(sections.locator("[aria-current]")).toHaveText("Drinks");
  await page.getByRole("searchbox", { name: "Search in this store" }).fill("never asked for");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Wishlist/ })
    .click();
  await drawerOf(page).getByRole("link", { name: "Restaurants" }).click();
  await drawerOf(page).getByRole("link", { name: "Night Owl", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Night Owl" })).toBeFocused();
  // The other store has no such section.
  await sections.getByRole("link", { name: "Chicken" }).click();
  await expect(sections.locator("[aria-current]")).toHaveText("Chicken");
  await expect(page.getByRole("searchbox", { name: "Search in this store" })).toHaveValue("");
});

test("RTE-36: a long menu grows as its end comes into view and by the keyboard, each item once, and the focus stays at its end @scripts", async ({
  page,
  shop,
}) => {
  const total = await lengthenMenu(shop, harbourKitchen, 130);
  await page.goto(kitchen);
  const cards = page.getByRole("main").getByRole("article");
  const more = page.getByRole("link", { name: "Load more" });
  await expect(cards).toHaveCount(60);
  await expect(async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(120, { timeout: 1000 });
  }).toPass();
  await more.press("Enter");
  await expect(cards).toHaveCount(total);
  const ids = await cards.evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(total);
  await expect(more).toHaveCount(0);
  const end = page.getByText(`${total} of ${total}`);
  await expect(page.locator("p:focus").filter({ has: end })).toBeVisible();
});

test("what a search in the store has found is said, from the first one on @scripts", async ({ page, t }) => {
  await page.goto(kitchen);
  await hydrated(page);
  const said = page.locator("main p[role=status]");
  await expect(said).toBeEmpty();
  // Readers hear what becomes of a region that they know.
  const known = await said.elementHandle();
  const field = page.getByRole("searchbox", { name: t("store:search.label") });
  await field.fill("rice");
  await field.press("Enter");
  await expect(itemCard(page, burger)).toHaveCount(0);
  await expect(said).toHaveText(/^\d+ found$/);
  expect(await known?.evaluate((region) => region.isConnected)).toBe(true);
  await field.fill("%%%");
  await field.press("Enter");
  await expect(said).toHaveText(t("store:notFound.title"));
});

test("a search in the store, in the address, whatever is typed", { tag: "@noscript" }, async ({ page, control }) => {
  await page.goto(kitchen);
  const field = page.getByRole("search", { name: "This store" }).getByRole("searchbox");
  await field.fill("rice");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/store\/harbour-kitchen\?module_id=1&store_zone_id=1&search=rice$/);
  await expect(page.getByRole("heading", { level: 2, name: "“rice” in this store" })).toBeVisible();
  await expect(itemCard(page, rice)).toBeVisible();
  await expect(itemCard(page, burger)).toHaveCount(0);
  const asked = (await control.requests()).filter(({ path }) => path.endsWith("/items/search"));
  expect(asked.at(-1)?.query).toMatchObject({ name: "rice", store_id: String(harbourKitchen) });
  for (const typed of ["' OR 1=1 --", ".*[(", "<b>x</b>", "%%%"]) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "Items not found!" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`“${typed}”`);
  }
  expect((await page.goto(`${kitchen}&search=${"x".repeat(5000)}`))?.status()).toBe(200);
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(itemCard(page, burger)).toBeVisible();
  // Whatever else an address says wrongly is not said at all.
  expect((await page.goto(`${kitchen}&category=-4&page=abc`))?.status()).toBe(200);
  await expect(itemCard(page, burger)).toBeVisible();
});

test("hours by day, the announcement, the store's coupons and its address to pass on", { tag: "@noscript" }, async ({
  page,
  control,
  shop,
}) => {
  await control.patchStore(harbourKitchen, {
    announcement: 1,
    announcement_message: "Try our new <i>autumn</i> menu.",
  });
  await page.goto(`${kitchen}&distance=0.62`);
  const main = page.getByRole("main");
  await expect(main.getByText("Try our new")).toBeVisible();
  await main.getByText("Opening hours").click();
  await expect(main.locator("dt", { hasText: "Wednesday" })).toContainText("(today)");
  await expect(main.locator("dt")).toHaveCount(7);
  const coupons = main.getByRole("list", { name: "Coupons of this store" });
  await expect(coupons.getByRole("listitem")).toHaveCount(1);
  await expect(coupons).toContainText("15% off · Harbour Kitchen treat");
  await expect(coupons).toContainText("KITCHEN15");
  await main.getByText("Share", { exact: true }).click();
  const address = main.getByRole("link", { name: "Link to this store" });
  await expect(address).toHaveText(`${shop.url}${kitchen}`);
});

test("a store's coupon is copied by a press @scripts", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(kitchen);
  const coupons = page.getByRole("main").getByRole("list", { name: "Coupons of this store" });
  await coupons.getByRole("button", { name: "Copy: Code KITCHEN15" }).click();
  await expect(coupons.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("KITCHEN15");
  await expect(coupons.getByRole("status")).toHaveText("");
});

test("@scripts a device that can share is asked to", async ({ page, shop }) => {
  await page.addInitScript(() => {
    const share = async ({ url }: { url: string }) => {
      document.title = url;
    };
    Object.assign(navigator, { share });
  });
  await page.goto(kitchen);
  await page.getByRole("main").getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveTitle(`${shop.url}${kitchen}`);
});

test("the link to a store's reviews underlines its words, not the blank before them @css @noscript", async ({
  page,
}) => {
  await page.goto(kitchen);
  const link = page.getByRole("main").getByRole("link", { name: /124 reviews/ });
  await expect(link).toHaveCSS("text-decoration-line", "none");
  await expect(link.getByText("(124 reviews)")).toHaveCSS("text-decoration-line", "underline");
});

test("what customers say of a store: averages, then twelve at a time", { tag: "@noscript" }, async ({ page }) => {
  await page.goto(kitchen);
  await page
    .getByRole("main")
    .getByRole("link", { name: /124 reviews/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Reviews of Harbour Kitchen" })).toBeVisible();
  const averages = page.getByRole("region", { name: "How customers rate it" });
  await expect(averages).toContainText("4.2");
  await expect(averages.getByRole("progressbar", { name: "5 stars" })).toHaveAttribute("value", "48");
  const reviews = page.getByRole("list", { name: "Reviews" }).locator("[id^=review-]");
  await expect(reviews).toHaveCount(12);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(reviews).toHaveCount(24);
  expect((await page.goto(`/store/${harbourKitchen}/reviews?page=-1`))?.status()).toBe(200);
  await expect(reviews).toHaveCount(12);
  expect((await page.goto("/store/no-such-store/reviews"))?.status()).toBe(404);
});

test("ERR-07: a store whose plan has no reviews says so, and asks for none", { tag: "@noscript" }, async ({
  page,
  control,
}) => {
  await control.patchStore(harbourKitchen, { reviews_section: false });
  await page.goto(kitchen);
  await page
    .getByRole("main")
    .getByRole("link", { name: /124 reviews/ })
    .click();
  await expect(page.getByRole("heading", { name: "this store is not having any review plan" })).toBeVisible();
  expect((await control.requests()).filter(({ path }) => path.endsWith("/stores/reviews"))).toEqual([]);
  await page.getByRole("link", { name: "Back to the store" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
});

test("stores, a store, its reviews and categories: nothing for axe, nothing wider than the window @look @dark", async ({
  page,
  mode,
  expectLooksRight,
}) => {
  test.slow();
  const addresses = [
    "/stores",
    "/store/latest?category=999999",
    kitchen,
    `${kitchen}&search=rice`,
    "/store/harbour-kitchen/reviews?module_id=1",
    "/categories",
    "/category/1?module_id=1",
  ];
  for (const address of screensIn(mode, addresses)) {
    await page.goto(address);
    await expectLooksRight(page);
  }
});

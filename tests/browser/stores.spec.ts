import type { Page } from "@playwright/test";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { postOrder } from "./support/ordering";
import { enterModule, putInCart, rice } from "./support/shopping";

const tabsOf = (page: Page) => page.getByRole("navigation", { name: "Lists" });
const cardsOf = (page: Page) => page.getByRole("main").locator("[id^=store-]");
/** The way to the filter that this window shows. */
const filterOf = (page: Page) => page.locator("summary:visible").filter({ hasText: /^Filter/ });
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

test.describe("a visitor who has said where", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("STOR-01 STOR-02 STOR-12: a count that stays in view and four tabs; latest and popular have addresses of their own", {
    tag: "@css",
  }, async ({ page }) => {
    await page.goto("/stores");
    const count = page.getByRole("heading", { level: 1, name: "18 Restaurants" });
    await expect(count).toBeVisible();
    const addresses = ["/stores", "/store/latest", "/store/popular", "/stores?tab=top_rated"];
    const names = ["All", "Newly Joined", "Popular", "Top Rated"];
    for (const [index, name] of names.entries()) {
      await tabsOf(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(addresses[index] ?? "");
      await expect(tabsOf(page).getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
      await expect(cardsOf(page).first()).toBeVisible();
    }
    await page.goto("/store/latest");
    await expect(tabsOf(page).getByRole("link", { name: "Newly Joined" })).toHaveAttribute("aria-current", "page");
    await cardsOf(page).nth(7).scrollIntoViewIfNeeded();
    await expect(count).toBeInViewport();
  });

  test("STOR-05 STOR-08: quick filters narrow a tab, add up, and a chosen one is taken away by its chip", {
    tag: "@noscript",
  }, async ({ page, control }) => {
    await control.patchStore(2, { active: 0, free_delivery: 1 });
    await page.goto("/store/popular?page=2");
    const chip = (name: string) =>
      page.getByRole("navigation", { name: "Quick filters" }).getByRole("link", { name, exact: true });
    const all = page.getByRole("heading", { level: 1, name: "18 Restaurants" });
    await expect(all).toBeVisible();
    await chip("Free delivery").click();
    await expect(page).toHaveURL("/store/popular?quick=free");
    await expect(all).toHaveCount(0);
    const free = await cardsOf(page).count();
    await expect(cardsOf(page).filter({ hasText: "Free delivery" })).toHaveCount(free);
    await expect(page.locator("#store-2")).toContainText("Closed Now");
    await chip("Open now").click();
    await expect(page).toHaveURL("/store/popular?quick=free&quick=open");
    await expect(page.locator("#store-2")).toHaveCount(0);
    await expect(cardsOf(page).filter({ hasText: "Closed Now" })).toHaveCount(0);
    await chip("Free delivery").click();
    await expect(page).toHaveURL("/store/popular?quick=open");
    await expect(chip("Open now")).toHaveAttribute("aria-current", "true");
  });

  test("STOR-03 STOR-09 RTE-37: twelve stores at a time, each once, until there are no more @noscript", async ({
    page,
    mode,
    control,
  }) => {
    await page.goto("/store/popular");
    await expect(cardsOf(page).nth(11)).toBeVisible();
    if (mode === "scripts-on") {
      // The end of the list in view brings the rest to what is there.
      await expect(async () => {
        // Cards that are laid out on the way push the end of the page down again.
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(cardsOf(page)).toHaveCount(18, { timeout: 1000 });
      }).toPass();
    } else {
      await expect(cardsOf(page)).toHaveCount(12);
      await page.getByRole("link", { name: "Load more" }).click();
      await expect(page).toHaveURL("/store/popular?page=2");
      await expect(cardsOf(page)).toHaveCount(6);
      await expect(page.getByRole("main")).toContainText("13 to 18 of 18");
      await expect(page.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/store/popular");
    }
    await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
    const ids = await cardsOf(page).evaluateAll((cards) => cards.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await control.clearRequests();
    await page.goto("/stores?page=2");
    await expect(cardsOf(page)).toHaveCount(6);
    const asked = (await control.requests()).filter(({ path }) => path.includes("/stores/get-stores/all"));
    expect(asked.map(({ query }) => [query.limit, query.offset])).toEqual([["12", "2"]]);
  });

  test("STOR-04 STOR-06 STOR-08: four in a row on a desk, and a menu of delivery types that starts the list anew", {
    tag: ["@css", "@noscript"],
  }, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto("/stores?page=2");
    const tops = async () =>
      cardsOf(page).evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    const [first, ...others] = await tops();
    expect(others.filter((top) => top === first)).toHaveLength(3);
    await expect(filterOf(page)).toHaveText("Filter: All");
    await filterOf(page).click();
    const menu = page.getByRole("navigation", { name: "Filter", exact: true });
    await expect(menu.getByRole("link")).toHaveText(["All", "Delivery", "Take Away"]);
    await menu.getByRole("link", { name: "Delivery", exact: true }).click();
    await expect(page).toHaveURL("/stores?filter=delivery");
    await expect(page.getByRole("heading", { level: 1, name: "17 Restaurants" })).toBeVisible();
    await expect(filterOf(page)).toHaveText("Filter: Delivery");
    await expect(cardsOf(page).filter({ hasText: "Tall Cup Coffee" })).toHaveCount(0);
  });

  test("STOR-05 STOR-10: a popover with delivery type and categories on a phone; another tab forgets it @noscript", {
    tag: "@css",
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/stores");
    await expect(filterOf(page)).toHaveText("Filter");
    await filterOf(page).click();
    const filter = page.getByRole("form", { name: "Filter" });
    await expect(filter.getByRole("group", { name: "Delivery Type" }).getByRole("radio")).toHaveCount(3);
    await filter.getByRole("radio", { name: "Takeaway" }).check();
    const category = filter.getByRole("group", { name: "Categories" }).getByRole("checkbox").first();
    const name = (await category.locator("xpath=..").innerText()).trim();
    await category.check();
    await expectNoSideScroll(page);
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/\/stores\?filter=take_away&category=\d+$/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText("18 Restaurants");
    await expect(filterOf(page)).toContainText("2");
    await page.getByRole("link", { name: `Remove: ${name}` }).click();
    await expect(page).toHaveURL("/stores?filter=take_away");
    await tabsOf(page).getByRole("link", { name: "Top Rated" }).click();
    await expect(page).toHaveURL("/stores?tab=top_rated");
    await expect(heading).toHaveText("18 Restaurants");
  });

  test("STOR-11: what is not there, wrongly asked for, or too far down has a page and a way on", {
    tag: "@noscript",
  }, async ({ page, shop }) => {
    await page.goto("/stores?page=400");
    await expect(page.getByText("No Restaurants found")).toBeVisible();
    await page.getByRole("link", { name: "Show everything" }).click();
    await expect(cardsOf(page).first()).toBeVisible();
    for (const search of [
      "?page=-1",
      "?page=abc&tab=nowhere&filter=%27%20OR%201=1&category=x&category=-4",
      `?tab=${"x".repeat(5000)}`,
    ]) {
      expect((await page.goto(`/stores${search}`))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: "18 Restaurants" })).toBeVisible();
    }
    await enterModule(page, shop.url, "pharmacy");
    await page.goto("/store/popular?category=999999");
    await expect(page.getByText("No Stores found")).toBeVisible();
    expect((await page.goto("/store/no-such-store"))?.status()).toBe(404);
  });
});

test("STOR-13: a customer finds the stores they have ordered from, a guest only the list", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice, 2);
  await control.advanceOrder(await postOrder(page, shop.url, control), "delivered");
  await page.goto("/stores");
  const visited = page.getByRole("region", { name: "Wanna Try Again!!" });
  await expect(visited.getByRole("link", { name: "Harbour Kitchen" })).toBeVisible();
  const visits = async () => (await control.requests()).filter(({ path }) => path.endsWith("/visit-again")).length;
  expect(await visits()).toBeGreaterThan(0);
  await page.context().clearCookies();
  await arrive(page, shop.url);
  await control.clearRequests();
  await page.goto("/stores");
  await expect(page.getByRole("heading", { level: 1, name: "18 Restaurants" })).toBeVisible();
  await expect(visited).toHaveCount(0);
  expect(await visits()).toBe(0);
});

test("without a place the lists lead to where it is asked for", { tag: "@noscript" }, async ({ page, shop }) => {
  for (const address of ["/stores", "/store/latest", "/categories", "/category/3?module_id=1"]) {
    await page.goto(address);
    await expect(page).toHaveURL(`${shop.url}/`);
  }
});

import type { modules } from "../harness/arrivals";
import { expect, screensIn, test } from "./fixtures";
import { arrive } from "./support/arrive";
import {
  burger,
  enterModule,
  harbourKitchen,
  itemAddress,
  itemCard,
  itemDialog,
  putInCart,
  rice,
} from "./support/shopping";

// The sandbox's data changes within these tests.

/** The first category of food. */
const burgers = 1;
const harbourQuery = { module_id: "1", store_zone_id: "1" };

test.describe("home", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  const heroes: [keyof typeof modules, string, string | null][] = [
    ["food", "Dinner is closer than you think", "Restaurants near you"],
    ["grocery", "The whole store, without the queue", "Best Stores Nearby"],
    ["pharmacy", "Feel better from home", "Best Pharmacies Nearby"],
    ["ecommerce", "Small things, big days", "Stores near you"],
    ["parcel", "We deliver everything", null],
  ];

  test("HOME-all-01 HOME-food-04: a hero and the word for stores in every module", { tag: "@noscript" }, async ({
    page,
    shop,
  }) => {
    for (const [module, title, stores] of heroes) {
      await enterModule(page, shop.url, module);
      await page.goto("/home");
      const heading = page.getByRole("heading", { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(heading.locator("xpath=following-sibling::p")).not.toBeEmpty();
      if (stores) await expect(page.getByRole("heading", { level: 2, name: stores })).toBeVisible();
    }
  });

  test("HOME-all-02 HOME-all-03 HOME-all-04: banners lead to their link, their store or their item", {
    tag: "@noscript",
  }, async ({ page }) => {
    const banners = page.getByRole("region", { name: "Offers" });
    await page.goto("/home");
    await expect(banners.getByRole("link", { name: "Free delivery all week" })).toHaveAttribute("href", "/stores");
    await banners.getByRole("link", { name: "Two cakes, one price" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sugar & Thyme" })).toBeVisible();
    await page.goto("/home");
    await banners.getByRole("link", { name: "The Harbour Burger" }).click();
    await expect(itemDialog(page, "Harbour Burger")).toBeVisible();
    await expect(page).toHaveURL(/\/home\?dialog=item/);
  });

  test("HOME-all-06: campaign banners come last, and in food only", { tag: "@noscript" }, async ({ page, shop }) => {
    const titles = () =>
      page
        .getByRole("region", { name: "Offers" })
        .getByRole("img")
        .evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
    const campaigns = ["Burger Festival", "Green Month", "Late Suppers"];
    await page.goto("/home");
    expect((await titles()).slice(-3)).toEqual(campaigns);
    await enterModule(page, shop.url, "grocery");
    await page.goto("/home");
    expect(await titles()).not.toEqual(expect.arrayContaining(campaigns.slice(0, 1)));
  });
});

test("RTE-33 RTE-34 RTE-36: a store by its slug or its number, with all that a customer asks of it", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop }) => {
  await arrive(page, shop.url);
  for (const id of ["harbour-kitchen", String(harbourKitchen)]) {
    await page.goto(`/store/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
  }
  const main = page.getByRole("main");
  await expect(main.getByText("40 Harbour Street")).toBeVisible();
  await expect(main.getByText("4.2", { exact: true })).toBeVisible();
  await expect(main.getByText("Opening hours")).toBeVisible();
  await expect(itemCard(page, burger)).toContainText("$9.00");
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  await sections.getByRole("link", { name: "Burgers" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Burgers" })).toBeInViewport();
  // The address of one section, as long menus have it.
  await page.goto(`/store/harbour-kitchen?module_id=1&category=${burgers}`);
  await expect(sections.getByRole("link", { name: "Burgers" })).toHaveAttribute("aria-current", "page");
  await expect(itemCard(page, burger)).toBeVisible();
  await expect(itemCard(page, rice)).toHaveCount(0);
  await page.goto("/home");
  const href = await page.locator("#store-2").getByRole("link", { name: "Corner Noodles" }).getAttribute("href");
  expect(Object.fromEntries(new URL(href ?? "", shop.url).searchParams)).toMatchObject(harbourQuery);
});

test("a store is shown to somebody whose place is unknown, and says what is missing", { tag: "@noscript" }, async ({
  page,
}) => {
  await page.goto("/store/harbour-kitchen?module_id=1&store_zone_id=1");
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
  await expect(itemCard(page, rice)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("from you");
  await page.getByRole("main").getByRole("link", { name: "Choose a location" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Pick Locations" })).toBeVisible();
});

test("RTE-38 RTE-39 RTE-40: a product's page by slug or number, also for items with variations", {
  tag: "@noscript",
}, async ({ page }) => {
  for (const id of ["harbour-burger-1", String(burger)]) {
    await page.goto(`/product/${id}?module_id=1`);
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Burger" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Size" })).toBeVisible();
  }
});

test("home, results, store, item and cart: nothing for axe, nothing wider than the window @look @dark", async ({
  page,
  shop,
  t,
  mode,
  expectLooksRight,
}) => {
  test.slow();
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice, 2);
  const addresses = [
    "/home",
    "/home?search=noodles&data_type=searched",
    "/store/harbour-kitchen",
    itemAddress(burger),
    `/product/${burger}?module_id=1&image=2`,
    "/home?dialog=cart",
    "/cart",
  ];
  for (const address of screensIn(mode, addresses)) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expectLooksRight(page);
  }
  await page.goto("/cart");
  await expect(page.getByText(t("cart:checkout"))).toBeVisible();
});

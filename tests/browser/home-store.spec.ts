import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import {
  breakfast,
  burger,
  enterModule,
  harbourKitchen,
  itemAddress,
  itemCard,
  itemDialog,
  type modules,
  nightOwl,
  noodles,
  putInCart,
  rice,
  sleepyFox,
  todayAt,
} from "./support/shopping";

// The world changes within these tests.
test.use({ shopOptions: { environment: { SHARED_CACHE: "off" } } });

const harbourQuery = { module_id: "1", store_zone_id: "1" };

test.describe("home", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  const heroes: [keyof typeof modules, string, string | null][] = [
    ["food", "Dinner is closer than you think", "Restaurants near you"],
    ["grocery", "The whole shop, without the queue", "Stores near you"],
    ["pharmacy", "Feel better from home", "Pharmacies near you"],
    ["ecommerce", "Small things, big days", "Stores near you"],
    ["parcel", "We deliver everything", null],
  ];

  test("HOME-all-01 HOME-food-04: a hero and the word for stores in every module", async ({ page, shop }) => {
    for (const [module, title, stores] of heroes) {
      await enterModule(page, shop.url, module);
      await page.goto("/home");
      const heading = page.getByRole("heading", { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(heading.locator("xpath=following-sibling::p")).not.toBeEmpty();
      if (stores) await expect(page.getByRole("heading", { level: 2, name: stores })).toBeVisible();
    }
  });

  test("HOME-all-02 HOME-all-03 HOME-all-04: banners lead to their link, their store or their item", async ({
    page,
  }) => {
    const banners = page.getByRole("region", { name: "Offers" });
    await page.goto("/home");
    await expect(banners.getByRole("link", { name: "Free delivery all week" })).toHaveAttribute("href", "/offers");
    await banners.getByRole("link", { name: "Two cakes, one price" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sugar & Thyme" })).toBeVisible();
    await page.goto("/home");
    await banners.getByRole("link", { name: "The Harbour Burger" }).click();
    await expect(itemDialog(page, "Harbour Burger")).toBeVisible();
    await expect(page).toHaveURL(/\/home\?dialog=item/);
  });

  test("HOME-all-06: campaign banners come last, and in food only", async ({ page, shop }) => {
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

  test("CARD-04 CARD-05 CARD-06: the discount badge of a card", async ({ page, control }) => {
    await control.patchItem(burger, { discount: 15, discount_type: "percent" });
    await control.patchItem(noodles, { discount: 1.5, discount_type: "amount" });
    await page.goto("/home");
    await expect(itemCard(page, burger)).toContainText("15% off");
    await expect(itemCard(page, burger).locator("s")).toContainText("$9.00");
    await expect(itemCard(page, noodles)).toContainText("$1.50 off");
    await expect(itemCard(page, noodles)).toContainText("$7.00");
    await expect(itemCard(page, rice)).not.toContainText("off");
    // Monsoon Canteen takes 20 percent off everything, whatever the item's own discount is.
    const churros = page.getByRole("article").filter({ hasText: "Churros" });
    await expect(churros.first()).toContainText("20% off");
  });

  test("CARD-10 CARD-13: ratings of items with the configured decimals, of stores with one", async ({ page }) => {
    await page.goto("/home");
    await expect(itemCard(page, noodles).getByText("4.80")).toBeVisible();
    await expect(page.locator("#store-2").getByText("4.5", { exact: true })).toBeVisible();
  });

  test("CARD-11 CART-14: a card opens its dialog, in ecommerce the product page; adding does the same there", async ({
    page,
    shop,
    control,
  }) => {
    await page.goto("/home");
    await itemCard(page, rice)
      .getByRole("link", { name: /Plain Rice/ })
      .click();
    await expect(itemDialog(page, "Plain Rice")).toBeVisible();
    await expect(page).toHaveURL(/\/home\?dialog=item/);
    await enterModule(page, shop.url, "ecommerce");
    await page.goto("/home");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: /^Add to Cart:/ }) })
      .first();
    const name = (await card.getByRole("heading").innerText()).trim();
    await card.getByRole("link", { name: /^Add to Cart:/ }).click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name.replace(/…$/, ""));
    await page.goto("/home");
    await card.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\?module_id=4/);
    const requests = await control.requests();
    expect(requests.filter(({ path }) => path.endsWith("/cart/add"))).toHaveLength(0);
  });

  test("CARD-15 CARD-16 RTE-35: a store's card shows its distance and takes it along", async ({ page }) => {
    await page.goto("/home");
    const card = page.locator("#store-2");
    await expect(card).toContainText(/\d\.\d\d\s?km from you/);
    await card.getByRole("link", { name: "Corner Noodles" }).click();
    await expect(page).toHaveURL(/\/store\/corner-noodles\?module_id=1&store_zone_id=1&distance=[\d.]+/);
    await expect(page.getByRole("heading", { level: 1, name: "Corner Noodles" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/\d\.\d\d\s?km from you/);
    await page.goto(itemAddress(noodles));
    const name = itemDialog(page, "Miso Noodles").getByRole("link", { name: "Corner Noodles" });
    await expect(name).toHaveAttribute("href", "/store/corner-noodles?module_id=1&store_zone_id=1");
  });

  test("CARD-17 CARD-18: closed stores are veiled, open ones are not", async ({ page, control }) => {
    const veil = "Closed Now";
    const card = (name: string) => page.getByRole("article").filter({ hasText: name }).first();
    for (const name of ["Night Owl", "Sleepy Fox"]) {
      await page.goto(`/home?search=${encodeURIComponent(name)}&data_type=searched&tab=stores`);
      await expect(card(name)).toContainText(veil);
    }
    await page.goto("/home?search=Harbour+Kitchen&data_type=searched&tab=stores");
    await expect(card("Harbour Kitchen")).toBeVisible();
    await expect(card("Harbour Kitchen")).not.toContainText(veil);
    await page.goto(`/store/${sleepyFox}`);
    await expect(page.getByText("CLOSED NOW")).toBeVisible();
    await page.goto(`/store/${nightOwl}`);
    await expect(page.getByText("CLOSED NOW")).toBeVisible();
    await page.goto(`/store/${harbourKitchen}`);
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
    await expect(page.getByText("CLOSED NOW")).toHaveCount(0);
    await control.patchStore(harbourKitchen, { active: 0 });
    await page.goto(`/store/${harbourKitchen}`);
    await expect(page.getByText("CLOSED NOW")).toBeVisible();
  });

  test("CARD-19 CARD-20: food outside its hours says so on its card, and whether it can be had later", async ({
    page,
    control,
  }) => {
    await control.setClock({ now: todayAt(15) });
    await page.goto("/store/harbour-kitchen");
    const card = itemCard(page, breakfast);
    await expect(card).toContainText("Not available now");
    await expect(card).not.toContainText("You can order it later.");
    await expect(itemCard(page, rice)).not.toContainText("Not available now");
    await control.patchItem(breakfast, { schedule_order: 1 });
    await page.goto("/store/harbour-kitchen");
    await expect(card).toContainText("You can order it later.");
  });

  test("CARD-07: recommended items bear a badge, others do not", async ({ page }) => {
    await page.goto("/store/harbour-kitchen");
    await expect(itemCard(page, burger).getByText("Recommend")).toBeVisible();
    await expect(itemCard(page, rice).getByText("Recommend")).toHaveCount(0);
  });
});

test("RTE-33 RTE-34 RTE-36: a store by its slug or its number, with all that a customer asks of it", async ({
  page,
  shop,
}) => {
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
  await expect(sections.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
  await sections.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/category=\d+/);
  await expect(sections.getByRole("link").nth(1)).toHaveAttribute("aria-current", "page");
  await page.goto("/home");
  const href = await page.locator("#store-2").getByRole("link", { name: "Corner Noodles" }).getAttribute("href");
  expect(Object.fromEntries(new URL(href ?? "", shop.url).searchParams)).toMatchObject(harbourQuery);
});

test("a store is shown to somebody whose place is unknown, and says what is missing", async ({ page }) => {
  await page.goto("/store/harbour-kitchen?module_id=1&store_zone_id=1");
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
  await expect(itemCard(page, rice)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("from you");
  await page.getByRole("main").getByRole("link", { name: "Choose a location" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Pick Locations" })).toBeVisible();
});

test("RTE-38 RTE-39 RTE-40: a product's page by slug or number, also for items with variations", async ({ page }) => {
  for (const id of ["harbour-burger-1", String(burger)]) {
    await page.goto(`/product/${id}?module_id=1`);
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Burger" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Size" })).toBeVisible();
  }
});

test.describe("search", () => {
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
});

test("home, results, store, item and cart: nothing for axe, nothing wider than the window @matrix", async ({
  page,
  shop,
  t,
  expectAccessible,
}) => {
  test.slow();
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice, 2);
  const addresses = [
    "/home",
    "/home?search=noodles&data_type=searched",
    "/store/harbour-kitchen",
    itemAddress(burger),
    "/home?dialog=cart",
    "/cart",
  ];
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideScroll(page);
  }
  await expect(page.getByText(t("cart:checkout"))).toBeVisible();
  await expectAccessible(page);
});

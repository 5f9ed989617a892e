import type { Locator, Page } from "@playwright/test";
import { wednesdayAt } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import {
  breakfast,
  burger,
  enterModule,
  harbourKitchen,
  itemAddress,
  itemCard,
  itemDialog,
  nightOwl,
  noodles,
  rice,
  sleepyFox,
} from "./support/shopping";

// The sandbox's data changes within these tests.

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("CARD-02: a pointer reveals a card's quick view, which stays half a second; heart and add button stand at rest too", {
  tag: ["@css", "@noscript"],
}, async ({ page }) => {
  for (const address of ["/home", "/home?search=noodles&data_type=searched", "/store/corner-noodles"]) {
    await page.goto(address);
    const card = itemCard(page, noodles);
    const quickView = card.getByRole("link", { name: "Quick view: Miso Noodles" });
    for (const name of ["Wishlist: Miso Noodles", "Add to Cart: Miso Noodles"]) {
      await expect(card.getByRole("button", { name })).toHaveCSS("opacity", "1");
    }
    await expect(quickView).toHaveCSS("opacity", "0");
    await card.hover();
    await expect(quickView).toHaveCSS("opacity", "1");
    await page.getByRole("banner").hover();
    await expect(quickView).toHaveCSS("transition-delay", "0.5s");
    await expect(quickView).toHaveCSS("opacity", "0");
    await quickView.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(quickView).toHaveCSS("opacity", "1");
  }
});

test("CARD-03: the quick view opens the item's dialog over the page, in ecommerce too", { tag: "@noscript" }, async ({
  page,
  shop,
}) => {
  await page.goto("/home");
  await itemCard(page, noodles).getByRole("link", { name: "Quick view: Miso Noodles" }).click();
  await expect(itemDialog(page, "Miso Noodles")).toBeVisible();
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/home");
  const card = page.locator("main article[id^=item-]").first();
  const name = (await card.getByRole("heading").innerText()).trim().replace(/…$/, "");
  await card.getByRole("link", { name: /^Quick view:/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(name);
  await expect(page).toHaveURL(/\/home\?dialog=item&item=\d+/);
});

test("CARD-12: a store's card says all about the store", { tag: ["@css", "@noscript"] }, async ({ page, control }) => {
  const { address } = (await control.patchStore(2, { active: 1 })) as { address: string };
  await page.goto("/home");
  const card = page.locator("#store-2");
  await expect(card.locator("img")).toHaveCount(2);
  await expect(card.getByRole("link", { name: "Corner Noodles" })).toBeVisible();
  await expect(card.getByText("4.5", { exact: true })).toBeVisible();
  await expect(card.getByText(address)).toBeVisible();
  await expect(card.getByRole("button", { name: "Wishlist: Corner Noodles" })).toHaveCSS("opacity", "1");
  await expect(card).toContainText(/\d+-\d+ min/);
  await expect(card).toContainText(/Delivery from \$\d+\.\d\d/);
  await expect(card).not.toContainText("Closed");
  await control.patchStore(2, { active: 0 });
  await page.goto("/home?search=Corner+Noodles&data_type=searched&tab=stores");
  await expect(card).toContainText("Closed");
});

test("CARD-04 CARD-05 CARD-06: the discount badge of a card", { tag: "@noscript" }, async ({ page, control }) => {
  await control.patchItem(burger, { discount: 15, discount_type: "percent" });
  await control.patchItem(noodles, { discount: 1.5, discount_type: "amount" });
  await page.goto("/home");
  await expect(itemCard(page, burger)).toContainText("15% off");
  await expect(itemCard(page, burger).locator("s")).toContainText("$9.00");
  await expect(itemCard(page, noodles)).toContainText("$1.50 off");
  await expect(itemCard(page, noodles)).toContainText("$7.00");
  await expect(itemCard(page, rice)).not.toContainText("off");
  // Monsoon Canteen takes 20 percent off everything, whatever the item's own discount is.
  await page.goto("/home?search=Churros&data_type=searched");
  const churros = page.getByRole("article").filter({ hasText: "Churros" });
  await expect(churros.first()).toContainText("20% off");
});

test("CARD-08: names are cut at 25 characters outside food", { tag: "@noscript" }, async ({ page, shop, control }) => {
  const name = "An uncommonly long name of a thing";
  await control.patchItem(noodles, { name });
  await page.goto("/home");
  await expect(itemCard(page, noodles).getByRole("heading")).toHaveText(name);
  await enterModule(page, shop.url, "grocery");
  const groceryItem = 541;
  await control.patchItem(groceryItem, { name });
  await page.goto("/home");
  await expect(itemCard(page, groceryItem).getByRole("heading").first()).toHaveText(`${name.slice(0, 25).trim()}…`);
});

test("CARD-09: the bar of a flash sale's item shows what is sold, in percent of what was offered", {
  tag: "@noscript",
}, async ({ page, control }) => {
  const headers = { zoneId: "[1]", moduleId: "1" };
  const answer = await page.request.get(`${control.url}/api/v1/flash-sales`, { headers });
  type Product = { stock: number; sold: number; item: { name: string } };
  const { active_products: products } = (await answer.json()) as { active_products: Product[] };
  expect(products.length).toBeGreaterThan(2);
  expect(products.some(({ sold }) => sold > 0)).toBe(true);
  for (const address of ["/home", "/flash-sales?id=1"]) {
    await page.goto(address);
    for (const { stock, sold, item } of products.slice(0, 5)) {
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("progressbar") })
        .filter({ hasText: item.name });
      const value = await card.first().getByRole("progressbar").getAttribute("value");
      expect(Number(value), `${item.name} at ${address}`).toBeCloseTo((sold / stock) * 100, 5);
    }
  }
});

test("CARD-10 CARD-13: ratings of items with the configured decimals, of stores with one", {
  tag: "@noscript",
}, async ({ page }) => {
  await page.goto("/home");
  await expect(itemCard(page, noodles).getByText("4.80")).toBeVisible();
  await expect(page.locator("#store-2").getByText("4.5", { exact: true })).toBeVisible();
});

test("CARD-11 CART-14: a card opens its dialog, in ecommerce the product page; adding does the same there", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await page.goto("/home");
  await itemCard(page, rice).getByRole("heading").getByRole("link").click();
  await expect(itemDialog(page, "Plain Rice")).toBeVisible();
  await expect(page).toHaveURL(/\/home\?dialog=item/);
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/home");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: /^Choose options:/ }) })
    .first();
  const name = (await card.getByRole("heading").innerText()).trim();
  await card.getByRole("link", { name: /^Choose options:/ }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.replace(/…$/, ""));
  await page.goto("/home");
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\?module_id=4/);
  const requests = await control.requests();
  expect(requests.filter(({ path }) => path.endsWith("/cart/add"))).toHaveLength(0);
});

test("CARD-15 CARD-16 RTE-35: a store's card shows its distance and takes it along", { tag: "@noscript" }, async ({
  page,
}) => {
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

test("CARD-17 CARD-18: closed stores are veiled, open ones are not", { tag: "@noscript" }, async ({
  page,
  control,
}) => {
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

test("CARD-19 CARD-20: food outside its hours says so on its card, and whether it can be had later", {
  tag: "@noscript",
}, async ({ page, control }) => {
  await control.setClock({ now: wednesdayAt(15) });
  await page.goto("/store/harbour-kitchen");
  const card = itemCard(page, breakfast);
  await expect(card).toContainText("Not available now");
  await expect(card).not.toContainText("You can order it later.");
  await expect(itemCard(page, rice)).not.toContainText("Not available now");
  await control.patchItem(breakfast, { schedule_order: 1 });
  await page.goto("/store/harbour-kitchen");
  await expect(card).toContainText("You can order it later.");
});

test("CARD-07: recommended items bear a badge, others do not", { tag: "@noscript" }, async ({ page }) => {
  await page.goto("/store/harbour-kitchen");
  await expect(itemCard(page, burger).getByText("Recommend")).toBeVisible();
  await expect(itemCard(page, rice).getByText("Recommend")).toHaveCount(0);
});

test("CARD-01: every layout of a product's card shows its image, name and price", {
  tag: ["@css", "@noscript"],
}, async ({ page, t }) => {
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const layouts: [layout: string, address: string, cards: () => Locator][] = [
    ["vertical", "/home?new-arrivals=all", () => region(t("home:newArrivals"))],
    ["popular items", "/home", () => region(t("kinds:food.home.popular"))],
    ["flash sale slider", "/home", () => region("Flash sale")],
    ["special card", "/home", () => region("Special Offer")],
    ["food horizontal", "/store/harbour-kitchen", () => page.getByRole("main")],
    ["list-view", "/home?search=noodles&data_type=searched&view=list", () => page.getByRole("main")],
    ["flash sale", "/flash-sales?id=1", () => page.getByRole("main")],
  ];
  for (const [layout, address, place] of layouts) {
    await page.goto(address);
    const card = place().getByRole("article").first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img"), layout).toHaveAttribute("src", /\/storage\/product\//);
    await expect(card.getByRole("heading"), layout).toHaveText(/\w{3}/);
    await expect(card, layout).toContainText(/\$\d+\.\d\d/);
  }
});

/** The parts of each amount that is shown, from left to right. */
const amountsOf = (page: Page) =>
  page.locator(".money:visible").evaluateAll((amounts) =>
    amounts.map((amount) => {
      const text = amount.firstChild as Text;
      const leftOf = (part: RegExp) => {
        const range = document.createRange();
        range.setStart(text, text.data.search(part));
        range.setEnd(text, text.data.search(part) + 1);
        return range.getBoundingClientRect().left;
      };
      const parts = { sign: /[+−]/, symbol: /د/, number: /\d/ };
      const found = Object.entries(parts).flatMap(([name, part]) =>
        part.test(text.data) ? [{ name, left: leftOf(part) }] : [],
      );
      return found
        .toSorted((one, other) => one.left - other.left)
        .map(({ name }) => name)
        .join(" ");
    }),
  );

for (const language of ["en", "ar"] as const) {
  test.describe(`prices in ${language}`, () => {
    test.use({ language });

    test("FMT-10: a symbol of Arabic letters stands on its side of the number, and a sign before both", {
      tag: ["@css", "@noscript"],
    }, async ({ page, control }) => {
      for (const [side, amount] of [
        ["left", "symbol number"],
        ["right", "number symbol"],
      ] as const) {
        await control.patchConfig({ currency_symbol: "د.إ", currency_symbol_direction: side });
        await page.goto("/home?dialog=item&item=1");
        await expect(page.locator(".money").first()).toContainText("د.إ");
        const seen = new Set(await amountsOf(page));
        expect([...seen].toSorted(), side).toEqual([amount, `sign ${amount}`].toSorted());
      }
    });
  });
}

import type { Page } from "@playwright/test";
import { modules } from "../harness/arrivals";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { unfold } from "./support/homes";
import { secondsShown } from "./support/offers";
import { enterModule, itemDialog } from "./support/shopping";

// The sandbox's data changes within these tests.

const block = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** For a name inside an expression. */
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("SALE-01 SALE-06 HOME-food-03: the food home's flash sale, special offers and items just for you", {
  tag: "@noscript",
}, async ({ page, shop }) => {
  await arrive(page, shop.url);
  await page.goto("/home");
  const sale = block(page, "Flash sale");
  await expect(sale.getByRole("article")).toHaveCount(15);
  expect(await secondsShown(sale.getByRole("timer"))).toBeGreaterThan(0);
  await expect(sale.getByRole("link", { name: /View all/ })).toHaveAttribute("href", "/flash-sales?id=1");
  await unfold(page, "Just For You");
  const forYou = block(page, "Just For You").getByRole("article");
  await expect(forYou.nth(3)).toBeVisible();
  const name = (await forYou.first().getByRole("heading").innerText()).trim();
  await forYou.first().getByRole("heading").getByRole("link").click();
  await expect(itemDialog(page, escaped(name)).getByRole("button", { name: "Order Now" })).toBeVisible();
  await page.goto("/home");
  const offers = block(page, "Special Offer");
  await expect(offers.getByRole("article").nth(5)).toBeVisible();
  await offers.getByRole("link", { name: /View all/ }).click();
  await expect(page).toHaveURL(/\/home\?search=special-offer&module_id=1&data_type=discounted$/);
  await expect(page.getByRole("heading", { level: 1, name: "Special Offer" })).toBeVisible();
});

test("HOME-groc-04 HOME-phar-04 HOME-ecom-03: just for you is a grid, a row in the pharmacy; only the shop's items have a page", {
  tag: "@noscript",
}, async ({ page, shop }) => {
  await arrive(page, shop.url);
  const forYou = block(page, "Just For You");
  for (const [module, rows] of [
    ["grocery", 0],
    ["pharmacy", 1],
    ["ecommerce", 0],
  ] as const) {
    await enterModule(page, shop.url, module);
    await page.goto("/home");
    await unfold(page, "Just For You");
    await expect(forYou.getByRole("article").nth(1)).toBeVisible();
    await expect(forYou.locator(".scroll")).toHaveCount(rows);
    const heading = forYou.getByRole("article").first().getByRole("heading");
    const name = (await heading.innerText()).trim().replace(/…$/, "");
    await heading.getByRole("link").click();
    if (module === "ecommerce") await expect(page).toHaveURL(/\/product\/.+module_id=4&product_type=campaign/);
    else await expect(itemDialog(page, escaped(name))).toBeVisible();
    await expect(page.getByRole("button", { name: "Order Now" })).toBeVisible();
  }
});

test("SALE-07: without discounted items there are no special offers", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await enterModule(page, shop.url, "pharmacy");
  await page.goto("/home");
  await expect(block(page, "Special Offer")).toBeVisible();
  const asked = (await control.requests()).findLast(({ path }) => path === "/api/v1/items/discounted");
  const headers = { zoneId: asked?.headers.zoneid ?? "", moduleId: String(modules.pharmacy) };
  const list = await page.request.get(`${control.url}/api/v1/items/discounted?limit=200`, { headers });
  const { products } = (await list.json()) as { products: { store_id: number }[] };
  for (const store of new Set(products.map(({ store_id }) => store_id))) await control.patchStore(store, { status: 0 });
  await page.reload();
  await expect(block(page, "Campaigns")).toBeVisible();
  await expect(block(page, "Special Offer")).toHaveCount(0);
});

test("SALE-16 API-80: coupons say what they give and when, with codes to take along @noscript", async ({
  page,
  shop,
  control,
  mode,
}) => {
  await arrive(page, shop.url);
  await page.goto("/home?coupons=open");
  const coupons = block(page, "Coupons");
  await expect(coupons).toContainText("10% off");
  await expect(coupons).toContainText("$3.00 off");
  await expect(coupons).toContainText("Free delivery");
  await expect(coupons).toContainText("On orders from $20.00 · up to $5.00");
  await expect(coupons).toContainText("Only at Harbour Kitchen");
  await expect(coupons.getByText("WELCOME10")).toBeVisible();
  if (mode !== "scripts-on") await expect(coupons.getByRole("button")).toHaveCount(0);
  await arriveSignedIn(page, shop.url);
  await page.goto("/home?coupons=open");
  await expect(coupons.getByText("WELCOME10")).toBeVisible();
  const paths = (await control.requests()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/api/v1/coupon/list/all", "/api/v1/coupon/list"]));
});

test("API-80: a coupon of the account leads to where it can be used", async ({ page, shop }) => {
  await arriveSignedIn(page, shop.url);
  const use = async (code: string) => {
    await page.goto("/coupons");
    await page.getByRole("link", { name: `Use it: ${code}` }).click();
  };
  await use("KITCHEN15");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Harbour Kitchen/ })
      .first(),
  ).toBeVisible();
  await use("FRESH10");
  await expect(page).toHaveURL(/\/home\?module_id=2/);
  await expect(page.locator("html")).toHaveAttribute("data-module", "grocery");
});

test("SALE-17: a copied code says so for a second @scripts", async ({ page, shop, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await arrive(page, shop.url);
  await page.goto("/home?coupons=open");
  const coupons = block(page, "Coupons");
  const copy = coupons.getByRole("button", { name: "Copy the code WELCOME10" });
  await copy.scrollIntoViewIfNeeded();
  await page.clock.install();
  await copy.click();
  const copied = coupons.getByRole("button", { name: "Copied" });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("WELCOME10");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(copied).toHaveCount(0);
  await copy.click();
  await expect(copied).toBeVisible();
  await page.clock.runFor(950);
  await expect(copied).toBeVisible();
  await page.clock.runFor(100);
  await expect(copied).toHaveCount(0);
  await expect(copy).toBeVisible();
});

test("SALE-13 SALE-14 SALE-15: customers open and close what they can get back; guests and parcel have no such offers", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await page.goto("/home");
  const widget = page.getByText("Cashback offers");
  await expect(block(page, "Coupons")).toBeVisible();
  await expect(widget).toHaveCount(0);
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  const offer = page.getByRole("listitem").filter({ hasText: "A little back" });
  await expect(offer).toBeHidden();
  await widget.click();
  await expect(offer).toBeVisible();
  await expect(offer).toContainText("5% back");
  await expect(offer).toContainText("On orders from $20.00 · up to $3.00 · Until Dec 31, 2035");
  await expect(page.getByRole("listitem").filter({ hasText: "Two back on big orders" })).toContainText("$2.00 back");
  await widget.click();
  await expect(offer).toBeHidden();
  const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/cashback/list");
  expect(asked.map(({ headers }) => Boolean(headers.authorization))).toEqual(asked.map(() => true));
  await enterModule(page, shop.url, "parcel");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(widget).toHaveCount(0);
});

import { modules } from "../harness/arrivals";
import { expect, test } from "./fixtures";
import { ann, arrive, arriveSignedIn } from "./support/arrive";
import { deliveredOrder } from "./support/ordering";
import { applyFilters, filterPanel, totalOf } from "./support/searching";
import { enterModule, itemCard, itemDialog, putInCart, rice } from "./support/shopping";

const addressList = "/api/v1/customer/address/list";
const wishList = "/api/v1/customer/wish-list";

/** Screens that know whether somebody has signed in. */
const screens = ["/home", "/store/harbour-kitchen", "/cart", "/checkout?page=cart", "/track-order"];

test("ROLE-05 ROLE-08 ROLE-12: a guest on every screen, with what a guest may", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
  t,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.clearRequests();
  const header = page.getByRole("banner");
  for (const path of screens) {
    await page.goto(path);
    await expect(header.getByRole("link", { name: t("shell:signIn") })).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:trackOrder") })).toBeVisible();
    await expect(header.getByRole("group").filter({ hasText: "12 Harbour Street" })).toBeVisible();
    await expect(header.getByRole("link", { name: /wish ?list|chat|inbox/i })).toHaveCount(0);
  }
  await page.goto("/home");
  await expect(page.getByRole("link", { name: t("shell:language.ar") }).first()).toBeVisible();
  const asked = await control.requests();
  expect(asked.filter(({ path }) => path === addressList || path === wishList)).toEqual([]);
  expect(asked.filter(({ headers }) => headers.authorization)).toEqual([]);
  const carts = asked.filter(({ path }) => path === "/api/v1/customer/cart/list");
  expect(carts.length).toBeGreaterThan(0);
  for (const { query } of carts) expect(Number(query.guest_id)).toBeGreaterThan(0);
});

test("ROLE-04 ROLE-12: whoever has a token is a customer on every screen", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
  t,
}) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.clearRequests();
  const header = page.getByRole("banner");
  for (const path of [...screens, "/addresses"]) {
    await page.goto(path);
    await expect(header.getByText(ann.firstName, { exact: true })).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:signIn") })).toHaveCount(0);
  }
  const asked = await control.requests();
  for (const call of [addressList, wishList]) {
    const calls = asked.filter(({ path }) => path === call);
    expect(calls.length, call).toBeGreaterThan(0);
    for (const { headers } of calls) expect(headers.authorization, call).toMatch(/^Bearer /);
  }
});

test("ROLE-07: any visitor browses, searches, filters, sees what is on offer, and tracks orders", {
  tag: ["@css", "@noscript"],
}, async ({ page, mode, shop, t }) => {
  await arrive(page, shop.url);
  await page.goto("/home");
  for (const block of ["Flash sale", "Coupons", "Featured Categories", "Campaigns"])
    await expect(page.getByRole("region", { name: block, exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img", { name: "Free delivery all week" })).toBeVisible();
  await expect(page.getByText("Cashback offers")).toHaveCount(0);
  await page.getByRole("searchbox", { name: t("shell:search.label"), exact: true }).fill("a");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("“a”");
  const all = await totalOf(page);
  const panel = await filterPanel(page);
  await panel.getByRole("checkbox", { name: t("search:option.discounted") }).check();
  await applyFilters(panel, mode);
  await expect(page).toHaveURL(/filter=discounted/);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await page.goto("/stores");
  await page
    .getByRole("article")
    .filter({ hasText: "Harbour Kitchen" })
    .first()
    .getByRole("heading")
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
  await itemCard(page, rice).getByRole("heading").getByRole("link").click();
  await expect(itemDialog(page, "Plain Rice")).toBeVisible();
  await page.goto("/home");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell:trackOrder") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell:trackOrder") })).toBeVisible();
});

test("ROLE-17: what a signed-in customer finds, from the chat inbox to the way out", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
  t,
}) => {
  await arriveSignedIn(page, shop.url);
  const order = await deliveredOrder(page, shop.url, control);
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "How was your experience with your last order ?" })).toBeVisible();
  await expect(page.getByText("Cashback offers")).toBeVisible();
  await page.goto("/stores");
  await expect(page.getByRole("region", { name: "Wanna Try Again!!" })).toBeVisible();
  const header = page.getByRole("banner");
  const named = (key: string) => header.getByRole("link", { name: new RegExp(`^${t(key)}`) });
  await named("shell:chat").click();
  await expect(page.getByRole("heading", { level: 1, name: t("chat:title") })).toBeVisible();
  await named("shell:wishlist").click();
  await expect(page.getByRole("dialog", { name: t("wishlist:title") })).toBeVisible();
  await page.goto(`/my-orders?tab=history&dialog=order&order=${order}`);
  const details = page.getByRole("dialog", { name: new RegExp(String(order)) });
  await details.getByRole("link", { name: t("orders:details.chat") }).click();
  await expect(page.getByRole("log", { name: t("chat:messages", { name: "Harbour Kitchen" }) })).toBeVisible();
  await expect(page.getByText(t("chat:about", { id: order }))).toBeVisible();
  await named("shell:cart").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/store/harbour-kitchen");
  await page
    .getByRole("button", { name: t("items:wish", { name: "Plain Rice" }) })
    .first()
    .click();
  await expect(named("shell:wishlist")).toHaveAccessibleName(t("shell:wishlistWith", { count: 1 }));
  await header.getByLabel(t("shell:profile.menu", { name: ann.firstName })).click();
  await header.getByRole("link", { name: t("shell:profile.settings") }).click();
  await expect(page.getByRole("button", { name: t("profile:submit") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("profile:leave.action") })).toBeVisible();
  await header.getByLabel(t("shell:profile.menu", { name: ann.firstName })).click();
  await header.getByRole("link", { name: t("shell:profile.logout") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("ROLE-01: each of the five modules can be chosen and used", { tag: ["@css", "@noscript"] }, async ({
  page,
  shop,
  t,
}) => {
  await arrive(page, shop.url);
  for (const module of Object.keys(modules) as (keyof typeof modules)[]) {
    await enterModule(page, shop.url, module);
    await page.goto("/home");
    await expect(page.locator("html")).toHaveAttribute("data-module", module);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (module === "parcel") continue;
    await page.getByRole("article").getByRole("link").first().click();
    await expect(
      page
        .getByRole("dialog")
        .or(page.getByRole("heading", { level: 1 }))
        .first(),
    ).toBeVisible();
    await page.goto("/home");
    await page.getByRole("searchbox", { name: t("shell:search.label"), exact: true }).fill("a");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=a/);
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { covered } from "./support/layout";
import { checkoutForm, fillContact, placedDialog, unfold } from "./support/ordering";
import { itemAddress, putInCart, rice } from "./support/shopping";

/** Expects that nothing widens the page, and that a press on the middle of each control in sight meets that control, once it is scrolled to. */
async function expectInReach(page: Page) {
  await expectNoSideScroll(page);
  const part =
    "body :is(a[href], button, input:not([type=hidden]), select, textarea, summary):not([tabindex='-1'], [aria-disabled])";
  expect(await covered(page, part, { scrolled: true }), `out of reach on ${page.url()}`).toEqual([]);
}

/** The pages and dialogs of a guest's dinner, from the address to the status of the order. */
async function orderDinner(page: Page, url: string, t: TFunction) {
  await page.goto("/");
  await expectInReach(page);
  await arrive(page, url);
  for (const address of ["/home", "/home?search=rice&data_type=searched", "/store/harbour-kitchen", itemAddress(1)]) {
    await page.goto(address);
    await expectInReach(page);
  }
  const item = page.getByRole("dialog", { name: "Harbour Burger" });
  await item.locator("label", { hasText: "Large" }).getByRole("radio").check();
  await item.getByRole("button", { name: t("items:addToCart") }).click();
  await expect(item).toBeHidden();
  await page.goto("/home?dialog=cart");
  await expectInReach(page);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart:checkout") })
    .click();
  await expectInReach(page);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart:guest.guest"), exact: true })
    .click();
  await expectInReach(page);
  await fillContact(page, t);
  await checkoutForm(page, t).place.click();
  const placed = placedDialog(page, t);
  await expect(placed).toBeVisible();
  await expectInReach(page);
  await placed.getByRole("link", { name: t("orders:track.submit") }).click();
  await expect(page.getByRole("dialog", { name: t("orders:track.drawer") })).toBeVisible();
  await expectInReach(page);
}

test("a guest orders in forced colours and without movement, in a window of 320 px, and everything is in reach", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, t }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await orderDinner(page, shop.url, t);
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
});

test("a guest orders on a phone whose letters are twice as large, and everything is in reach", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await orderDinner(page, shop.url, t);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});

for (const [width, fontSize] of [
  [320, 16],
  [360, 32],
] as const)
  test(`a customer's checkout in a window of ${width} px, its letters ${fontSize} px, has no label that is cut`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop, t }) => {
    await page.setViewportSize({ width, height: 740 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: fontSize } });
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout?page=cart");
    const { address } = checkoutForm(page, t);
    await unfold(address);
    const labels = address.locator(".lab");
    await expect(labels.first()).toBeVisible();
    const cut = await labels.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await expectInReach(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  });

/** Spacing that a reader may set (WCAG 1.4.12). */
const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

test("a guest orders on a phone with letters, words and lines set wide, and everything is in reach", {
  tag: "@scripts",
}, async ({ page, shop, t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, wideSpacing);
  await orderDinner(page, shop.url, t);
});

for (const { width, height } of [
  { width: 640, height: 360 },
  { width: 800, height: 360 },
])
  test(`STOR-05: the filter of a store list, and a menu, leave room for themselves in a window of ${width} × ${height}`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, shop.url);
    await page.goto("/stores");
    const heading = page.getByRole("heading", { level: 1 });
    await page
      .locator("summary:visible")
      .filter({ hasText: /^Filter/ })
      .click();
    const panel = page.getByRole("form", { name: "Filter" });
    expect((await panel.boundingBox())?.height).toBeGreaterThan(height / 2);
    expect(await covered(page, "form[aria-label=Filter] :is(input, a, button)", { scrolled: true })).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    await page.goto("/store/harbour-kitchen");
    const sections = page.getByRole("main").getByRole("searchbox");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(sections).not.toBeInViewport();
  });

import type { Page } from "@playwright/test";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { checkoutForm, fillContact, placedDialog, theOrder } from "./support/ordering";
import { burger, cartDrawer, itemCard, itemDialog } from "./support/shopping";

/** Each control of the page, or of its open dialog, whose middle nothing can press once it was scrolled to; fixed bars are in sight anyway. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.querySelector("main");
    return [...(open?.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select") ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".vh, [inert]"))
      .filter((control) => control.getBoundingClientRect().width > 1)
      .filter((control) => {
        const shown = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
        shown.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = shown.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !(shown.contains(there) || there.contains(shown));
      })
      .map((control) => control.outerHTML.slice(0, 160));
  });

async function expectUsable(page: Page, where: string) {
  await expectNoSideScroll(page);
  expect(await outOfReach(page), `controls that cannot be reached: ${where}`).toEqual([]);
}

/** From a page with cards to an order that stands, each step looked at. */
async function orderBurger(page: Page, t: Parameters<typeof checkoutForm>[1]) {
  await page.goto("/home");
  await expectUsable(page, "home");
  await itemCard(page, burger).getByRole("heading").getByRole("link").click();
  const item = itemDialog(page, "Harbour Burger");
  await item.locator("label", { hasText: "Large" }).getByRole("radio").check();
  await expectUsable(page, "item");
  await item.getByRole("button", { name: t("items:addToCart") }).click();
  await expect(page.getByText(t("cart:added"))).toBeVisible();
  await page.goto("/home?dialog=cart");
  await expectUsable(page, "cart");
  await cartDrawer(page)
    .getByRole("link", { name: t("cart:checkout") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart:guest.guest"), exact: true })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === "/checkout");
  await fillContact(page, t);
  await expectUsable(page, "checkout");
  await checkoutForm(page, t).place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  await expectUsable(page, "order placed");
}

test("an order at 320 px, in forced colours and without motion", { tag: "@css" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, shop.url);
  await orderBurger(page, t);
  await theOrder(control);
});

test("an order on a phone whose letters are twice as large", { tag: "@css" }, async ({ page, t, shop, control }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, shop.url);
  await page.goto("/home");
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(28);
  await orderBurger(page, t);
  await theOrder(control);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});

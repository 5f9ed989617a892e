import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, sumRow, theOrder } from "./support/ordering";
import { putBurgerInCart, putInCart, rice } from "./support/shopping";

const codeField = (page: Page, t: TFunction) => page.getByRole("textbox", { name: t("checkout:coupon.label") });

/** Applies a code at checkout, with a note that must not be lost. */
async function apply(page: Page, t: TFunction, code: string) {
  await codeField(page, t).fill(code);
  await page.getByRole("button", { name: t("checkout:coupon.apply") }).click();
}

test.describe("a customer with coupons", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arriveSignedIn(page, shop.url);
    await putBurgerInCart(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
  });

  test("CHK-13 DATA-34: applied it counts, removed it does not, and the order is charged as shown", {
    tag: ["@css", "@noscript"],
  }, async ({ page, t, control, expectAccessible }) => {
    const form = checkoutForm(page, t);
    await form.note.fill("The bell is broken");
    const before = await sumRow(page, t, t("checkout:summary.total")).locator("dd").textContent();
    await apply(page, t, "KITCHEN15");
    const row = sumRow(page, t, t("checkout:summary.coupon"));
    await expect(row).toContainText("$1.95");
    await expect(form.note).toHaveValue("The bell is broken");
    await expectAccessible(page);
    await page.getByRole("button", { name: t("checkout:coupon.remove") }).click();
    await expect(row).toHaveCount(0);
    await expect(sumRow(page, t, t("checkout:summary.total"))).toContainText(before ?? "");
    await apply(page, t, "kitchen15");
    await expect(row).toContainText("$1.95");
    const total = (await sumRow(page, t, t("checkout:summary.total")).locator("dd").textContent()) ?? "";
    await form.place.click();
    await expect(page).toHaveURL((url) => url.pathname === "/my-orders");
    const order = await theOrder(control);
    expect(order.order_amount.toFixed(2)).toBe(total.replace(/[^\d.]/g, ""));
    expect(order.order_note).toBe("The bell is broken");
    await putInCart(page, new URL(page.url()).origin, rice);
    await page.goto("/checkout");
    await expect(codeField(page, t), "a coupon is for one order").toBeVisible();
  });

  const refused = [
    ["WELCOME10", "To apply this coupon, total item amount should be minimum $20.00"],
    ["NOSUCH", "Coupon not found"],
    ["WINTER25", "The coupon has expired"],
    ["HILLSIDE12", "You cannot use this coupon"],
    ["", "Please enter a coupon code."],
  ];
  for (const [code = "", message = ""] of refused) {
    test(`CHK-13: ${code || "no code"} is refused at its field`, { tag: "@noscript" }, async ({
      page,
      t,
      language,
    }) => {
      const form = checkoutForm(page, t);
      await form.note.fill("The bell is broken");
      await apply(page, t, code);
      if (language === "en") await expect(codeField(page, t)).toHaveAccessibleDescription(message);
      await expect(codeField(page, t)).toHaveAttribute("aria-invalid", "true");
      await expect(codeField(page, t)).toHaveValue(code);
      await expect(form.note).toHaveValue("The bell is broken");
    });
  }

  test("a free ride takes the delivery fee", { tag: "@noscript" }, async ({ page, t }) => {
    await putInCart(page, new URL(page.url()).origin, rice);
    await page.goto("/checkout");
    await apply(page, t, "FREERIDE");
    await expect(sumRow(page, t, t("checkout:summary.fee"))).toContainText(t("checkout:summary.free"));
  });
});

test("a guest has no coupons", { tag: "@noscript" }, async ({ page, t, shop }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await expect(checkoutForm(page, t).place).toBeVisible();
  await expect(codeField(page, t)).toHaveCount(0);
});

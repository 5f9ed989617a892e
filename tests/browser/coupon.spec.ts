import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, fillContact, grace, placedDialog, placings, sumRow, theOrder } from "./support/ordering";
import { fieldsOf, putBurgerInCart, putInCart, rice } from "./support/shopping";

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
    tag: "@noscript",
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

test.describe("a guest with coupons", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arrive(page, shop.url);
    await putBurgerInCart(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
  });

  test("CHK-13 DATA-34: a code the list knows counts before the order, and the order is charged as shown", {
    tag: "@noscript",
  }, async ({ page, t, control }) => {
    await fillContact(page, t);
    await apply(page, t, "kitchen15");
    await expect(sumRow(page, t, t("checkout:summary.coupon"))).toContainText("$1.95");
    await expect(checkoutForm(page, t).name).toHaveValue(grace.name);
    const total = (await sumRow(page, t, t("checkout:summary.total")).locator("dd").textContent()) ?? "";
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const [placing] = await placings(control);
    expect(placing && fieldsOf(placing)).toMatchObject({ coupon_code: "KITCHEN15" });
    expect((await theOrder(control)).order_amount.toFixed(2)).toBe(total.replace(/[^\d.]/g, ""));
  });

  test("CHK-13: a code that was typed and not applied is applied by Place Order; the next press orders", {
    tag: "@noscript",
  }, async ({ page, t, control }) => {
    await fillContact(page, t);
    await codeField(page, t).fill("WELCOME10");
    await checkoutForm(page, t).place.click();
    await expect(codeField(page, t)).toHaveAccessibleDescription(t("checkout:coupon.minimum", { amount: "$20.00" }));
    await codeField(page, t).fill("kitchen15");
    await checkoutForm(page, t).place.click();
    await expect(page.getByText(t("checkout:coupon.lookFirst"))).toBeVisible();
    await expect(sumRow(page, t, t("checkout:summary.coupon"))).toContainText("$1.95");
    expect(await placings(control)).toEqual([]);
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    expect((await placings(control)).map((placing) => fieldsOf(placing).coupon_code)).toEqual(["KITCHEN15"]);
  });

  test("CHK-13: a code the list does not know is checked by the order, which says so and can go on without it", {
    tag: "@noscript",
  }, async ({ page, t, control }) => {
    await fillContact(page, t);
    await apply(page, t, "NOSUCH");
    await expect(page.getByText(t("checkout:coupon.unchecked"))).toBeVisible();
    await expect(sumRow(page, t, t("checkout:summary.coupon"))).toHaveCount(0);
    await checkoutForm(page, t).place.click();
    await expect(page.getByRole("alert")).toContainText(t("checkout:refusals.coupon.title"));
    const remove = page.getByRole("button", { name: t("checkout:coupon.remove") });
    await remove.click();
    await expect(remove).toHaveCount(0);
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const sent = (await placings(control)).map((placing) => fieldsOf(placing).coupon_code ?? null);
    expect(sent).toEqual(["NOSUCH", null]);
  });

  for (const [code, key] of [
    ["WELCOME10", "checkout:coupon.minimum"],
    ["FIRST5", "checkout:coupon.signIn"],
  ] as const) {
    test(`CHK-13: ${code} is refused to a guest at its field, without asking the order`, { tag: "@noscript" }, async ({
      page,
      t,
      control,
    }) => {
      await apply(page, t, code);
      await expect(codeField(page, t)).toHaveAccessibleDescription(t(key, { amount: "$20.00" }));
      expect(await placings(control)).toEqual([]);
    });
  }
});

test("SALE-16: the coupons for this cart are a press away, the best first; what is missing is said", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, shop, expectAccessible }) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  const { summary, note } = checkoutForm(page, t);
  await note.fill("The bell is broken");
  const best = summary.getByRole("button", { name: new RegExp(t("checkout:coupon.best")) });
  // Ann has not ordered yet.
  await expect(best).toContainText("FIRST5");
  await expect(best).toContainText("$5.00");
  await summary.locator("details > summary").click();
  await expect(summary).toContainText(t("checkout:coupon.missing", { amount: "$2.00" }));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
  await expect(summary.getByRole("button", { name: /KITCHEN15/ })).toContainText("$1.95");
  await best.click();
  await expect(sumRow(page, t, t("checkout:summary.coupon"))).toContainText("$5.00");
  await expect(note).toHaveValue("The bell is broken");
  await expect(best).toHaveCount(0);
});

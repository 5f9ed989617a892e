import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { wednesday } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import {
  atCheckout,
  checkoutForm,
  placedDialog,
  placedOrders,
  placing,
  placings,
  sumRow,
  theOrder,
} from "./support/ordering";
import { harbourKitchen, putBurgerInCart, putInCart, rice } from "./support/shopping";

test.describe("the data changes between cart and order", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arrive(page, shop.url);
    await putBurgerInCart(page, shop.url);
    await putInCart(page, shop.url, rice);
  });

  /** The notice, everything typed, no order; the next press orders. */
  async function expectTold(page: Page, t: TFunction, texts: string[]) {
    const notice = page.getByRole("alert").filter({ hasText: texts[0] ?? "" });
    for (const text of texts) await expect(notice).toContainText(text);
    const form = checkoutForm(page, t);
    await expect(form.note).toHaveValue("The bell is broken");
    await expect(form.contact).toContainText("Grace Guest");
  }

  test("another price is told and ordered at when the customer agrees @noscript", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    await control.patchItem(rice, { price: 5 });
    await form.place.click();
    await expectTold(page, t, [
      "Something has changed since you opened this page",
      "Plain Rice: the price changed from $4.00 to $5.00.",
    ]);
    expect(await placings(control)).toHaveLength(0);
    await expect(sumRow(page, t, "Subtotal")).toContainText("$14.00");
    const total = await sumRow(page, t, "Total").locator("dd").textContent();
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    expect(`$${(await theOrder(control)).order_amount.toFixed(2)}`).toBe(total);
  });

  test("an item that is sold no more is told; without it the rest can be ordered @noscript", async ({
    page,
    t,
    control,
  }) => {
    const form = await atCheckout(page, t);
    await control.patchItem(rice, { status: 0 });
    await form.place.click();
    await expectTold(page, t, [
      "An item is not available as you ordered it",
      "An item of your cart is no longer available",
    ]);
    expect(await placedOrders(control)).toHaveLength(0);
    await page.getByRole("link", { name: "Go to your cart" }).click();
    await page.getByRole("button", { name: "Remove: Plain Rice" }).click();
    await expect(page.getByText("Cart item remove successfully")).toBeVisible();
    await page.goto("/checkout");
    await expect(form.contact).toContainText("Grace Guest");
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    expect((await theOrder(control)).details_count).toBe(1);
  });

  test("a store that has closed is told; the same form is ordered from for a later time @noscript", async ({
    page,
    t,
    control,
  }) => {
    const form = await atCheckout(page, t);
    const otherDays = [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== wednesday);
    await control.patchStore(harbourKitchen, {
      schedules: otherDays.map((day) => ({ day, opening_time: "10:00:00", closing_time: "18:00:00" })),
    });
    await form.place.click();
    await expectTold(page, t, ["This isn't available right now. Please choose a time."]);
    expect(await placings(control)).toHaveLength(0);
    // Today's times are gone with the loads after the refusal.
    await expect(page.getByRole("radio", { name: t("checkout:when.asap") })).toBeDisabled();
    await page.getByRole("radio", { name: /^Schedule/ }).check();
    await page.getByRole("combobox", { name: "Day and time" }).selectOption({ index: 1 });
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    expect(await theOrder(control)).toMatchObject({ scheduled: 1, order_note: "The bell is broken" });
  });

  test("a zone that is served no more is told; served again, a second press orders @noscript", async ({
    page,
    t,
    control,
  }) => {
    const form = await atCheckout(page, t);
    await control.patchZone(1, { status: 0 });
    await form.place.click();
    await expectTold(page, t, ["The store does not deliver to this address"]);
    expect(await placedOrders(control)).toHaveLength(0);
    await control.patchZone(1, { status: 1 });
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    await theOrder(control);
  });

  test("what only the delivery API knows is told in its words @noscript", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    // The answer of a store that has reached its limit, which no list tells beforehand.
    await control.fault({ kind: "status", status: 406, ...placing, once: true });
    await form.place.click();
    await expectTold(page, t, ["We couldn't place the order"]);
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { wednesday } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import {
  checkoutForm,
  fillContact,
  placedDialog,
  placings,
  sendOrder,
  standingOrders,
  sumRow,
  theOrder,
} from "./support/ordering";
import { harbourKitchen, itemAddress, putBurgerInCart, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

const placing = { method: "POST", path: "/api/v1/customer/order/place" };
const checking = (page: Page) => page.getByRole("heading", { name: "We are checking your order" });
const nothingMore = (page: Page) => page.getByText("Your order is empty");

/** At a filled checkout form, with a note that must never be lost. */
async function atCheckout(page: Page, t: TFunction) {
  await page.goto("/checkout");
  await fillContact(page, t);
  const form = checkoutForm(page, t);
  await form.note.fill("The bell is broken");
  return form;
}

test.describe("one intent, one order", () => {
  test.beforeEach(async ({ page, shop }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
  });

  test("a double click places one order", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    await control.fault({ kind: "latency", ms: 400, ...placing });
    await form.place.dblclick();
    await expect(placedDialog(page, t)).toBeVisible();
    expect(await placings(control)).toHaveLength(1);
    await theOrder(control);
  });

  test("a reload, and going back to send it again, lead to the same order", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const { id } = await theOrder(control);
    await page.reload();
    await expect(placedDialog(page, t)).toContainText(String(id));
    await page.goBack();
    await expect(page).toHaveURL("/checkout");
    if ((await form.place.count()) > 0) {
      await form.place.click();
      await expect(placedDialog(page, t).or(nothingMore(page)).first()).toBeVisible();
    } else {
      await expect(nothingMore(page)).toBeVisible();
    }
    expect(await placings(control)).toHaveLength(1);
  });

  test("two tabs with the same cart place one order", async ({ page, context, t, control }) => {
    const second = await context.newPage();
    const forms = [await atCheckout(page, t), await atCheckout(second, t)];
    await control.fault({ kind: "latency", ms: 400, ...placing });
    await Promise.all(forms.map(({ place }) => place.click()));
    for (const tab of [page, second]) {
      await expect(placedDialog(tab, t).or(nothingMore(tab)).first()).toBeVisible();
    }
    expect(await placings(control)).toHaveLength(1);
    await theOrder(control);
  });

  test("Buy Now in two tabs places one order, and leaves the cart alone", async ({ page, context, t, control }) => {
    await page.goto(itemAddress(rice));
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Guest", exact: true }).click();
    await expect(page).toHaveURL(/page=buy_now/);
    const second = await context.newPage();
    await second.goto(page.url());
    for (const tab of [page, second]) await fillContact(tab, t);
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const { id } = await theOrder(control);
    await checkoutForm(second, t).place.click();
    await expect(placedDialog(second, t)).toContainText(String(id));
    expect(await placings(control)).toHaveLength(1);
    await page.goto("/cart");
    await expect(page.getByRole("article").filter({ hasText: "Plain Rice" })).toBeVisible();
  });
});

test.describe("an answer that is lost", () => {
  test("the order is looked for and found", async ({ page, t, shop, control, problems }) => {
    problems.expect(/order of unknown fate/);
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    const form = await atCheckout(page, t);
    await control.fault({ kind: "drop-answer", ...placing, once: true });
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    const { id } = await theOrder(control);
    await expect(placedDialog(page, t)).toContainText(String(id));
    await page.goto("/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    expect(await placings(control)).toHaveLength(1);
  });

  test("while nobody answers the order is not given up, and found later", async ({
    page,
    t,
    shop,
    control,
    problems,
  }) => {
    problems.expect(/order of unknown fate/);
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    const form = await atCheckout(page, t);
    const lookup = { kind: "status", status: 500, path: "/api/v1/customer/order/running-orders" } as const;
    await control.fault({ kind: "drop-answer", ...placing, once: true }, lookup);
    await form.place.click();
    await expect(checking(page)).toBeVisible();
    await control.setClock({ advanceSeconds: 65 });
    await page.reload();
    await expect(checking(page)).toBeVisible();
    await control.clearFaults();
    await expect(placedDialog(page, t)).toBeVisible({ timeout: 15_000 });
    expect(await placings(control)).toHaveLength(1);
  });

  test("once it is sure that nothing was ordered, the form stands as it was", async ({ page, t, shop, control }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    const form = await atCheckout(page, t);
    await control.fault({ kind: "reset", ...placing, once: true });
    await form.place.click();
    await expect(checking(page)).toBeVisible();
    await control.setClock({ advanceSeconds: 65 });
    await expect(page.getByRole("heading", { name: "Your order was not placed" })).toBeVisible({ timeout: 15_000 });
    expect(await standingOrders(control)).toHaveLength(0);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(form.note).toHaveValue("The bell is broken");
    await form.place.click();
    await expect(page).toHaveURL((url) => url.pathname === "/my-orders");
    expect((await theOrder(control)).order_note).toBe("The bell is broken");
  });

  test("no answer at all is told within 8.5 s", async ({ page, mode, shop, control }) => {
    test.skip(mode !== "scripts-off", "one plain post shows it for all");
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await control.fault({ kind: "hang", ...placing, once: true });
    const sentAt = Date.now();
    const answer = await sendOrder(page, shop.url, { maxRedirects: 0 });
    expect(Date.now() - sentAt).toBeLessThan(8500);
    expect(answer.headers().location).toContain("/order-check?key=");
    await page.goto(answer.headers().location ?? "");
    await expect(checking(page)).toBeVisible();
  });
});

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

  test("another price is told and ordered at when the customer agrees", async ({ page, t, control }) => {
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

  test("an item that is sold no more is told; without it the rest can be ordered", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    await control.patchItem(rice, { status: 0 });
    await form.place.click();
    await expectTold(page, t, [
      "An item is not available as you ordered it",
      "An item of your cart is no longer available",
    ]);
    expect(await standingOrders(control)).toHaveLength(0);
    await page.getByRole("link", { name: "Go to your cart" }).click();
    await page.getByRole("button", { name: "Remove: Plain Rice" }).click();
    await expect(page.getByText("Cart item remove successfully")).toBeVisible();
    await page.goto("/checkout");
    await expect(form.contact).toContainText("Grace Guest");
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    expect((await theOrder(control)).details_count).toBe(1);
  });

  test("a store that has closed is told; the same form is ordered from for a later time", async ({
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

  test("a zone that is served no more is told; served again, a second press orders", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    await control.patchZone(1, { status: 0 });
    await form.place.click();
    await expectTold(page, t, ["The store does not deliver to this address"]);
    expect(await standingOrders(control)).toHaveLength(0);
    await control.patchZone(1, { status: 1 });
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    await theOrder(control);
  });

  test("what only the delivery API knows is told in its words", async ({ page, t, control }) => {
    const form = await atCheckout(page, t);
    // The answer of a store that has reached its limit, which no list tells beforehand.
    await control.fault({ kind: "status", status: 406, ...placing, once: true });
    await form.place.click();
    await expectTold(page, t, ["We couldn't place the order"]);
    await form.place.click();
    await expect(placedDialog(page, t)).toBeVisible();
  });
});

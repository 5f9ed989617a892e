import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import {
  atCheckout,
  checkoutForm,
  fillContact,
  placedDialog,
  placedOrders,
  placing,
  placings,
  sendOrder,
  theOrder,
} from "./support/ordering";
import { itemAddress, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

const checking = (page: Page) => page.getByRole("heading", { name: "We are checking your order" });
const nothingMore = (page: Page) => page.getByText("Your order is empty");

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

  test("an order whose answer is lost on the way leaves all that was typed, and pressing again leads to it @scripts", async ({
    page,
    context,
    t,
    control,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    const form = await atCheckout(page, t);
    const posts = /\/checkout\.data/;
    await page.route(posts, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      const before = await context.cookies();
      await route.fetch();
      // Its cookies are lost as well.
      await context.clearCookies();
      await context.addCookies(before);
      await route.abort();
    });
    await form.place.click();
    await expect(page.getByText(t("ui:errors.unreachable.title"))).toBeVisible();
    await expect(form.name).not.toHaveValue("");
    const { id } = await theOrder(control);
    await page.unroute(posts);
    await form.place.click();
    await expect(placedDialog(page, t)).toContainText(String(id));
    // Shown only to the browser that knows whose order it is.
    await expect(placedDialog(page, t)).toContainText("Harbour Kitchen");
    expect(await placings(control)).toHaveLength(1);
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
    // Without scripts two loads of the page: the first hears of the new time.
    await expect(page.getByRole("heading", { name: "Your order was not placed" })).toBeVisible({ timeout: 25_000 });
    expect(await placedOrders(control)).toHaveLength(0);
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

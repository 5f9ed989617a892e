import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { placedDialog, postOrder, theOrder } from "./support/ordering";
import {
  callsOf,
  closeQuestion,
  expectQuestion,
  failedScreen,
  guestOf,
  holdOrders,
  hostedPage,
  payOnline,
  question,
  returnOf,
  tokenOf,
  unpaidOrder,
} from "./support/payments";
import { fieldsOf, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

/** The operator has no list of reasons. */
const noReasons = { kind: "status", status: 404, path: "/api/v1/customer/order/cancellation-reasons" } as const;

/** For the page itself: keeps the delays of all timers it asks for in `delays`. */
function noteDelays() {
  const delays: unknown[] = [];
  const original = window.setTimeout;
  Object.assign(window, {
    delays,
    setTimeout: (...args: Parameters<typeof setTimeout>) => {
      delays.push(args[1]);
      return original(...args);
    },
  });
}

test.describe("a payment that failed", () => {
  test("PAY-01 PAY-02 PAY-12 the order failed screen leads back home", { tag: "@noscript" }, async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await payOnline(page, t);
    const { id } = await theOrder(control);
    await page.getByRole("link", { name: "Fail" }).click();
    await expect(page.locator("h1")).toHaveText("Order Place Failed");
    await expect(page.getByText("Order didn't place successfully.")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/pay/${id}/return`);
    await page.reload();
    await expect(failedScreen(page, t)).toBeVisible();
    await page.goto(`/pay/${id}/return?flag=cancel`);
    await expectQuestion(page, t, mode, id);
    await closeQuestion(page, t);
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/home");
  });

  test("@matrix PAY-03 PAY-04 the question, its ways out, and that it is asked once", async ({
    page,
    t,
    mode,
    shop,
    control,
    expectAccessible,
  }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "fail"));
    if (mode !== "scripts-on") await expectAccessible(page);
    await expectQuestion(page, t, mode, id);
    const dialog = question(page, t);
    await expect(dialog).toContainText(t("payment:failed.waits", { id }));
    // The way that everybody wants is the first, and the only filled one.
    const ways = dialog.locator("form").locator("a, button");
    await expect(ways.first()).toHaveText(t("payment:failed.payAgain"));
    expect(
      await ways.evaluateAll((all) => all.map((one) => /btn--(line|soft|plain|quiet|danger|ink)/.test(one.className))),
    ).toEqual([false, true, true]);
    await expect(dialog.getByRole("button", { name: t("payment:question.switch") })).toBeVisible();
    await expect(dialog.getByRole("button", { name: t("payment:question.cancel") })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await closeQuestion(page, t);
    await expectAccessible(page);
    await expect(dialog).toHaveCount(0);
  });

  test("the payment is tried again from the question, from the page and from the guest's dialog", {
    tag: ["@css", "@noscript"],
  }, async ({ page, t, mode, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    const again = page.getByRole("link", { name: t("payment:failed.payAgain") });
    await page.goto(returnOf(id, "cancel"));
    await expect(again.first()).not.toHaveClass(/btn--/);
    await expectQuestion(page, t, mode, id);
    await question(page, t)
      .getByRole("link", { name: t("payment:failed.payAgain") })
      .click();
    await expect(hostedPage(page)).toBeVisible();
    await page.goto(`/home?dialog=order-placed&flag=fail&token=${tokenOf(id)}`);
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("payment:failed.payAgain") })
      .click();
    await expect(hostedPage(page)).toBeVisible();
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    await expect(placedDialog(page, t)).toContainText(String(id));
  });

  test("PAY-03 scripts ask after 500 ms, and once @scripts", async ({ page, t, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.clock.install();
    await page.addInitScript(noteDelays);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto(returnOf(id, "fail"));
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "delays"))).toContain(500);
    await page.clock.runFor(490);
    await expect(failedScreen(page, t)).toBeVisible();
    await expect(question(page, t)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(question(page, t)).toBeVisible();
    await closeQuestion(page, t);
    await page.clock.runFor(5000);
    await expect(question(page, t)).toHaveCount(0);
  });

  test("PAY-04 where the zone takes no cash only Cancel Order is offered", { tag: "@noscript" }, async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await control.patchZone(1, { cash_on_delivery: 0 });
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "cancel"));
    await expectQuestion(page, t, mode, id);
    await expect(question(page, t).getByRole("button", { name: "Cancel Order" })).toBeVisible();
    await expect(question(page, t).getByRole("button", { name: "Switch to Cash On Delivery" })).toHaveCount(0);
    const form = { intent: "switch-to-cod", order: String(id) };
    await page.request.post(`/pay/${id}/return`, { form, headers: { Origin: shop.url } });
    expect(await callsOf(control, "payment-method")).toEqual([]);
  });

  test("PAY-05 PAY-07 Switch to Cash On Delivery", { tag: "@noscript" }, async ({ page, t, mode, shop, control }) => {
    await holdOrders(control);
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "fail"));
    await expectQuestion(page, t, mode, id);
    await page.getByRole("button", { name: "Switch to Cash On Delivery" }).click();
    await expect(page.getByText("Payment method updated successfully")).toBeVisible();
    await expect(page).toHaveURL("/home");
    const guest_id = await guestOf(control);
    expect((await callsOf(control, "payment-method")).map(fieldsOf)).toEqual([
      { _method: "put", order_id: id, guest_id },
    ]);
    expect(await theOrder(control)).toMatchObject({ payment_method: "cash_on_delivery", order_status: "pending" });
    // The old address leads to the order now.
    await page.goto(returnOf(id, "fail"));
    await expect(placedDialog(page, t)).toContainText(String(id));
  });

  test("PAY-06 PAY-09 PAY-10 Cancel Order asks for the reason, and Back leads to the question", async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arriveSignedIn(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "fail"));
    await expectQuestion(page, t, mode, id);
    await page.getByRole("button", { name: "Cancel Order" }).click();
    const dialog = page.getByRole("dialog", { name: "What's Wrong With This Order?" });
    await expect(dialog.getByText("What's Wrong With This Order?")).toHaveCount(1);
    await dialog.getByRole("link", { name: "Back" }).click();
    await expect(question(page, t)).toBeVisible();
    expect(await callsOf(control, "cancel")).toEqual([]);
    await page.getByRole("button", { name: "Cancel Order" }).click();
    const reason = (await dialog.getByRole("radio").first().locator("..").innerText()).trim();
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Order canceled successfully")).toBeVisible();
    await expect(page).toHaveURL("/home");
    expect((await callsOf(control, "cancel")).map(fieldsOf)).toEqual([{ _method: "put", order_id: id, reason }]);
  });

  test("PAY-06 PAY-07 without a list of reasons Cancel Order cancels at once, and a second press changes nothing @noscript", async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await control.fault(noReasons);
    await arriveSignedIn(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "fail"));
    await expectQuestion(page, t, mode, id);
    await page.getByRole("button", { name: "Cancel Order" }).click();
    await expect(page.getByText("Order canceled successfully")).toBeVisible();
    await expect(page).toHaveURL("/home");
    const form = { intent: "cancel-unpaid", order: String(id) };
    await page.request.post(`/pay/${id}/return`, { form, headers: { Origin: shop.url } });
    expect((await callsOf(control, "cancel")).map(fieldsOf)).toEqual([
      { _method: "put", order_id: id, reason: "Order payment canceled" },
    ]);
    await page.goto(returnOf(id, "fail"));
    await expect(page.getByRole("dialog", { name: `Order #${id}` })).toContainText("Canceled");
  });

  test("PAY-08 a failure is told and the dialog stays open", { tag: "@noscript" }, async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "fail"));
    await expectQuestion(page, t, mode, id);
    const path = "/api/v1/customer/order";
    await control.fault(
      noReasons,
      { kind: "status", status: 500, method: "POST", path: `${path}/payment-method`, once: true },
      { kind: "status", status: 500, method: "POST", path: `${path}/cancel`, once: true },
    );
    for (const name of ["Switch to Cash On Delivery", "Cancel Order"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("alert").filter({ hasText: /.+/ }).first()).toBeVisible();
      await expect(question(page, t)).toBeVisible();
    }
    await page.getByRole("button", { name: "Cancel Order" }).click();
    await expect(page.getByText("Order canceled successfully")).toBeVisible();
  });

  test("CHK-17 with a fail flag the guest's dialog shows the failure instead", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    for (const flag of ["fail", "cancel"]) {
      await page.goto(`/home?dialog=order-placed&flag=${flag}&token=${tokenOf(id)}`);
      const dialog = page.getByRole("dialog", { name: "Order Place Failed" });
      await expect(dialog).toContainText("Order didn't place successfully.");
      await expect(placedDialog(page, t)).toHaveCount(0);
    }
    await page.getByRole("link", { name: `Options for order #${id}` }).click();
    await expect(failedScreen(page, t)).toBeVisible();
    await page.goto(`/home?dialog=order-placed&flag=success&token=${tokenOf(id + 1)}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("canceling with a reason", () => {
  test("PAY-09 PAY-10 PAY-11 the reasons, Back, and Submit @noscript", async ({
    page,
    t,
    mode,
    shop,
    control,
    expectAccessible,
  }) => {
    await holdOrders(control);
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    const id = await postOrder(page, shop.url, control);
    await page.goto("/my-orders");
    await page.getByRole("link", { name: `Order details: #${id}` }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Cancel Order" }).click();
    const dialog = page.getByRole("dialog", { name: "What's Wrong With This Order?" });
    await expect(dialog.getByRole("radio")).not.toHaveCount(0);
    const asked = await callsOf(control, "cancellation-reasons");
    expect(asked.at(-1)?.query).toEqual({ offset: "1", limit: "10", type: "customer" });
    const reason = (await dialog.getByRole("radio").first().locator("..").innerText()).trim();
    await dialog.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("dialog", { name: `Order #${id}` })).toBeVisible();
    expect(await callsOf(control, "cancel")).toEqual([]);

    await page.goto(`/my-orders?dialog=cancel-order&order=${id}`);
    const submit = dialog.getByRole("button", { name: "Submit" });
    if (mode === "scripts-on") await expect(submit).toBeDisabled();
    else {
      await submit.click();
      await expect(dialog.getByText(t("payment:cancel.choose"))).toBeVisible();
    }
    await expectAccessible(page);
    expect(await callsOf(control, "cancel")).toEqual([]);
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Order canceled successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect((await callsOf(control, "cancel")).map(fieldsOf)).toEqual([{ _method: "put", order_id: id, reason }]);
    await page.goto(`/my-orders?dialog=cancel-order&order=${id}`);
    await expect(dialog).toContainText(t("payment:cancel.tooLate"));
  });
});

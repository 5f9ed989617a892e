import type { Locator, Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, expectNoSideScroll, type Mode, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, fillContact, placedDialog, placings, postOrder, theOrder } from "./support/ordering";
import { fieldsOf, putInCart, rice } from "./support/shopping";

// The world changes within these tests.
test.use({ shopOptions: { environment: { SHARED_CACHE: "off" } } });

const demoPay = "digital_payment:demo_pay";
const hostedPage = (page: Page) => page.getByRole("heading", { name: "Demo payment" });
/** Also while the question stands before it. */
const failedScreen = (page: Page, t: TFunction) => page.locator("h1").filter({ hasText: t("payment:failed.title") });
const question = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("payment:question.title") });
const refusedScreen = (page: Page, t: TFunction) => page.getByRole("heading", { name: t("payment:refused.title") });
const tokenOf = (id: number) => Buffer.from(`payment_method=demo_pay&&attribute_id=${id}`).toString("base64");
const returnOf = (id: number, flag: string) => `/pay/${id}/return?flag=${flag}&&token=${tokenOf(id)}`;

/** Calls of one path of the delivery API, as the sandbox recorded them. */
async function callsOf(control: SandboxControl, path: string) {
  return (await control.requests()).filter((request) => request.path === `/api/v1/customer/order/${path}`);
}

/** Orders do not move on by themselves while a slow machine looks at them. */
const holdOrders = (control: SandboxControl) => control.setClock({ freeze: true });

/** The number of the guest who has ordered. */
async function guestOf(control: SandboxControl): Promise<unknown> {
  const [placing] = await placings(control);
  return placing && fieldsOf(placing).guest_id;
}

/** From a filled checkout form to the operator's payment page. */
async function payOnline(page: Page, t: TFunction) {
  await page.goto("/checkout");
  await fillContact(page, t);
  await page.getByRole("radio", { name: "Demo Pay" }).check();
  await checkoutForm(page, t).place.click();
  await expect(hostedPage(page)).toBeVisible();
}

/** An order that waits for its payment; gives its number. */
async function unpaidOrder(page: Page, origin: string, control: SandboxControl): Promise<number> {
  await putInCart(page, origin, rice);
  return postOrder(page, origin, control, demoPay);
}

/** Resolves once scripts have taken over the element, whatever clock the page has. */
async function hydrated(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await element.page().waitForTimeout(500);
}

/** Answers the question with nothing. */
async function closeQuestion(page: Page, t: TFunction) {
  await page.getByRole("link", { name: t("ui:close") }).click();
  await expect(question(page, t)).toHaveCount(0);
}

/** Opens the question: scripts do it by themselves. */
async function expectQuestion(page: Page, t: TFunction, mode: Mode, id: number) {
  await expect(failedScreen(page, t)).toBeVisible();
  if (mode !== "scripts-on") await page.getByRole("link", { name: t("payment:failed.ways", { id }) }).click();
  await expect(question(page, t)).toBeVisible();
}

test.describe("paying online", () => {
  test("CHK-18 CHK-15 a guest pays on the operator's page and returns to the receipt", async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await payOnline(page, t);
    const { id } = await theOrder(control);
    const [placing] = await placings(control);
    expect(placing?.body).toMatchObject({ payment_method: "digital_payment" });
    const hosted = new URL(page.url());
    expect(hosted.origin + hosted.pathname).toBe(`${control.url}/payment-mobile`);
    expect(Object.fromEntries(hosted.searchParams)).toEqual({
      order_id: String(id),
      customer_id: String(await guestOf(control)),
      payment_platform: "web",
      callback: `${shop.url}/pay/${id}/return`,
      payment_method: "demo_pay",
    });
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    const receipt = placedDialog(page, t);
    await expect(receipt).toContainText(String(id));
    await expect(receipt).toContainText("Pending");
    await expect(page.getByText("Payment received. Thank you!")).toBeVisible();
    const token = new URL(page.url()).searchParams.get("token") ?? "";
    expect(Buffer.from(token, "base64").toString()).toContain(`attribute_id=${id}`);
    await page.goto("/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
  });

  test("a customer pays and finds the order paid among theirs", async ({ page, t, shop, control }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await payOnline(page, t);
    const { id } = await theOrder(control);
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("dialog", { name: `Order #${id}` })).toContainText("Digital payment · Paid");
    await expect(page).toHaveURL(new RegExp(`/my-orders\\?dialog=order&order=${id}`));
    // The address of the return stays good: it leads to the order however often, and whatever it says.
    await page.goto(returnOf(id, "fail"));
    await expect(page.getByRole("dialog", { name: `Order #${id}` })).toContainText("Paid");
  });

  test("where the zone takes no digital payment none is offered, and none is taken", async ({
    page,
    shop,
    control,
  }) => {
    await control.patchZone(1, { digital_payment: 0 });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Demo Pay" })).toHaveCount(0);
    await postOrder(page, shop.url, control, demoPay).catch(() => null);
    expect(await placings(control)).toEqual([]);
  });

  test("a second press and a way back lead to the same order and its payment page", async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await payOnline(page, t);
    const { id } = await theOrder(control);
    await page.goBack();
    const { place } = checkoutForm(page, t);
    if ((await place.count()) > 0) {
      await place.click();
      await expect(hostedPage(page)).toBeVisible();
      expect(page.url()).toContain(`order_id=${id}`);
    }
    await page.goto(`/pay/${id}?method=demo_pay`);
    await expect(hostedPage(page)).toBeVisible();
    expect(await placings(control)).toHaveLength(1);
    await theOrder(control);
  });
});

test("a lost answer to a digital order leads to the payment of the order that stands", async ({
  page,
  t,
  shop,
  control,
  problems,
}) => {
  problems.expect(/order of unknown fate/);
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.fault({ kind: "drop-answer", method: "POST", path: "/api/v1/customer/order/place", once: true });
  await payOnline(page, t);
  expect(page.url()).toContain(`order_id=${(await theOrder(control)).id}`);
  expect(await placings(control)).toHaveLength(1);
});

test.describe("a payment that failed", () => {
  test("PAY-01 PAY-02 PAY-12 the order failed screen leads back home", async ({ page, t, mode, shop, control }) => {
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
    await expect(dialog.getByRole("button", { name: t("payment:question.switch") })).toBeVisible();
    await expect(dialog.getByRole("button", { name: t("payment:question.cancel") })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await closeQuestion(page, t);
    await page.waitForTimeout(900);
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page);
  });

  test("PAY-03 scripts ask after 500 ms @scripts", async ({ page, t, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.clock.install();
    await page.goto(returnOf(id, "fail"));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.reload();
    await expect(failedScreen(page, t)).toBeVisible();
    await hydrated(page.getByRole("link", { name: "Back to home" }));
    await page.clock.runFor(490);
    await expect(question(page, t)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(question(page, t)).toBeVisible();
  });

  test("PAY-04 where the zone takes no cash only Cancel Order is offered", async ({ page, t, mode, shop, control }) => {
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

  test("PAY-05 PAY-07 Switch to Cash On Delivery", async ({ page, t, mode, shop, control }) => {
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

  test("PAY-06 PAY-07 Cancel Order, and a second press changes nothing", async ({ page, t, mode, shop, control }) => {
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

  test("PAY-08 a failure is told and the dialog stays open", async ({ page, t, mode, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(returnOf(id, "fail"));
    await expectQuestion(page, t, mode, id);
    const path = "/api/v1/customer/order";
    await control.fault(
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

  test("CHK-17 with a fail flag the guest's dialog shows the failure instead", async ({ page, t, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    for (const flag of ["fail", "cancel"]) {
      await page.goto(`/home?dialog=order-placed&flag=${flag}&token=${tokenOf(id)}`);
      const dialog = page.getByRole("dialog", { name: "Order Place Failed" });
      await expect(dialog).toContainText("Order didn't place successfully.");
      await expect(placedDialog(page, t)).toHaveCount(0);
    }
    await page.getByRole("link", { name: `Decide about order #${id}` }).click();
    await expect(failedScreen(page, t)).toBeVisible();
    await page.goto(`/home?dialog=order-placed&flag=success&token=${tokenOf(id + 1)}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("canceling with a reason", () => {
  test("PAY-09 PAY-10 PAY-11 the reasons, Back, and Submit", async ({ page, t, shop, control, expectAccessible }) => {
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
    await expect(dialog).toHaveCount(0);
    expect(await callsOf(control, "cancel")).toEqual([]);

    await page.goto(`/my-orders?dialog=cancel-order&order=${id}`);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByText(t("payment:cancel.choose"))).toBeVisible();
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

test.describe("found again", () => {
  test("a customer who closed the browser finds the unpaid order among theirs", async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    await arriveSignedIn(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto("/my-orders");
    await page.getByRole("link", { name: `Payment of order #${id}` }).click();
    await expect(failedScreen(page, t)).toBeVisible();
    await page.goto(`/my-orders?dialog=order&order=${id}`);
    await expect(page.getByRole("dialog")).toContainText("This order waits for its payment");
    await page.goto(`/pay/${id}/return`);
    await expectQuestion(page, t, mode, id);
    await closeQuestion(page, t);
    await page.getByRole("link", { name: "Try the payment again" }).click();
    await expect(hostedPage(page)).toBeVisible();
  });

  test("a guest finds it by tracking", async ({ page, t, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(`/track-order?dialog=track&order=${id}`);
    await page.getByRole("dialog").getByRole("link", { name: "Pay, switch or cancel" }).click();
    await expect(failedScreen(page, t)).toBeVisible();
  });

  test("another's order, a token of another order, and a made-up one are refused", async ({
    page,
    context,
    t,
    shop,
    control,
  }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await control.clearRequests();
    for (const address of [
      `/pay/${id}/return?flag=success&token=${tokenOf(id + 1)}`,
      `/pay/${id}/return?token=junk`,
      "/pay/1e5/return",
    ]) {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(refusedScreen(page, t)).toBeVisible();
    }
    expect((await control.requests()).filter(({ path }) => path.includes("/order/"))).toEqual([]);

    await context.clearCookies();
    await arriveSignedIn(page, shop.url);
    for (const address of [returnOf(id, "fail"), `/pay/${id}?method=demo_pay`]) {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(refusedScreen(page, t)).toBeVisible();
    }
    for (const intent of ["switch-to-cod", "cancel-unpaid", "cancel-order"]) {
      const form = { intent, order: String(id), reason: "1" };
      const answer = await page.request.post(`/pay/${id}/return`, { form, headers: { Origin: shop.url } });
      expect(answer.status()).toBe(422);
    }
    expect([...(await callsOf(control, "cancel")), ...(await callsOf(control, "payment-method"))]).toEqual([]);
    await page.goto(`/home?dialog=order-fail&order=${id}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, placedDialog, placings, postOrder, theOrder, unfold } from "./support/ordering";
import {
  callsOf,
  demoPay,
  guestOf,
  hostedPage,
  payOnline,
  refusedScreen,
  returnOf,
  tokenOf,
  unpaidOrder,
  unpaidScreen,
} from "./support/payments";
import { putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

test.describe("paying online", () => {
  test("CHK-18 CHK-15 a guest pays on the operator's page and returns to the receipt", { tag: "@noscript" }, async ({
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

  test("a customer pays and finds the order paid among theirs", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
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

  test("where the zone takes no digital payment none is offered, and none is taken", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await control.patchZone(1, { digital_payment: 0 });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout");
    await unfold(checkoutForm(page, t).payment);
    await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Demo Pay" })).toHaveCount(0);
    await postOrder(page, shop.url, control, demoPay).catch(() => null);
    expect(await placings(control)).toEqual([]);
  });

  test("a second press and a way back lead to the same order and its payment page", { tag: "@noscript" }, async ({
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

test("a lost answer to a digital order leads to the payment of the order that stands", { tag: "@noscript" }, async ({
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

test.describe("found again", () => {
  test("a customer who closed the browser finds the unpaid order among theirs", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await arriveSignedIn(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto("/my-orders");
    await page.getByRole("link", { name: `Payment of order #${id}` }).click();
    await expect(unpaidScreen(page, t)).toBeVisible();
    await page.goto(`/my-orders?dialog=order&order=${id}`);
    await expect(page.getByRole("dialog")).toContainText("This order is not paid yet");
    await page.goto(`/pay/${id}/return`);
    // Whoever has just paid is not told that nothing was charged, nor asked what becomes of the order.
    await expect(page.getByText(t("payment:unpaid.text", { id }))).toBeVisible();
    await page.getByRole("link", { name: t("payment:failed.ways", { id }) }).click();
    const ways = page.getByRole("dialog", { name: t("payment:failed.ways", { id }) });
    await expect(ways).toContainText(t("payment:unpaid.text", { id }));
    await expect(ways.getByRole("button", { name: t("payment:question.cancel") })).toBeVisible();
    await page.getByRole("link", { name: t("ui:close") }).click();
    await expect(ways).toHaveCount(0);
    await page.getByRole("link", { name: t("payment:pay.go.link") }).click();
    await expect(hostedPage(page)).toBeVisible();
  });

  test("a guest finds it by tracking", { tag: "@noscript" }, async ({ page, t, shop, control }) => {
    await arrive(page, shop.url);
    const id = await unpaidOrder(page, shop.url, control);
    await page.goto(`/track-order?dialog=track&order=${id}`);
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("payment:unpaid.link") })
      .click();
    await expect(unpaidScreen(page, t)).toBeVisible();
  });

  test("another's order, a token of another order, and a made-up one are refused", { tag: "@noscript" }, async ({
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
    expect((await control.requests()).filter(({ path }) => /\/order\/(?!running-orders)/.test(path))).toEqual([]);

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
    await page.goto(`/about-us?dialog=order-fail&order=${id}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

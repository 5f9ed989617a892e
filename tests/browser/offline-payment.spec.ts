import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, fillContact, placedDialog, theOrder, unfold } from "./support/ordering";
import { fieldsOf, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

/** What the operator asks for, in each language. */
const asked = {
  en: { bank: "Bank transfer", holder: "Name on your account", transaction: "Transaction number" },
  ar: { bank: "تحويل مصرفي", holder: "اسم صاحب الحساب", transaction: "رقم العملية" },
};

/** What was told of offline payments, as the sandbox recorded it. */
async function toldCalls(control: SandboxControl, path: "offline-payment" | "offline-payment-update") {
  return (await control.requests()).filter((request) => request.path === `/api/v1/customer/order/${path}`);
}

/** The tracking drawer of an order, asked for anew. */
async function tracking(page: Page, t: TFunction, id: number) {
  await page.goto(`/track-order?dialog=track&order=${id}`);
  return page.getByRole("dialog", { name: t("orders:track.drawer") });
}

test("@matrix PAY-13 API-55 a guest pays outside the shop, is denied, and corrects what they told @noscript", async ({
  page,
  t,
  language,
  shop,
  control,
  expectAccessible,
}) => {
  const { bank, ...labels } = asked[language];
  const holder = page.getByRole("textbox", { name: labels.holder });
  const transaction = page.getByRole("textbox", { name: labels.transaction });
  const needed = t("payment:offline.needed", { label: labels.transaction });
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await fillContact(page, t);
  await unfold(checkoutForm(page, t).payment);
  await page.getByRole("radio", { name: bank }).check();
  await expect(page.getByText("000-123-456")).toBeVisible();
  await holder.fill("Grace Guest");
  await checkoutForm(page, t).place.click();
  await expect(page.locator(".err", { hasText: needed })).toBeVisible();
  await expect(holder).toHaveValue("Grace Guest");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expect(await toldCalls(control, "offline-payment")).toEqual([]);
  await transaction.fill("T-1");
  await checkoutForm(page, t).place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  const { id } = await theOrder(control);
  const [told] = await toldCalls(control, "offline-payment");
  expect(told && fieldsOf(told)).toMatchObject({
    _method: "put",
    order_id: id,
    method_id: 1,
    account_holder: "Grace Guest",
    transaction_id: "T-1",
  });

  await expect(await tracking(page, t, id)).toContainText(t("payment:offline.state.pending.title"));
  await control.judgeOffline(id, "denied", "No such number");
  const drawer = await tracking(page, t, id);
  await expect(drawer).toContainText("No such number");
  // Without scripts the page asks again by itself (docs/decisions/0005).
  await expectAccessible(page, { except: ["meta-refresh"] });
  await drawer.getByRole("link", { name: t("payment:offline.state.denied.link") }).click();
  await expect(page.locator("h1")).toHaveText(t("payment:offline.title"));
  await expect(transaction).toHaveValue("T-1");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await transaction.fill("");
  await page.getByRole("button", { name: t("payment:offline.update") }).click();
  await expect(page.getByText(needed)).toBeVisible();
  await expect(holder).toHaveValue("Grace Guest");
  await transaction.fill("T-2");
  await page.getByRole("button", { name: t("payment:offline.update") }).click();
  await expect(page.getByText(t("payment:offline.updated"))).toBeVisible();
  const [updated] = await toldCalls(control, "offline-payment-update");
  expect(updated && fieldsOf(updated)).toMatchObject({ _method: "put", order_id: id, transaction_id: "T-2" });
  await expect(page.getByRole("dialog")).toContainText(t("payment:offline.state.pending.title"));
  await control.judgeOffline(id, "verified");
  await expect(await tracking(page, t, id)).toContainText(t("payment:offline.state.verified.title"));
});

test("PAY-13 Payment info updated. is said, and what did not arrive with the order is sent again", {
  tag: "@css",
}, async ({ page, t, shop, control, problems }) => {
  problems.expect(/call-failed.*offline-payment/);
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.fault({ kind: "status", status: 500, path: "/api/v1/customer/order/offline-payment", once: true });
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await page.getByRole("radio", { name: "Mobile money" }).check();
  await page.getByRole("textbox", { name: "Your number" }).fill("+1 555 010 0001");
  await page
    .getByRole("textbox", { name: t("payment:offline.note") })
    .filter({ visible: true })
    .fill("Paid at noon");
  await checkoutForm(page, t).place.click();
  await expect(page.getByText("Your order is placed, but your payment info didn't reach us.")).toBeVisible();
  await expect(page.locator("h1")).toHaveText("Payment info");
  await expect(page.getByRole("textbox", { name: "Your number" })).toHaveValue("+1 555 010 0001");
  await page.getByRole("button", { name: "Send payment info" }).click();
  await expect(page.getByText("Payment info updated.")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Manual payment (transfer) · Unpaid");
  await expect(dialog).toContainText("Mobile money");
  await expect(dialog).toContainText("Your number: +1 555 010 0001");
  const last = (await toldCalls(control, "offline-payment")).at(-1);
  // Whatever the operator calls an input, its field carries that name.
  expect(last?.body).toMatchObject({ "sender.number": "+1 555 010 0001", method_id: 2, customer_note: "Paid at noon" });

  await dialog.getByRole("link", { name: "Update payment info" }).click();
  await expect(page.getByRole("textbox", { name: "Your number" })).toHaveValue("+1 555 010 0001");
  const { pathname } = new URL(page.url());
  const id = Number(/\d+/.exec(pathname)?.[0]);
  await control.judgeOffline(id, "verified");
  await page.getByRole("button", { name: "Update payment info" }).click();
  await expect(page.getByText("The payment info of this order can no longer be changed.")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("Your payment is verified");
  expect(await toldCalls(control, "offline-payment-update")).toEqual([]);
  // Nobody else's.
  await page.context().clearCookies();
  await arrive(page, shop.url);
  expect((await page.goto(pathname))?.status()).toBe(404);
});

test("where operator or zone take no offline payment none is offered", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await control.patchZone(1, { offline_payment: 0 });
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await expect(page.getByRole("radio", { name: "Demo Pay" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Bank transfer" })).toHaveCount(0);
});

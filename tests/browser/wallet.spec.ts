import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, expectNoSideScroll, type Mode, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { checkoutForm, placings, sumRow, theOrder, unfold } from "./support/ordering";
import { putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

/** The sandbox's number of Ann. */
const annId = 1;
const wallet = (page: Page, t: TFunction) => page.getByRole("radio", { name: t("payment:methods.wallet.name") });
const part = (page: Page, t: TFunction) => page.getByRole("checkbox", { name: t("payment:wallet.use") });
const orderDialog = (page: Page, t: TFunction, id: number) =>
  page.getByRole("dialog", { name: t("orders:number", { id }) });
const amountOf = (text: string) => Number(/\d+\.\d+/.exec(text)?.[0]);

/** Has the form count what was chosen: scripts do it with every choice, otherwise a button does. */
async function settle(page: Page, t: TFunction, mode: Mode) {
  if (mode !== "scripts-on") await page.getByRole("button", { name: t("checkout:summary.update") }).click();
}

/** The number in a row of the summary. */
async function sumOf(page: Page, t: TFunction, label: string): Promise<number> {
  return amountOf(await sumRow(page, t, label).locator("dd").innerText());
}

test("@matrix a customer pays a part from the wallet and the rest in cash @noscript", async ({
  page,
  t,
  mode,
  shop,
  control,
  expectAccessible,
}) => {
  await control.setClock({ freeze: true });
  await control.setWallet(annId, 5.25);
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice, 3);
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await expect(wallet(page, t)).toHaveCount(0);
  await expect(page.locator("label").filter({ has: part(page, t) })).toContainText("5.25");
  await part(page, t).check();
  await settle(page, t, mode);
  await unfold(checkoutForm(page, t).payment);
  await expect(part(page, t)).toBeChecked();
  expect(await sumOf(page, t, t("payment:wallet.paid"))).toBe(5.25);
  const [total, due] = [
    await sumOf(page, t, t("checkout:summary.total")),
    await sumOf(page, t, t("payment:wallet.due")),
  ];
  expect(due).toBeCloseTo(total - 5.25, 6);
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await checkoutForm(page, t).place.click();
  const { id, order_amount } = await theOrderOnceShown();
  expect(order_amount).toBeCloseTo(total, 6);
  const [placing] = await placings(control);
  expect(placing?.body).toMatchObject({ payment_method: "cash_on_delivery", partial_payment: 1 });
  const dialog = orderDialog(page, t, id);
  await expect(dialog).toContainText(t("orders:details.paid.partially_paid"));
  const row = (label: string) => dialog.locator("dl > div").filter({ hasText: label });
  await expect(row(t("payment:wallet.paid"))).toContainText("5.25");
  const dueLabel = t("payment:wallet.partDue", { method: t("payment:methods.cash_on_delivery.name") });
  expect(amountOf(await row(dueLabel).locator("dd").innerText())).toBeCloseTo(due, 6);
  await expectAccessible(page);

  async function theOrderOnceShown() {
    await expect(page).toHaveURL(/dialog=order&order=\d+/);
    return theOrder(control);
  }
});

test("the wallet pays the whole when it covers it, and is looked at again when the order is placed", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, mode, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await expect(part(page, t)).toHaveCount(0);
  await wallet(page, t).check();
  await checkoutForm(page, t).note.fill("Ring twice");

  await control.setWallet(annId, 2);
  await checkoutForm(page, t).place.click();
  await expect(page.getByRole("alert").getByText("Your wallet does not cover this order")).toBeVisible();
  await expect(checkoutForm(page, t).note).toHaveValue("Ring twice");
  expect(await placings(control)).toEqual([]);

  // What the page shows by now is the part that the wallet could pay; by the next press it holds something else again.
  await part(page, t).check();
  await page.getByRole("radio", { name: t("payment:methods.cash_on_delivery.name") }).check();
  await settle(page, t, mode);
  await control.setWallet(annId, 3);
  await checkoutForm(page, t).place.click();
  await expect(page.getByText("Your wallet balance changed from $2.00 to $3.00.")).toBeVisible();
  // The loads after the answer still see that parts may be paid.
  await expect(checkoutForm(page, t).place).toBeEnabled();
  await control.patchConfig({ partial_payment_status: 0 });
  await checkoutForm(page, t).place.click();
  await expect(page.getByText("Split payment isn't available")).toBeVisible();
  expect(await placings(control)).toEqual([]);

  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await expect(wallet(page, t)).toBeDisabled();
  await expect(page.getByText("Your balance: $3.00, not enough for this order")).toBeVisible();
  await control.setWallet(annId, 500);
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await wallet(page, t).check();
  await checkoutForm(page, t).place.click();
  await expect(page.getByRole("dialog")).toContainText("Wallet · Paid");
  const [placing] = await placings(control);
  expect(placing?.body).toMatchObject({ payment_method: "wallet", partial_payment: 0 });
});

test("the rest is paid online, as the operator allows", { tag: "@noscript" }, async ({
  page,
  t,
  mode,
  shop,
  control,
}) => {
  await control.patchConfig({ partial_payment_method: "digital_payment" });
  await control.setWallet(annId, 4);
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await part(page, t).check();
  await page.getByRole("radio", { name: t("payment:methods.cash_on_delivery.name") }).check();
  await checkoutForm(page, t).place.click();
  await expect(page.locator("p.err", { hasText: "The rest can't be paid this way." })).toBeVisible();
  await expect(part(page, t)).toBeChecked();
  await page.getByRole("radio", { name: "Demo Pay" }).check();
  await settle(page, t, mode);
  const due = await sumOf(page, t, "Due");
  await checkoutForm(page, t).place.click();
  await expect(page.getByText(new RegExp(`Order \\d+: ${due.toFixed(2)}`))).toBeVisible();
  await page.getByRole("link", { name: "Fail" }).click();
  await expect(page.locator("h1").filter({ hasText: "Order Place Failed" })).toBeVisible();
  const id = Number(/\/pay\/(\d+)/.exec(page.url())?.[1]);
  await page.goto(`/pay/${id}?method=demo_pay`);
  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await expect(orderDialog(page, t, id)).toContainText("Partial payment · Paid");
  await expect(orderDialog(page, t, id)).toContainText("Paid: Digital payment");
});

test("guests have no wallet to pay with", { tag: "@noscript" }, async ({ page, t, shop }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout");
  await unfold(checkoutForm(page, t).payment);
  await expect(page.getByRole("radio", { name: t("payment:methods.cash_on_delivery.name") })).toBeVisible();
  await expect(wallet(page, t)).toHaveCount(0);
  await expect(part(page, t)).toHaveCount(0);
});

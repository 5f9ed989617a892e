import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../../harness/sandbox-control";
import { expect, type Mode } from "../fixtures";
import { checkoutForm, fillContact, placings, postOrder, unfold } from "./ordering";
import { fieldsOf, putInCart, rice } from "./shopping";

export const demoPay = "digital_payment:demo_pay";
export const hostedPage = (page: Page) => page.getByRole("heading", { name: "Demo payment" });
/** Also while the question stands before it. */
export const failedScreen = (page: Page, t: TFunction) =>
  page.locator("h1").filter({ hasText: t("payment:failed.title") });
/** Of an order that is not paid yet, and of which nobody says that its payment failed. */
export const unpaidScreen = (page: Page, t: TFunction) =>
  page.locator("h1").filter({ hasText: t("payment:unpaid.title") });
export const question = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("payment:question.title") });
export const refusedScreen = (page: Page, t: TFunction) =>
  page.getByRole("heading", { name: t("payment:refused.title") });
export const tokenOf = (id: number) => Buffer.from(`payment_method=demo_pay&&attribute_id=${id}`).toString("base64");
export const returnOf = (id: number, flag: string) => `/pay/${id}/return?flag=${flag}&&token=${tokenOf(id)}`;

/** Calls of one path of the delivery API, as the sandbox recorded them. */
export async function callsOf(control: SandboxControl, path: string) {
  return (await control.requests()).filter((request) => request.path === `/api/v1/customer/order/${path}`);
}

/** Orders do not move on by themselves while a slow machine looks at them. */
export const holdOrders = (control: SandboxControl) => control.setClock({ freeze: true });

/** The number of the guest who has ordered. */
export async function guestOf(control: SandboxControl): Promise<unknown> {
  const [placing] = await placings(control);
  return placing && fieldsOf(placing).guest_id;
}

/** From a filled checkout form to the operator's payment page. */
export async function payOnline(page: Page, t: TFunction) {
  await page.goto("/checkout");
  await fillContact(page, t);
  await unfold(checkoutForm(page, t).payment);
  await page.getByRole("radio", { name: "Demo Pay" }).check();
  await checkoutForm(page, t).place.click();
  await expect(hostedPage(page)).toBeVisible();
}

/** An order that waits for its payment; gives its number. */
export async function unpaidOrder(page: Page, origin: string, control: SandboxControl): Promise<number> {
  await putInCart(page, origin, rice);
  return postOrder(page, origin, control, demoPay);
}

/** Answers the question with nothing. */
export async function closeQuestion(page: Page, t: TFunction) {
  await page.getByRole("link", { name: t("ui:close") }).click();
  await expect(question(page, t)).toHaveCount(0);
}

/** Opens the question: scripts do it by themselves. */
export async function expectQuestion(page: Page, t: TFunction, mode: Mode, id: number) {
  await expect(failedScreen(page, t)).toBeVisible();
  if (mode !== "scripts-on") await page.getByRole("link", { name: t("payment:failed.ways", { id }) }).click();
  await expect(question(page, t)).toBeVisible();
}

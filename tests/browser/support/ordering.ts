import type { Locator, Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../../harness/sandbox-control";
import { fieldIn } from "../../harness/visitor";
import { expect } from "../../http/expect";
import { isTaken, postForm } from "./posting";
import { putInCart, rice } from "./shopping";

/** A guest who orders: `phone` as people type it, `number` as it is sent. */
export const grace = {
  name: "Grace Guest",
  phone: "+1 555 019 9999",
  number: "+15550199999",
  email: "grace@example.com",
};

/** An order as the sandbox lists it, as far as tests look at it. */
export type PlacedOrder = {
  id: number;
  order_amount: number;
  order_type: string;
  order_status: string;
  scheduled: number;
  schedule_at: string;
  delivery_charge: number;
  dm_tips: number;
  order_note: string | null;
  delivery_instruction: string | null;
  cutlery: boolean;
  extra_packaging_amount: number;
  unavailable_item_note: string | null;
  details_count: number;
  delivery_address: Record<string, string | null>;
};

/** The call that places an order, for faults of the sandbox. */
export const placing = { method: "POST", path: "/api/v1/customer/order/place" };

/** Every attempt to place an order that reached the sandbox, oldest first. */
export async function placings(control: SandboxControl) {
  return (await control.requests()).filter(({ path }) => path === "/api/v1/customer/order/place");
}

/** The running orders of whoever has tried to place one, newest first, as the sandbox has them. */
export async function placedOrders(control: SandboxControl): Promise<PlacedOrder[]> {
  const [attempt] = await placings(control);
  if (!attempt) return [];
  const { authorization, zoneid = "", moduleid = "" } = attempt.headers;
  const guest = (attempt.body as Record<string, string> | null)?.guest_id ?? "";
  const answer = await fetch(
    `${control.url}/api/v1/customer/order/running-orders?limit=50&offset=1&guest_id=${guest}`,
    { headers: { zoneid, moduleid, ...(authorization ? { authorization } : {}) } },
  );
  const { orders } = (await answer.json()) as { orders: PlacedOrder[] };
  return orders;
}

/** Expects exactly one order at the sandbox. */
export async function theOrder(control: SandboxControl): Promise<PlacedOrder> {
  const orders = await placedOrders(control);
  expect(orders).toHaveLength(1);
  return orders[0] as PlacedOrder;
}

/** The checkout form's fields as people find them. */
export const checkoutForm = (page: Page, t: TFunction) => ({
  /** One line of who receives it; the fields lie open under it while somebody is missing. */
  contact: page.getByRole("region", { name: t("checkout:contact.title") }),
  name: page.getByRole("textbox", { name: t("addresses:contact.name") }),
  phone: page.getByRole("textbox", { name: t("addresses:contact.phone"), exact: true }),
  email: page.getByRole("textbox", { name: t("addresses:contact.email") }),
  /** A customer's address, and how they pay, are a line each that unfolds. */
  address: page.getByRole("region", { name: t("checkout:place.title") }),
  payment: page.getByRole("region", { name: t("checkout:payment.title") }),
  note: page.getByRole("textbox", { name: t("checkout:note.label") }),
  instruction: page.getByRole("textbox", { name: t("checkout:place.instruction") }),
  summary: page.getByRole("complementary", { name: t("checkout:summary.title") }),
  /** Phones show the button in a bar at the bottom, other screens in the summary. */
  place: page.getByRole("button", { name: t("checkout:placeOrder") }).filter({ visible: true }),
});

/** Opens what is folded to one line. */
export async function unfold(panel: Locator) {
  await expect(panel).toBeVisible();
  const summary = panel.locator("details:not([open]) > summary");
  if ((await summary.count()) > 0) await summary.click();
}

/** Who receives the order, where that is not known: a customer's own contact is, and is folded. */
export async function fillContact(page: Page, t: TFunction) {
  const form = checkoutForm(page, t);
  await expect(form.contact).toBeVisible();
  if (!(await form.name.isVisible())) return;
  await form.name.fill(grace.name);
  await form.phone.fill(grace.phone);
  await form.email.fill(grace.email);
}

/** The row of the order summary with this label. */
export const sumRow = (page: Page, t: TFunction, label: string) =>
  checkoutForm(page, t)
    .summary.locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) });

/** The dialog that tells a guest their order stands. */
export const placedDialog = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("orders:placed.title") });

/** Presses "Place Order" for what lies in the browser's cart as a plain form post, to be followed or not. */
export async function sendOrder(
  page: Page,
  origin: string,
  { payment = "cash_on_delivery", ...options }: { maxRedirects?: number; payment?: string } = {},
) {
  const html = await (await page.request.get("/checkout")).text();
  const hidden = (name: string) => fieldIn(html, name).replaceAll("&quot;", '"');
  return page.request.post("/checkout", {
    ...options,
    headers: { Origin: origin },
    form: {
      intent: "place-order",
      key: hidden("key"),
      seen: hidden("seen"),
      orderType: "delivery",
      when: "asap",
      payment,
      contactName: grace.name,
      contactNumber: grace.number,
      contactEmail: grace.email,
    },
  });
}

/** Orders what lies in the browser's cart; gives the order's number. */
export async function postOrder(
  page: Page,
  origin: string,
  control: SandboxControl,
  payment?: string,
): Promise<number> {
  const answer = await sendOrder(page, origin, { maxRedirects: 0, ...(payment === undefined ? {} : { payment }) });
  if (!isTaken(answer)) throw new Error(`Place Order answered ${answer.status()}`);
  await page.context().clearCookies({ name: "flash" });
  return (await theOrder(control)).id;
}

/** A customer's order of rice that has come; gives its number. */
export async function deliveredOrder(page: Page, origin: string, control: SandboxControl): Promise<number> {
  await putInCart(page, origin, rice);
  const id = await postOrder(page, origin, control);
  await control.advanceOrder(id, "delivered");
  return id;
}

/** The customer does not want to be asked about an order: a dialog would come over a home that is looked at for long. */
export async function declineReview(page: Page, origin: string, order: number) {
  await postForm(page, origin, "/home", { intent: "cancel-review", order: String(order) });
}

/** At a filled checkout form, with a note that must never be lost. */
export async function atCheckout(page: Page, t: TFunction) {
  await page.goto("/checkout");
  await fillContact(page, t);
  const form = checkoutForm(page, t);
  await form.note.fill("The bell is broken");
  return form;
}

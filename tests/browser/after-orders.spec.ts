import type { Page } from "@playwright/test";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { ann, arriveSignedIn } from "./support/arrive";
import { deliveredOrder, sendOrder } from "./support/ordering";
import { png, scan } from "./support/pictures";
import {
  burger,
  fieldsOf,
  harbourKitchen,
  itemAddress,
  noodles,
  putBurgerInCart,
  putInCart,
  rice,
} from "./support/shopping";

const detailsOf = (page: Page, id: number) => page.getByRole("dialog", { name: new RegExp(`#?${id}`) });
const openDetails = (page: Page, id: number) => page.goto(`/my-orders?tab=history&dialog=order&order=${id}`);

test("API-11 the money of an order is asked back with a reason and pictures, and the answer is told @look", async ({
  page,
  t,
  shop,
  control,
  expectAccessible,
}) => {
  test.slow();
  await arriveSignedIn(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  await openDetails(page, id);
  await detailsOf(page, id)
    .getByRole("link", { name: t("orders:details.refund") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("refund:title") });
  const files = dialog.getByLabel(t("refund:pictures.label"));
  await dialog.getByRole("textbox").fill("Cold soup");
  await files.setInputFiles([{ ...scan, buffer: Buffer.from("No picture at all") }]);
  await dialog.getByRole("button", { name: t("refund:submit") }).click();
  await expect(files).toHaveAccessibleDescription(new RegExp(t("refund:pictures.noPicture")));
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleDescription(t("refund:choose"));
  await expect(dialog.getByRole("textbox")).toHaveValue("Cold soup");
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await dialog.getByRole("radio").first().check();
  await files.setInputFiles([scan, { ...scan, buffer: png }]);
  await dialog.getByRole("button", { name: t("refund:submit") }).click();
  await expect(dialog).toHaveCount(0);
  const sent = (await control.requests()).filter(({ path }) => path.endsWith("/order/refund-request"));
  expect(sent).toHaveLength(1);
  expect(sent[0] && fieldsOf(sent[0])).toMatchObject({ order_id: String(id), customer_note: "Cold soup" });
  await openDetails(page, id);
  await expect(detailsOf(page, id)).toContainText(t("orders:refund.asked"));
  await expect(detailsOf(page, id)).toContainText("Cold soup");
  await expect(detailsOf(page, id).getByRole("link", { name: t("orders:details.refund") })).toHaveCount(0);
  await page.goto(`/my-orders?tab=history&dialog=refund&order=${id}`);
  await expect(dialog).toContainText(t("refund:notPossible"));

  await control.judgeRefund(id, "rejected", "It was hot");
  await openDetails(page, id);
  await expect(detailsOf(page, id)).toContainText(t("orders:refund.refused"));
  await expect(detailsOf(page, id)).toContainText("It was hot");
  await expectAccessible(page);
});

test("an order is ordered again at today's prices, without what is gone and without mixing stores @noscript", async ({
  page,
  t,
  shop,
  control,
  expectAccessible,
}) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url, { "group.0": "Large" });
  const id = await deliveredOrder(page, shop.url, control);
  await control.patchItem(rice, { status: 0 });
  await control.patchItem(burger, { price: 11 });
  await putInCart(page, shop.url, noodles);
  await openDetails(page, id);
  await detailsOf(page, id)
    .getByRole("link", { name: t("orders:details.reorder") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("reorder:title") });
  const row = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
  await expect(row("Plain Rice")).toContainText(t("reorder:problem.gone"));
  await expect(row("Harbour Burger")).toContainText("Was $11.00 each, now $13.00");
  await expect(dialog).toContainText(t("reorder:clears"));
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("reorder:clearAndAdd") }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(t("reorder:left", { names: "Plain Rice" }))).toBeVisible();
  const lines = page.getByRole("main").getByRole("article");
  await expect(lines.filter({ hasText: "Harbour Burger" })).toContainText("Large");
  await expect(page.getByRole("main")).not.toContainText("Noodles");
});

test("an invoice shows the order alone on paper @look @css", async ({ page, t, shop, control, expectAccessible }) => {
  await arriveSignedIn(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  await openDetails(page, id);
  await detailsOf(page, id)
    .getByRole("link", { name: t("orders:details.invoice") })
    .click();
  const sheet = page.getByRole("article", { name: t("invoice:of", { id }) });
  await expect(sheet.getByRole("listitem")).toHaveCount(1);
  await expect(sheet).toContainText("$7.45");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const frame = page.getByRole("banner");
  await expect(frame).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(frame).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("an invoice on paper shows no order that is on its way, and no toast", { tag: ["@css", "@noscript"] }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  await putInCart(page, shop.url, rice);
  await sendOrder(page, shop.url);
  await page.context().clearCookies({ name: "flash" });
  await page.goto(`/my-orders/${id}/invoice`);
  const running = page.getByRole("complementary");
  await expect(running).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article", { name: t("invoice:of", { id }) })).toBeVisible();
  await expect(running).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(itemAddress(rice));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("items:addToCart") })
    .click();
  const toast = page.getByText("Item added to cart");
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(toast).toBeHidden();
  await page.emulateMedia({ media: null });
});

/** Ann's own call of the delivery API, for orders no journey of this file is about. */
async function annCalls(control: SandboxControl) {
  const api = `${control.url}/api/v1`;
  const headers = { zoneid: "[1]", moduleid: "1", accept: "application/json" };
  const login = { phone: ann.phone, email_or_phone: ann.phone, field_type: "phone", login_type: "manual" };
  const answer = await fetch(`${api}/auth/login`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ ...login, password: ann.password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return async (path: string, fields: Record<string, string | Blob>, moduleId = 1): Promise<number> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const own = { ...headers, moduleid: String(moduleId), authorization: `Bearer ${token}` };
    const placed = await fetch(`${api}${path}`, { method: "POST", headers: own, body });
    if (!placed.ok) throw new Error(await placed.text());
    return ((await placed.json()) as { order_id: number }).order_id;
  };
}

test("ROLE-18 prescriptions, take-away and scheduled orders tell what is theirs", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  const place = await annCalls(control);
  const harbourPharmacy = 41;
  const door = { address: "12 Harbour Street", latitude: "0", longitude: "0", distance: "1" };
  const store = (await (
    await fetch(`${control.url}/api/v1/stores/details/${harbourPharmacy}`, {
      headers: { zoneid: "[1]", moduleid: "3" },
    })
  ).json()) as {
    latitude: string;
    longitude: string;
  };
  const near = { ...door, latitude: String(store.latitude), longitude: String(store.longitude) };
  const prescription = await place(
    "/customer/order/prescription/place",
    {
      ...near,
      store_id: String(harbourPharmacy),
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      "order_attachment[]": new Blob([png], { type: "image/png" }),
    },
    3,
  );
  await openDetails(page, prescription);
  const details = detailsOf(page, prescription);
  await expect(details).toContainText(t("orders:details.prescriptionText"));
  await expect(details.getByRole("region", { name: t("orders:details.prescription") }).getByRole("link")).toHaveCount(
    1,
  );
  await control.advanceOrder(prescription, "processing");
  await openDetails(page, prescription);
  await expect(details).toContainText(t("orders:status.prepared"));

  await putInCart(page, shop.url, rice);
  const takeAway = await place("/customer/order/place", {
    ...near,
    store_id: String(harbourKitchen),
    order_type: "take_away",
    payment_method: "cash_on_delivery",
    order_amount: "3",
    order_note: "No bag, please",
    cart: "[]",
  });
  await control.advanceOrder(takeAway, "handover");
  await openDetails(page, takeAway);
  const taken = detailsOf(page, takeAway);
  await expect(taken).toContainText(t("orders:status.readyToTake"));
  await expect(taken).toContainText(t("orders:details.pickUp"));
  await expect(taken).toContainText("No bag, please");
  await expect(taken).not.toContainText(t("orders:track.to"));
});

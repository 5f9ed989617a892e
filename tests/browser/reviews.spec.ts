import type { Page, Route } from "@playwright/test";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { deliveredOrder, postOrder } from "./support/ordering";
import { png, scan } from "./support/pictures";
import { untilRendered } from "./support/rendered";
import { fieldsOf, putInCart, rice } from "./support/shopping";

const question = "How was your experience with your last order ?";
const callsOf = async (control: SandboxControl, path: string) =>
  (await control.requests()).filter((request) => request.path === `/api/v1/${path}`);

/** Lets the page's clock go to the moment of the question; pages without scripts show it as they come. */
async function askedOn(page: Page, mode: string) {
  if (mode === "scripts-on") {
    await expect(page.getByRole("region", { name: question })).toBeVisible();
    await hydrated(page, "section.ask");
    await page.clock.fastForward(5000);
    return page.getByRole("dialog", { name: question });
  }
  return page.getByRole("region", { name: question });
}

test("HOME-all-26 HOME-all-27 HOME-all-29: a customer is asked about the last order, a guest is not", async ({
  page,
  mode,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/home");
  await expect(page.getByRole("region", { name: question })).toHaveCount(0);
  const id = await deliveredOrder(page, shop.url, control);
  if (mode === "scripts-on") await page.clock.install();
  await page.goto("/home");
  const asked = await askedOn(page, mode);
  await asked.getByRole("link", { name: "Give Review" }).click();
  await expect(page).toHaveURL(`/rate-and-review/${id}`);
  await page.goto("/about-us?dialog=review-prompt");
  await expect(page.getByRole("dialog", { name: question }).getByRole("link", { name: "Give Review" })).toBeVisible();

  await page.context().clearCookies();
  await arrive(page, shop.url);
  await control.clearRequests();
  await page.goto("/about-us?dialog=review-prompt");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
  expect(await callsOf(control, "customer/review-reminder")).toHaveLength(0);
});

test("HOME-all-28 API-51: closing the question is told to the operator, and it does not come again", async ({
  page,
  mode,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  const dialog = page.getByRole("dialog", { name: question });
  if (mode === "scripts-on") {
    await page.clock.install();
    await page.goto("/home");
    await expect(await askedOn(page, mode)).toBeVisible();
    await page.keyboard.press("Escape");
  } else {
    await page.goto("/about-us?dialog=review-prompt");
    await dialog.getByRole("button", { name: "Not now" }).click();
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(question)).toHaveCount(0);
  const [told] = await callsOf(control, "customer/review-reminder-cancel");
  expect(told?.query).toEqual({ order_id: String(id) });
  await page.reload();
  await expect(page.getByText(question)).toHaveCount(0);
});

test("HOME-all-30: on the results page the question waits five seconds @scripts", async ({ page, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await deliveredOrder(page, shop.url, control);
  await page.clock.install();
  await page.goto("/home?data_type=searched&search=rice");
  await expect(page.getByRole("region", { name: question })).toBeVisible();
  await hydrated(page, "section.ask");
  await page.clock.fastForward(4500);
  await expect(page.getByRole("dialog", { name: question })).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(page.getByRole("dialog", { name: question })).toBeVisible();
});

test("HOME-all-30: a page that is on its way comes before the question @scripts", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await deliveredOrder(page, shop.url, control);
  await page.clock.install();
  await page.goto("/home?data_type=searched&search=rice");
  await hydrated(page, "section.ask");
  const held: Route[] = [];
  await page.route(/terms-and-conditions/, (route) => void held.push(route));
  await page.clock.fastForward(4000);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell:footer.terms") })
    .click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await untilRendered(page);
  await page.clock.fastForward(5000);
  for (const route of held) await route.continue();
  await expect(page).toHaveURL("/terms-and-conditions");
  await expect(page.getByRole("dialog", { name: question })).toHaveCount(0);
});

test("RTE-45 PROF-17: items and courier are reviewed one by one, whatever goes wrong first @look @css", async ({
  page,
  mode,
  t,
  shop,
  control,
  expectAccessible,
}) => {
  test.slow();
  await arriveSignedIn(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  await page.goto(`/rate-and-review/${id}`);
  await expectAccessible(page);
  const about = (key: string) => page.locator(`section[aria-labelledby="${key}-name"]`);
  const item = about(`item-${rice}`);
  const files = item.getByLabel(t("rating:pictures.label"));
  const submit = item.getByRole("button", { name: t("rating:submitOf", { name: "" }) });
  await item.getByRole("textbox").fill("Still warm");
  await files.setInputFiles([scan, scan, scan, scan]);
  if (mode !== "scripts-on") await submit.click();
  await expect(files).toHaveAccessibleDescription(new RegExp(t("rating:pictures.tooMany").replace(/\.$/, "")));
  const keptFiles = await files.evaluate((input: HTMLInputElement) => input.files?.length);
  expect(keptFiles, "at most three are kept").toBe(mode === "scripts-on" ? 3 : 0);
  const shown = item.getByRole("img", { name: scan.name });
  await expect(shown).toHaveCount(mode === "scripts-on" ? 3 : 0);

  await files.setInputFiles([{ ...scan, buffer: Buffer.from("No picture at all") }]);
  await submit.click();
  await expect(files).toHaveAccessibleDescription(new RegExp(t("rating:pictures.noPicture")));
  // What is no picture is told by its name.
  await expect(shown).toHaveCount(0);
  await expect(item.getByText(scan.name)).toHaveCount(mode === "scripts-on" ? 1 : 0);
  await expect(item.getByRole("radio").first()).toHaveAccessibleDescription(t("rating:needStars"));
  await expect(item.getByRole("textbox")).toHaveValue("Still warm");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expect(await callsOf(control, "items/reviews/submit")).toHaveLength(0);

  await item.getByRole("radio", { name: t("rating:count", { count: 4 }) }).check({ force: true });
  await files.setInputFiles([scan, { ...scan, buffer: png }]);
  await submit.click();
  await expect(item).toContainText(t("rating:reviewed"));
  const [sent] = await callsOf(control, "items/reviews/submit");
  expect(sent && fieldsOf(sent)).toMatchObject({ order_id: String(id), item_id: String(rice), rating: "4" });
  expect(sent && fieldsOf(sent)["attachment[]"]).toHaveLength(2);

  const courier = about("courier");
  const courierSubmit = courier.getByRole("button", { name: t("rating:submitOf", { name: "" }) });
  await courier.getByRole("radio", { name: t("rating:count", { count: 5 }) }).check({ force: true });
  await courierSubmit.click();
  await expect(courier.getByRole("textbox")).toHaveAccessibleDescription(t("rating:needComment"));
  await expect(courier.getByRole("radio", { name: t("rating:count", { count: 5 }) })).toBeChecked();
  await courier.getByRole("textbox").fill("On time");
  await courierSubmit.click();
  await expect(page.getByRole("heading", { level: 1, name: t("rating:all.title") })).toBeVisible();
  expect(await callsOf(control, "delivery-man/reviews/submit")).toHaveLength(1);

  // Once more from another tab: said once is said.
  await page.goto(`/rate-and-review/${id}?done=courier`);
  await item.getByRole("radio", { name: t("rating:count", { count: 1 }) }).check({ force: true });
  await submit.click();
  await expect(page.getByText(t("rating:before"))).toBeVisible();
});

test("RTE-45: a second review waits for the first, and both are seen to have been sent @scripts", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  await page.goto(`/rate-and-review/${id}`);
  await hydrated(page);
  const about = (key: string) => page.locator(`section[aria-labelledby="${key}-name"]`);
  const [item, courier] = [about(`item-${rice}`), about("courier")];
  const submitOf = (place: typeof item) => place.getByRole("button", { name: t("rating:submitOf", { name: "" }) });
  for (const place of [item, courier]) {
    await place.getByRole("radio", { name: t("rating:count", { count: 5 }) }).check({ force: true });
    await place.getByRole("textbox").fill("As it should be");
  }
  await control.fault({ kind: "latency", path: "/api/v1/items/reviews/submit", ms: 1500, once: true });
  await submitOf(item).click();
  await expect(submitOf(courier)).toBeDisabled();
  await submitOf(courier).click({ force: true });
  await expect(item).toContainText(t("rating:reviewed"));
  expect(await callsOf(control, "delivery-man/reviews/submit")).toHaveLength(0);
  await expect(courier.getByRole("textbox")).toHaveValue("As it should be");
  await submitOf(courier).click();
  await expect(page.getByRole("heading", { level: 1, name: t("rating:all.title") })).toBeVisible();
});

test("only the customer's own delivered orders can be reviewed, refunded or printed", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const others = await postOrder(page, shop.url, control);
  await page.context().clearCookies();
  await page.goto(`/rate-and-review/${others}`);
  await expect(page).toHaveURL(/\/auth\/sign-in\?returnTo=/);
  await arriveSignedIn(page, shop.url);
  for (const address of [`/rate-and-review/${others}`, `/my-orders/${others}/invoice`, "/rate-and-review/x"]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
  }
  await page.goto(`/my-orders?dialog=refund&order=${others}`);
  await expect(page.getByRole("dialog")).toContainText("This order cannot be refunded");
  await page.goto(`/my-orders?dialog=reorder&order=${others}`);
  await expect(page.getByRole("dialog")).toContainText("This order can't be repeated.");
  await putInCart(page, shop.url, rice);
  await control.clearRequests();
  const own = await postOrder(page, shop.url, control);
  await page.goto(`/rate-and-review/${own}`);
  await expect(page.getByRole("heading", { level: 1, name: "Not delivered yet" })).toBeVisible();
});

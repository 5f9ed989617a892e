import type { Locator, Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, isFull, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { checkoutForm, placings, sumRow } from "./support/ordering";
import { choosePlace, cy, partyForm, payer, stepTitle } from "./support/parcels";
import { enterModule, putBurgerInCart, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

/** A known contact is one line that unfolds, and is so again on a new page. */
async function unfoldContact(page: Page, t: TFunction) {
  const { contact, name } = checkoutForm(page, t);
  if (!(await name.isVisible())) await contact.locator("summary").click();
}

/** Presses Enter in every field of text that can be seen; each time the form must be there again. */
async function pressEnterInEach(form: Locator, name: string, before = async () => {}): Promise<number> {
  const fields = form.locator("input:is([type=text], [type=tel], [type=email], [type=number], :not([type]))");
  const page = form.page();
  for (let index = 0; index < (await fields.count()); index += 1) {
    await before();
    const field = fields.nth(index);
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.press("Enter");
    await page.waitForLoadState();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
  return fields.count();
}

test("Enter in the coupon field applies the coupon and orders nothing", async ({ page, t, mode, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout?page=cart");
  if (mode === "scripts-on") await hydrated(page);
  const form = checkoutForm(page, t);
  await form.note.fill("The bell is broken");
  const field = page.getByRole("textbox", { name: t("checkout:coupon.label") });
  await field.fill("NOSUCH");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Coupon not found/);
  await expect(field).toHaveValue("NOSUCH");
  await field.fill("KITCHEN15");
  await field.press("Enter");
  await expect(sumRow(page, t, t("checkout:summary.coupon"))).toContainText("$1.95");
  await expect(form.note).toHaveValue("The bell is broken");
  if (mode === "scripts-on") {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain("KITCHEN15");
  }
  expect(await placings(control)).toEqual([]);
});

const waysToApply = {
  "its button": (page: Page, t: TFunction) => page.getByRole("button", { name: t("checkout:coupon.apply") }).click(),
  Enter: (page: Page, t: TFunction) => page.getByRole("textbox", { name: t("checkout:coupon.label") }).press("Enter"),
};
for (const [way, apply] of Object.entries(waysToApply)) {
  test(`a coupon applied by ${way} counts while the loads after a refused one are still under way; an order waits`, {
    tag: "@scripts",
  }, async ({ page, t, shop, control }) => {
    await arriveSignedIn(page, shop.url);
    await putBurgerInCart(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout?page=cart");
    await hydrated(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/checkout\.data/, async (route) => {
      if (route.request().method() === "GET") await released;
      await route.continue();
    });
    const field = page.getByRole("textbox", { name: t("checkout:coupon.label") });
    await field.fill("NOSUCH");
    await apply(page, t);
    await expect(field).toHaveAccessibleDescription(/Coupon not found/);
    await page
      .getByRole("button", { name: t("checkout:placeOrder") })
      .first()
      .click({ force: true });
    await field.fill("KITCHEN15");
    await apply(page, t);
    release();
    await expect(sumRow(page, t, t("checkout:summary.coupon"))).toContainText("$1.95");
    expect(await placings(control)).toEqual([]);
  });
}

for (const who of ["a guest", "a customer"]) {
  test(`Enter in any field of the checkout of ${who} orders nothing`, { tag: "@css" }, async ({
    page,
    t,
    mode,
    shop,
    control,
  }) => {
    test.skip(!isFull && (mode === "scripts-on") !== (who === "a guest"), "in the full run");
    await (who === "a guest" ? arrive : arriveSignedIn)(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout?page=cart");
    if (mode === "scripts-on") await hydrated(page);
    const form = checkoutForm(page, t);
    await unfoldContact(page, t);
    await form.name.fill("Grace Guest");
    await form.phone.fill("+1 555 019 9999");
    await form.email.fill("grace@example.com");
    await form.instruction.fill("Second door");
    await page.locator('label:has(input[name="tip"][value="custom"])').click();
    const tried = await pressEnterInEach(page.getByRole("main"), t("checkout:title"), () => unfoldContact(page, t));
    expect(tried).toBeGreaterThan(4);
    await expect(form.instruction).toHaveValue("Second door");
    await unfoldContact(page, t);
    await expect(form.name).toHaveValue("Grace Guest");
    expect(await placings(control)).toEqual([]);
  });
}

test("Enter in any field of a prescription's order orders nothing", { tag: "@css" }, async ({
  page,
  t,
  mode,
  shop,
  control,
}) => {
  test.skip(!isFull && mode === "scripts-on", "in the full run");
  await arrive(page, shop.url);
  await page.goto("/store/41?module_id=3");
  await page.getByRole("link", { name: t("store:prescription.order") }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart:guest.guest"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("checkout:prescription.order") })).toBeVisible();
  if (mode === "scripts-on") await hydrated(page);
  await checkoutForm(page, t).name.fill("Grace Guest");
  expect(await pressEnterInEach(page.getByRole("main"), t("checkout:prescription.order"))).toBeGreaterThan(2);
  await expect(checkoutForm(page, t).name).toHaveValue("Grace Guest");
  const orders = (await control.requests()).filter(({ path }) => path.includes("/order/") && path.endsWith("/place"));
  expect(orders).toEqual([]);
});

test("Enter in any field of a parcel's payment orders nothing", { tag: "@css" }, async ({
  page,
  t,
  mode,
  shop,
  control,
}) => {
  test.skip(!isFull && mode === "scripts-off", "in the full run");
  await arrive(page, shop.url);
  await enterModule(page, shop.url, "parcel");
  await page.goto("/parcel-delivery-info?category=1");
  const form = partyForm(page, t);
  await form.name.fill(cy.name);
  await form.phone.fill(cy.phone);
  await form.email.fill("cy@example.com");
  await form.submit.click();
  await expect(stepTitle(page, t, "receiver")).toBeVisible();
  await choosePlace(page, t, mode, "20 Harbour Street");
  await form.name.fill("Grace Guest");
  await form.phone.fill("+1 555 019 9999");
  await form.submit.click();
  await expect(stepTitle(page, t, "payment")).toBeVisible();
  if (mode === "scripts-on") await hydrated(page);
  await payer(page, t, "sender").check();
  await page.locator('label:has(input[name="tip"][value="custom"])').click();
  const tip = page.getByRole("textbox", { name: t("checkout:tip.amount") });
  await tip.fill("3");
  expect(await pressEnterInEach(page.getByRole("main"), t("parcel:review.title"))).toBeGreaterThan(0);
  await expect(tip).toHaveValue("3");
  await expect(page.locator("aside")).toContainText("$3.00");
  expect(await placings(control)).toEqual([]);
});

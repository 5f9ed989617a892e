import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { SandboxControl } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { checkoutForm, fillContact, type PlacedOrder, placedDialog, sumRow, theOrder } from "./support/ordering";
import { cartDrawer, enterModule, itemCard, stepperOf } from "./support/shopping";

// As operators run it, with everything kept that may be.
test.use({ shopOptions: {} });

const mince = 541;
/** Sold in three colours, each with its own price. */
const watch = 1345;

test.beforeEach(async ({ page, shop }) => {
  await arrive(page, shop.url);
});

test("J3: a guest orders groceries, two of one from its card", { tag: "@noscript" }, async ({
  page,
  shop,
  t,
  control,
}) => {
  await enterModule(page, shop.url, "grocery");
  await page.goto("/home");
  const card = itemCard(page, mince);
  await card.getByRole("button", { name: "Add to Cart: Beef mince" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await stepperOf(card, "Beef mince").more.click();
  await expect(stepperOf(card, "Beef mince").count).toHaveText("2");
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(cartDrawer(page).getByText("Subtotal").locator("..")).toContainText("$16.88");
  await cartDrawer(page).getByRole("link", { name: "Proceed To Checkout" }).click();
  const order = await orderAsGuest(page, t, control);
  expect(order.details_count).toBe(1);
});

test("J4: a guest orders goods in a colour of their choice", { tag: "@noscript" }, async ({
  page,
  shop,
  t,
  control,
}) => {
  await enterModule(page, shop.url, "ecommerce");
  await page.goto("/home");
  await itemCard(page, watch).getByRole("link", { name: "Choose options: Smart watch" }).click();
  await expect(page).toHaveURL(/\/product\/smart-watch-1345\?module_id=4/);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "Blue" }).check();
  await main.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await page.goto("/home?dialog=cart");
  await expect(cartDrawer(page).getByText("Blue")).toBeVisible();
  // $117.87 less the store's ten percent, which are $7.00 at most.
  await expect(cartDrawer(page).getByText("Subtotal").locator("..")).toContainText("$110.87");
  await cartDrawer(page).getByRole("link", { name: "Proceed To Checkout" }).click();
  await orderAsGuest(page, t, control);
});

/** From the question who orders to the order, whose total is the one that was shown. */
async function orderAsGuest(page: Page, t: TFunction, control: SandboxControl): Promise<PlacedOrder> {
  await page.getByRole("dialog").getByRole("link", { name: "Guest", exact: true }).click();
  await fillContact(page, t);
  const total = await sumRow(page, t, t("checkout:summary.total")).locator("dd").textContent();
  await checkoutForm(page, t).place.click();
  await expect(placedDialog(page, t)).toBeVisible();
  const order = await theOrder(control);
  expect(total).toContain(order.order_amount.toFixed(2));
  return order;
}

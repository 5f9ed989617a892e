import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { checkoutForm, placings, sumRow, theOrder } from "./support/ordering";
import { burger, cartCalls, fieldsOf, itemAddress, itemDialog, putInCart, rice } from "./support/shopping";

/** The sandbox's second campaign item; an item with options has the same number. */
const churros = 2;
const address = `/home?dialog=item&item=${churros}&campaign=1`;

test("ITEM-09 CHK-08: a campaign item has Order Now, which a guest is refused; the cart takes it", {
  tag: "@noscript",
}, async ({ page, shop, control }) => {
  await arrive(page, shop.url);
  await page.goto(address);
  const dialog = itemDialog(page, "Churros");
  await expect(dialog.getByRole("button", { name: "Buy Now" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Order Now" }).click();
  await expect(page.getByText("You must be login to access this page.")).toBeVisible();
  await expect(page).toHaveURL(/\/home\?dialog=item/);
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  const [add] = await cartCalls(control, "add");
  expect(add && fieldsOf(add)).toMatchObject({ item_id: churros, model: "ItemCampaign" });
});

test("ITEM-09 a press counts while the loads after a refusal are still under way", async ({
  page,
  shop,
  t,
  mode,
  control,
}) => {
  test.skip(mode !== "scripts-on", "a bare page answers with a page");
  await arrive(page, shop.url);
  await page.goto(address);
  await hydrated(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let loads = 0;
  await page.route(/\/home\.data/, async (route) => {
    if (route.request().method() === "GET") {
      loads += 1;
      await released;
    }
    await route.continue();
  });
  const dialog = itemDialog(page, "Churros");
  await dialog.getByRole("button", { name: "Order Now" }).click();
  await expect(page.getByText("You must be login to access this page.")).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await dialog.getByRole("button", { name: "Add to Cart" }).click({ force: true });
  release();
  await expect(dialog).toBeHidden();
  expect(await cartCalls(control, "add")).toHaveLength(1);
  for (const [name, to] of [
    [t("shell:trackOrder"), "/track-order"],
    [t("shell:homeLink", { name: "Doorstep" }), "/home"],
  ] as const) {
    await page.getByRole("link", { name }).first().click();
    await expect(page, "links still lead somewhere").toHaveURL(to);
  }
});

test("ITEM-20 RTE-18 RTE-19: a customer orders a campaign item at its price", { tag: "@noscript" }, async ({
  page,
  shop,
  t,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await page.goto(address);
  await itemDialog(page, "Churros").getByRole("button", { name: "Order Now" }).click();
  await expect(page).toHaveURL(/\/checkout\?page=campaign&key=/);
  await expect(checkoutForm(page, t).summary).toContainText("Churros");
  const total = await sumRow(page, t, t("checkout:summary.total")).locator("dd").textContent();
  await checkoutForm(page, t).place.click();
  await expect(page).toHaveURL((url) => url.pathname === "/my-orders");
  const order = await theOrder(control);
  expect(total).toContain(order.order_amount.toFixed(2));
  const [placing] = await placings(control);
  const { cart } = placing ? fieldsOf(placing) : {};
  expect(JSON.parse(String(cart))[0]).toMatchObject({
    item_type: "AppModelsItemCampaign",
    item_id: churros,
    quantity: 1,
  });
});

test("RTE-19: checkout is of the cart, or of what is bought now", { tag: "@noscript" }, async ({ page, shop, t }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/checkout?page=cart");
  await expect(checkoutForm(page, t).summary).toContainText("Plain Rice");
  await page.goto(itemAddress(burger));
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Guest", exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now&/);
  await expect(checkoutForm(page, t).summary).toContainText("Harbour Burger");
  await expect(checkoutForm(page, t).summary).not.toContainText("Plain Rice");
});

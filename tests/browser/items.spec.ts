import type { Route } from "@playwright/test";
import { wednesdayAt } from "../harness/sandbox-control";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import {
  breakfast,
  burger,
  cartCalls,
  enterModule,
  expectTotal,
  harbourKitchen,
  itemAddress,
  itemDialog,
  noodles,
  putBurgerInCart,
  putInCart,
  rice,
  settleTotal,
  stepperOf,
} from "./support/shopping";

// The sandbox's data changes within these tests.

const groceryItem = 541;
/** Sold in three colours. */
const watch = 1345;

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("ITEM-01 ITEM-02: the item dialog, over any page, shows everything about the item", {
  tag: ["@css", "@noscript"],
}, async ({ page }) => {
  for (const address of ["/home", "/store/harbour-kitchen", "/track-order"]) {
    await page.goto(itemAddress(burger, address));
    const dialog = itemDialog(page, "Harbour Burger");
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(459);
  }
  const dialog = itemDialog(page, "Harbour Burger");
  const picture = await dialog.getByRole("img", { name: "Harbour Burger" }).getAttribute("src");
  expect((await page.request.get(picture ?? "")).headers()["content-type"]).toMatch(/^image\//);
  await expect(dialog.getByRole("link", { name: "Harbour Kitchen" })).toBeVisible();
  await expect(dialog.getByText("Rated")).toBeAttached();
  await expect(dialog.getByRole("heading", { name: "Harbour Burger" })).toBeVisible();
  await expect(dialog.getByText("The house burger: beef from the grill").first()).toBeVisible();
  await expect(dialog.getByText("$9.00").first()).toBeVisible();
  await expect(stepperOf(dialog, "Harbour Burger").count).toHaveText("01");
  await expect(dialog.getByRole("group", { name: "Size" })).toContainText("Required");
  await expect(dialog.getByRole("group", { name: "Sauces" })).toContainText("Optional");
  const fries = dialog.getByRole("checkbox", { name: /Fries/ });
  await fries.check();
  await expect(dialog.getByRole("spinbutton", { name: "Quantity: Fries" })).toBeVisible();
  await expectTotal(dialog, "$");
});

test("ITEM-02: on a phone three options are in sight, the name stays when one scrolls; on a wide page the picture stands beside them", {
  tag: "@css",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The toast of the module that was chosen takes room above a dialog.
  await page.goto("/home");
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  const options = dialog.getByRole("radio").or(dialog.getByRole("checkbox"));
  await expect(options.first()).toBeVisible();
  const foot = (await dialog.getByRole("button", { name: "Buy Now" }).boundingBox())?.y ?? 0;
  for (const index of [0, 1, 2]) {
    const option = await options.nth(index).locator("..").boundingBox();
    expect((option?.y ?? 740) + (option?.height ?? 0), `option ${index + 1}`).toBeLessThanOrEqual(foot);
  }
  const picture = dialog.getByRole("img", { name: "Harbour Burger" }).locator("..");
  expect((await picture.boundingBox())?.height).toBeCloseTo(160, 1);
  await dialog.getByRole("group", { name: "Add-ons" }).evaluate((group) => group.scrollIntoView());
  await expect(dialog.getByText("Harbour Burger").first()).toBeInViewport();
  const close = await dialog.getByRole("link", { name: "Close" }).boundingBox();
  const title = await dialog.getByRole("group", { name: "Add-ons" }).boundingBox();
  expect(title?.y, "no title lies under the close button").toBeGreaterThanOrEqual(
    (close?.y ?? 0) + (close?.height ?? 0),
  );

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(itemAddress(burger));
  const beside = await picture.boundingBox();
  const box = await dialog.boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeCloseTo(box?.x ?? 0, 0);
  expect((beside?.width ?? 0) + (box?.width ?? 0)).toBeCloseTo(860, 0);
});

test("ITEM-02 ITEM-16: what is still to be chosen is named and leads to its options; then the button says the total", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(itemAddress(burger));
  await hydrated(page);
  const dialog = itemDialog(page, "Harbour Burger");
  await dialog.getByRole("group", { name: "Add-ons" }).evaluate((group) => group.scrollIntoView());
  const missing = dialog.getByRole("button", { name: "Choose: Size" });
  await missing.click();
  const small = dialog.getByRole("radio", { name: /Small/ });
  await expect(small).toBeFocused();
  await expect(small).toBeInViewport();
  await small.check();
  await expect(missing).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Add to Cart" })).toContainText("$9.00");
});

test("ITEM-01: the dialog opens with the press on a card, with what the card shows, and the same dialog fills", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/store/harbour-kitchen");
  await hydrated(page);
  const held: Route[] = [];
  await page.route(/dialog=item/, (route) => void held.push(route));
  const link = page.getByRole("main").getByRole("heading", { name: "Harbour Burger" }).getByRole("link").first();
  await link.click();
  const dialog = itemDialog(page, "Harbour Burger");
  await expect(dialog).toContainText("$9.00");
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  const first = await dialog.elementHandle();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("UI-04 UI-05: a long description opens and closes, and the average rating is drawn in stars", {
  tag: "@noscript",
}, async ({ page }) => {
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  const whole = dialog.locator("details.readmore p");
  await expect(whole).toBeHidden();
  await dialog.getByText("Read more").click();
  await expect(whole).toHaveText(/^.{71,}$/);
  await expect(whole).toBeVisible();
  await dialog.getByText("Show less").click();
  await expect(whole).toBeHidden();
  const average = Number(await dialog.locator(".rate b").textContent());
  expect(average).toBeGreaterThan(0);
  const drawn = async (star: string) => dialog.locator(`.rate use[href$="#${star}"]`).count();
  expect((await drawn("star-filled")) * 2 + (await drawn("star-half-filled"))).toBe(Math.round(average * 2));
  expect((await drawn("star-filled")) + (await drawn("star-half-filled")) + (await drawn("star"))).toBe(5);
});

test("ITEM-03: the store's name leads to its page, unless that is where the customer is", { tag: "@noscript" }, async ({
  page,
}) => {
  await page.goto(itemAddress(burger));
  await itemDialog(page, "Harbour Burger").getByRole("link", { name: "Harbour Kitchen" }).click();
  await expect(page).toHaveURL(/\/store\/harbour-kitchen\?/);
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Kitchen" })).toBeVisible();
  await page.goto(itemAddress(burger, "/store/harbour-kitchen"));
  const dialog = itemDialog(page, "Harbour Burger");
  await expect(dialog.getByText("Harbour Kitchen")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Harbour Kitchen" })).toHaveCount(0);
});

test("ITEM-05: food says whether it is vegetarian, other modules do not", { tag: "@noscript" }, async ({
  page,
  shop,
}) => {
  await page.goto(itemAddress(burger));
  await expect(itemDialog(page, "Harbour Burger").getByRole("img", { name: "Non-vegetarian" })).toBeVisible();
  await page.goto(itemAddress(rice));
  await expect(itemDialog(page, "Plain Rice").getByRole("img", { name: "Vegetarian", exact: true })).toBeVisible();
  await enterModule(page, shop.url, "grocery");
  await page.goto(itemAddress(groceryItem));
  const dialog = itemDialog(page, "Beef mince");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("img", { name: /vegetarian/i })).toHaveCount(0);
});

test("ITEM-06: a halal tag only when the item is halal and its store shows such tags", { tag: "@noscript" }, async ({
  page,
  control,
}) => {
  const tag = itemDialog(page, "Harbour Burger").getByText("Halal");
  await page.goto(itemAddress(burger));
  await expect(tag).toBeVisible();
  await control.patchItem(burger, { is_halal: 0 });
  await page.goto(itemAddress(burger));
  await expect(itemDialog(page, "Harbour Burger")).toBeVisible();
  await expect(tag).toHaveCount(0);
  await control.patchItem(burger, { is_halal: 1 });
  await control.patchStore(harbourKitchen, { halal_tag_status: 0 });
  await page.goto(itemAddress(burger));
  await expect(itemDialog(page, "Harbour Burger")).toBeVisible();
  await expect(tag).toHaveCount(0);
});

test("ITEM-07: a discounted item shows its original price struck through, any other only its price", {
  tag: "@noscript",
}, async ({ page, control }) => {
  const struck = itemDialog(page, "Plain Rice").locator("s");
  await page.goto(itemAddress(rice));
  await expect(itemDialog(page, "Plain Rice").getByText("$4.00").first()).toBeVisible();
  await expect(struck).toHaveCount(0);
  await control.patchItem(rice, { discount: 25, discount_type: "percent" });
  await page.goto(itemAddress(rice));
  await expect(struck).toContainText("$4.00");
  await expectTotal(itemDialog(page, "Plain Rice"), "$3.00");
});

test("ITEM-16: the total is the discounted unit with its options times the quantity, and the add-ons", {
  tag: "@noscript",
}, async ({ page, mode, control }) => {
  await control.patchItem(burger, { discount: 10, discount_type: "percent" });
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  await dialog.getByRole("radio", { name: /Small/ }).check();
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$8.10");
  await dialog.getByRole("checkbox", { name: /Fries/ }).check();
  await dialog.getByRole("spinbutton", { name: "Quantity: Fries" }).fill("2");
  await settleTotal(dialog, mode);
  // 9.00 less a tenth, and twice 2.50.
  await expectTotal(dialog, "$13.10");
  await stepperOf(dialog, "Harbour Burger").more.click();
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$21.20");
});

test("ITEM-30: the store's discount comes before the item's, in percent or as an amount, and no price is below nothing", {
  tag: "@noscript",
}, async ({ page, control }) => {
  const dialog = itemDialog(page, "Miso Noodles");
  for (const [discount, type, total] of [
    [0, "percent", "$8.50"],
    [20, "percent", "$6.80"],
    [1.5, "amount", "$7.00"],
    [100, "amount", "$0.00"],
  ] as const) {
    await control.patchItem(noodles, { discount, discount_type: type });
    await page.goto(itemAddress(noodles));
    await expectTotal(dialog, total);
    await expect(dialog.locator("s")).toHaveCount(discount === 0 ? 0 : 1);
  }
  // Monsoon Canteen takes 20 percent off everything, whatever the item's own discount is.
  await page.goto("/home?search=Churros&data_type=searched");
  const card = page.getByRole("article").filter({ hasText: "Churros" }).first();
  const churros = Number((await card.getAttribute("id"))?.replace("item-", ""));
  await control.patchItem(churros, { price: 10, discount: 50, discount_type: "percent", food_variations: [] });
  await page.goto(itemAddress(churros));
  await expectTotal(itemDialog(page, "Churros"), "$8.00");
});

test("ITEM-08 VAR-16: in the cart it reads Update to cart, with the line's quantity, options and add-ons", {
  tag: "@noscript",
}, async ({ page, shop }) => {
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  await expect(dialog.getByRole("button", { name: "Buy Now" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  const friesId = await dialog.getByRole("checkbox", { name: /Fries/ }).getAttribute("name");
  await putBurgerInCart(page, shop.url, {
    quantity: "2",
    "group.0": "Large",
    "group.1": "Ketchup",
    [`${friesId}`]: "on",
    [`${friesId}.quantity`]: "3",
  });
  await page.goto(itemAddress(burger));
  await expect(dialog.getByRole("button", { name: "Update to cart" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await expect(stepperOf(dialog, "Harbour Burger").count).toHaveText("02");
  await expect(dialog.getByRole("radio", { name: /Large/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /Ketchup/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /Cola/ })).not.toBeChecked();
  await expect(dialog.getByRole("spinbutton", { name: "Quantity: Fries" })).toHaveValue("3");
  // 2 × $11.00 and 3 × $2.50
  await expectTotal(dialog, "$29.50");
});

test("ITEM-10 ITEM-11: the line is edited after a change; without one nothing is sent @noscript", async ({
  page,
  shop,
  control,
}) => {
  await putBurgerInCart(page, shop.url);
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  await dialog.getByRole("button", { name: "Update to cart" }).click();
  await expect(page.getByText("No changes found to update.")).toBeVisible();
  expect(await cartCalls(control, "update")).toHaveLength(0);
  await page.goto(itemAddress(burger));
  await dialog.getByRole("radio", { name: /Large/ }).check();
  await dialog.getByRole("button", { name: "Update to cart" }).click();
  await expect(page.getByText("Item updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const [update, ...others] = await cartCalls(control, "update");
  expect(others).toHaveLength(0);
  expect(JSON.stringify(update?.body)).toContain("Large");
  expect(await cartCalls(control, "add")).toHaveLength(1);
});

test("ITEM-12 ITEM-13 ITEM-14: outside its hours an item says so, or can be ordered for later", {
  tag: "@noscript",
}, async ({ page, control }) => {
  const dialog = itemDialog(page, "Breakfast Bowl");
  const buttons = dialog.getByRole("button", { name: /^(Buy Now|Add to Cart)$/ });
  await control.setClock({ now: wednesdayAt(8) });
  await page.goto(itemAddress(breakfast));
  await expect(buttons).toHaveCount(2);
  await expect(dialog).not.toContainText("Not Available now");
  await control.setClock({ now: wednesdayAt(15) });
  await page.goto(itemAddress(breakfast));
  await expect(dialog).toContainText("Not Available now");
  await expect(dialog).toContainText(/Available from 0?7:00 AM to 10:00 AM/);
  await expect(buttons).toHaveCount(0);
  await control.patchItem(breakfast, { schedule_order: 1 });
  await page.goto(itemAddress(breakfast));
  await expect(buttons).toHaveCount(2);
  await expect(dialog).not.toContainText("Not Available now");
});

test("ITEM-15 ITEM-18 ITEM-19: never below one, Out of Limits at the maximum, written with a leading zero", {
  tag: "@noscript",
}, async ({ page }) => {
  await page.goto(itemAddress(rice));
  const { less, more, count } = stepperOf(itemDialog(page, "Plain Rice"), "Plain Rice");
  await expect(less).toBeDisabled();
  await more.click();
  await expect(count).toHaveText("02");
  await expect(less).toBeEnabled();
  await more.click();
  await expect(count).toHaveText("03");
  await more.click();
  await expect(page.getByText("Out of Limits")).toBeVisible();
  await expect(count).toHaveText("03");
  await less.click();
  await expect(count).toHaveText("02");
  await expectTotal(itemDialog(page, "Plain Rice"), "$8.00");
});

test("ITEM-17: Out of Stock when one more is wanted than there are", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await control.patchItem(groceryItem, { stock: 2 });
  await enterModule(page, shop.url, "grocery");
  await page.goto(itemAddress(groceryItem));
  const { more, count } = stepperOf(itemDialog(page, "Beef mince"), "Beef mince");
  await more.click();
  await expect(count).toHaveText("02");
  await more.click();
  await expect(page.getByText("Out of Stock")).toBeVisible();
  await expect(count).toHaveText("02");
});

test("ITEM-20: Buy Now goes to checkout with this item alone", { tag: "@noscript" }, async ({ page, shop }) => {
  await putInCart(page, shop.url, rice);
  await page.goto(itemAddress(noodles));
  await itemDialog(page, "Miso Noodles").getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Guest" }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now&key=/);
  await expect(page.getByText("Miso Noodles")).toBeVisible();
  await expect(page.getByText("Plain Rice")).toHaveCount(0);
});

test("ITEM-21 ITEM-22: what is sold out cannot be bought @noscript", async ({ page, shop, mode, control }) => {
  const variation = (type: string, stock: number) => ({ type, price: 115.87, stock });
  await control.patchItem(watch, { variations: [variation("Black", 0), variation("Sand", 5), variation("Blue", 11)] });
  await enterModule(page, shop.url, "ecommerce");
  await page.goto(`/product/${watch}?module_id=4`);
  const main = page.getByRole("main");
  const soldOut = main.getByRole("button", { name: "Out of Stock" });
  const buyNow = main.getByRole("button", { name: "Buy Now" });
  await expect(buyNow).toBeVisible();
  await main.getByRole("radio", { name: "Black" }).check();
  // Bare, the button is still there to be pressed.
  if (mode !== "scripts-on") await buyNow.click();
  await expect(
    page.getByText("This variation is out of stock. Choose another variation to proceed further."),
  ).toBeVisible();
  await expect(soldOut).toBeDisabled();
  await expect(buyNow).toHaveCount(0);
  await main.getByRole("radio", { name: "Sand" }).check();
  await settleTotal(main, mode);
  await expect(buyNow).toBeVisible();
  await control.patchItem(watch, { stock: 0 });
  await page.goto(`/product/${watch}?module_id=4`);
  await expect(soldOut).toBeDisabled();
  await expect(buyNow).toHaveCount(0);
});

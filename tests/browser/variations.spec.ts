import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import {
  burger,
  cartCalls,
  enterModule,
  expectTotal,
  fieldsOf,
  itemAddress,
  itemDialog,
  rice,
  settleTotal,
  stepperOf,
} from "./support/shopping";

// The sandbox's data changes within these tests.

/** Sold in colours and sizes. */
const shirt = 1367;

test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("VAR-01 VAR-02 VAR-03: one of a single group, several of a multi group, and the price follows", {
  tag: "@noscript",
}, async ({ page, mode }) => {
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  const size = (name: RegExp) => dialog.getByRole("radio", { name });
  const sauce = (name: RegExp) => dialog.getByRole("checkbox", { name });
  await size(/Large/).check();
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$11.00");
  await size(/Small/).check();
  await expect(size(/Large/)).not.toBeChecked();
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$9.00");
  await sauce(/Smoky barbecue/).check();
  await sauce(/Hot chilli/).check();
  await stepperOf(dialog, "Harbour Burger").more.click();
  await expectTotal(dialog, "$20.00");
  await sauce(/Hot chilli/).uncheck();
  await expect(sauce(/Smoky barbecue/)).toBeChecked();
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$19.00");
});

test("VAR-04 VAR-12: groups say whether they are required, and how many to choose", { tag: "@noscript" }, async ({
  page,
}) => {
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  await expect(dialog.getByRole("group", { name: "Size" })).toContainText("Required");
  const sauces = dialog.getByRole("group", { name: "Sauces" });
  await expect(sauces).toContainText("Optional");
  await expect(sauces).toContainText("This Variation needs to be selected in between minimum 1 and Maximum 2 items.");
});

test("VAR-08 VAR-10 VAR-11: a required group must be chosen, an optional one only within its limits", {
  tag: "@noscript",
}, async ({ page, control }) => {
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  const add = dialog.getByRole("button", { name: "Add to Cart" });
  const required = dialog.getByText("Variation Size can not remain without selection.");
  const range = dialog.getByText("Selected variation named Sauces must be in between Minimum 1 and Maximum 2.");
  await add.click();
  await expect(required.first()).toBeVisible();
  await dialog.getByRole("button", { name: "Buy Now" }).click();
  await expect(required.first()).toBeVisible();
  await dialog.getByRole("radio", { name: /Small/ }).check();
  for (const name of [/Ketchup/, /Mayonnaise/, /Hot chilli/]) await dialog.getByRole("checkbox", { name }).check();
  await add.click();
  await expect(range.first()).toBeVisible();
  await expect(required).toHaveCount(0);
  await expect(dialog.getByRole("checkbox", { name: /Mayonnaise/ })).toBeChecked();
  expect(await cartCalls(control, "add")).toHaveLength(0);
  for (const name of [/Ketchup/, /Mayonnaise/, /Hot chilli/]) await dialog.getByRole("checkbox", { name }).uncheck();
  await add.click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
});

test("VAR-09: a required group of several refuses too few and too many", { tag: "@noscript" }, async ({
  page,
  control,
}) => {
  const values = ["Rocket", "Onion", "Pickles", "Tomato"].map((label) => ({ label, optionPrice: "0" }));
  const toppings = { name: "Toppings", type: "multi", min: "2", max: "3", required: "on", values };
  await control.patchItem(rice, { food_variations: [toppings] });
  await page.goto(itemAddress(rice));
  const dialog = itemDialog(page, "Plain Rice");
  const add = dialog.getByRole("button", { name: "Add to Cart" });
  const range = dialog.getByText("Selected variation named Toppings must be in between Minimum 2 and Maximum 3.");
  await dialog.getByRole("checkbox", { name: /Rocket/ }).check();
  await add.click();
  await expect(range.first()).toBeVisible();
  for (const name of [/Onion/, /Pickles/, /Tomato/]) await dialog.getByRole("checkbox", { name }).check();
  await add.click();
  await expect(range.first()).toBeVisible();
  expect(await cartCalls(control, "add")).toHaveLength(0);
  await dialog.getByRole("checkbox", { name: /Onion/ }).uncheck();
  await add.click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
});

test("VAR-05 VAR-06 VAR-07: only checked add-ons count, and are sent with their quantities", async ({
  page,
  mode,
  control,
}) => {
  await page.goto(itemAddress(burger));
  const dialog = itemDialog(page, "Harbour Burger");
  const fries = dialog.getByRole("checkbox", { name: /Fries/ });
  const cola = dialog.getByRole("checkbox", { name: /Cola/ });
  await dialog.getByRole("radio", { name: /Small/ }).check();
  await fries.check();
  await cola.check();
  await dialog.getByRole("spinbutton", { name: "Quantity: Fries" }).fill("2");
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$15.50");
  if (mode === "scripts-on") {
    await dialog.getByRole("button", { name: "One less: Cola" }).click();
    await expect(cola).not.toBeChecked();
  } else {
    await cola.uncheck();
  }
  await settleTotal(dialog, mode);
  await expectTotal(dialog, "$14.00");
  const friesId = Number(/\d+/.exec((await fries.getAttribute("name")) ?? "")?.[0]);
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  const [add] = await cartCalls(control, "add");
  expect(add && fieldsOf(add)).toMatchObject({ add_on_ids: [friesId], add_on_qtys: [2], quantity: 1 });
});

test("VAR-13 VAR-14 VAR-15: choices name a variation, dashes and spaces aside; its price and stock count @noscript", async ({
  page,
  shop,
  mode,
  control,
}) => {
  await control.patchItem(shirt, {
    discount: 0,
    choice_options: [
      { name: "choice_1", title: "Colour", options: ["Sea Blue", "Red"] },
      { name: "choice_2", title: "Size", options: ["M", "X-L"] },
    ],
    variations: [
      { type: "SeaBlue-M", price: 12, stock: 4 },
      { type: "Sea Blue-XL", price: 14, stock: 1 },
      { type: "Red-M", price: 12, stock: 2 },
      { type: "Red-XL", price: 13, stock: 0 },
    ],
  });
  await enterModule(page, shop.url, "ecommerce");
  await page.goto(`/product/${shirt}?module_id=4`);
  const main = page.getByRole("main");
  const pick = async (colour: string, size: string) => {
    await main.getByRole("group", { name: "Colour" }).getByRole("radio", { name: colour, exact: true }).check();
    await main.getByRole("group", { name: "Size" }).getByRole("radio", { name: size, exact: true }).check();
    await settleTotal(main, mode);
  };
  const soldOut = page.getByText("This variation is out of stock. Choose another variation to proceed further.");
  await pick("Sea Blue", "X-L");
  await expectTotal(main, "$14.00");
  await stepperOf(main, "Cotton T-shirt").more.click();
  await expect(page.getByText("Out of Stock")).toBeVisible();
  await pick("Red", "X-L");
  await expect(soldOut).toBeVisible();
  await pick("Red", "M");
  await expect(soldOut).toHaveCount(0);
  await expectTotal(main, "$12.00");
  // Somebody else takes the last ones.
  await control.patchItem(shirt, { variations: [{ type: "Red-M", price: 12, stock: 0 }] });
  await main.getByRole("button", { name: "Add to Cart" }).click();
  await expect(soldOut).toBeVisible();
  expect(await cartCalls(control, "add")).toHaveLength(0);
});

import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { sumRow } from "./support/ordering";
import {
  burger,
  cartCalls,
  cartDrawer,
  fieldsOf,
  harbourKitchen,
  itemAddress,
  itemCard,
  itemDialog,
  noodles,
  putBurgerInCart,
  putInCart,
  rice,
  stepperOf,
} from "./support/shopping";

// The sandbox's data changes within these tests.

const added = "Item added to cart";

test.describe("a guest who has arrived", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("CART-25: the cart says nothing of the operator's free delivery where the store delivers free, as the checkout says", {
    tag: "@noscript",
  }, async ({ page, t, shop, control }) => {
    await putInCart(page, shop.url, rice);
    const bar = page.getByRole("progressbar", { name: t("cart:freeDelivery.progress") });
    const fee = sumRow(page, t, t("checkout:summary.fee"));
    await page.goto("/cart");
    await expect(bar).toBeVisible();
    await page.goto("/checkout?page=cart");
    await expect(fee).not.toContainText(t("checkout:summary.free"));
    await control.patchStore(harbourKitchen, { free_delivery: 1 });
    for (const address of ["/cart", "/home?dialog=cart"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "Plain Rice" }).last()).toBeVisible();
      await expect(bar).toHaveCount(0);
    }
    await page.goto("/checkout?page=cart");
    await expect(fee).toContainText(t("checkout:summary.free"));
  });

  test("CART-08 CART-16: in a browser that leaves the pressed button out of a form's data, cards add and count", {
    tag: "@scripts",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const Complete = window.FormData;
      window.FormData = class extends Complete {
        constructor(form?: HTMLFormElement) {
          super(form);
        }
      };
    });
    await page.goto("/store/harbour-kitchen");
    const card = itemCard(page, rice);
    await card.getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
    const steps = stepperOf(card, "Plain Rice");
    for (const count of ["2", "3"]) {
      await steps.more.click();
      await expect(steps.count).toHaveText(count);
    }
    // The number shows before the cart has it; a page that is loaded meanwhile would not.
    await expect(card.locator('input[name="was"]')).toHaveValue("3");
    await page.reload();
    await expect(steps.count).toHaveText("3");
  });

  test("CART-01 CART-02 UI-02: the drawer, its Close and the empty cart's Continue Shopping", {
    tag: "@noscript",
  }, async ({ page }) => {
    await page.goto("/home");
    await page.getByRole("link", { name: "Cart", exact: true }).first().click();
    const drawer = cartDrawer(page);
    await expect(drawer.getByRole("heading", { name: "Shopping Cart" })).toBeVisible();
    await expect(drawer).toContainText("Your cart is empty");
    await expect(drawer.locator(".empty__art svg")).toBeVisible();
    await drawer.getByRole("link", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
    await page.goto("/home?dialog=cart");
    await drawer.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL("/home");
  });

  test("CART-03 CART-04 CART-26: items, subtotal, delete at one, and the way to checkout", {
    tag: "@noscript",
  }, async ({ page, shop }) => {
    await putInCart(page, shop.url, rice, 2);
    await putBurgerInCart(page, shop.url, { "group.0": "Large" });
    await page.goto("/home?dialog=cart");
    const drawer = cartDrawer(page);
    await expect(drawer.getByRole("article")).toHaveCount(2);
    await expect(drawer.getByText("Large")).toBeVisible();
    await expect(drawer.getByText("Subtotal").locator("..")).toContainText("$19.00");
    const line = stepperOf(drawer, "Plain Rice");
    await expect(line.remove).toHaveCount(0);
    await line.less.click();
    await expect(line.count).toHaveText("1");
    await expect(line.remove).toBeVisible();
    await expect(line.less).toHaveCount(0);
    await expect(drawer.getByText("Subtotal").locator("..")).toContainText("$15.00");
    await drawer.getByRole("link", { name: "Proceed To Checkout" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Guest" }).click();
    await expect(page).toHaveURL("/checkout?page=cart");
    await expect(drawer).toHaveCount(0);
  });

  test("CART-07 CART-13 CART-16: an item without options is added from its card, which then counts", {
    tag: "@noscript",
  }, async ({ page, control }) => {
    await page.goto("/home");
    const card = itemCard(page, noodles);
    const { count, more, remove } = stepperOf(card, "Miso Noodles");
    await expect(more).toHaveCount(0);
    await card.getByRole("button", { name: "Add to Cart: Miso Noodles" }).click();
    await expect(page.getByText(added)).toBeVisible();
    await expect(page).toHaveURL(/\/home(#.*)?$/);
    await expect(count).toHaveText("1");
    await expect(more).toBeVisible();
    await expect(remove).toBeVisible();
    const [add] = await cartCalls(control, "add");
    expect(add && fieldsOf(add)).toMatchObject({ item_id: noodles, quantity: 1, price: 8.5 });
  });

  test("CART-08 CART-09 CART-27: a card takes one away, then the item; the badge follows", {
    tag: "@noscript",
  }, async ({ page, shop }) => {
    await putInCart(page, shop.url, rice, 2);
    await page.goto("/home");
    const { less, remove, count } = stepperOf(itemCard(page, rice), "Plain Rice");
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
    await less.click();
    await expect(count).toHaveText("1");
    await remove.click();
    await expect(page.getByText("Removed from cart.")).toBeVisible();
    await expect(itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  });

  test("CART-05 CART-06 CART-10: another store's item asks first, and Cancel changes nothing", {
    tag: "@noscript",
  }, async ({ page, shop, control }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/home");
    await itemCard(page, noodles).getByRole("button", { name: "Add to Cart: Miso Noodles" }).click();
    const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(question).toContainText("Your cart has items from another store.");
    await expect(question.getByRole("button", { name: "Clear Cart" })).toBeVisible();
    await question.getByRole("link", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(itemCard(page, noodles).getByRole("button", { name: "Add to Cart: Miso Noodles" })).toBeVisible();
    await expect(stepperOf(itemCard(page, rice), "Plain Rice").count).toHaveText("1");
    expect(await cartCalls(control, "add")).toHaveLength(1);
    expect(await cartCalls(control, "remove")).toHaveLength(0);
  });

  test("CART-11 CART-12: confirmed, the cart is cleared for the new item; the same store is never asked about", async ({
    page,
    shop,
    control,
  }) => {
    await putInCart(page, shop.url, noodles);
    await page.goto(itemAddress(burger));
    const dialog = itemDialog(page, "Harbour Burger");
    await dialog.getByRole("radio", { name: /Large/ }).check();
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Clear Cart" }).click();
    await expect(
      page.getByText("Your cart has been cleared successfully. And selected item added to the cart."),
    ).toBeVisible();
    expect(await cartCalls(control, "remove")).toHaveLength(1);
    await page.goto("/home");
    await itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
    await expect(page.getByText(added)).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByText("Large")).toBeVisible();
    await expect(page.getByText("Miso Noodles")).toHaveCount(0);
  });

  test("CART-15 CART-17: an item with options opens its dialog first, which closes once it is added", {
    tag: "@noscript",
  }, async ({ page, control }) => {
    await page.goto("/home");
    await itemCard(page, burger).getByRole("link", { name: "Choose options: Harbour Burger" }).click();
    const dialog = itemDialog(page, "Harbour Burger");
    await expect(dialog).toBeVisible();
    expect(await cartCalls(control, "add")).toHaveLength(0);
    await dialog.getByRole("radio", { name: /Small/ }).check();
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText(added)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test("CART-24: a line deleted in the drawer, where the empty cart remains", { tag: "@noscript" }, async ({
    page,
    shop,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/home?dialog=cart");
    await stepperOf(cartDrawer(page), "Plain Rice").remove.click();
    await expect(page.getByText("Cart item remove successfully")).toBeVisible();
    await expect(cartDrawer(page)).toContainText("Your cart is empty");
  });

  test("CART-25: the way to free delivery, in percent", { tag: "@noscript" }, async ({ page, shop }) => {
    await putInCart(page, shop.url, rice, 3);
    await page.goto("/home?dialog=cart");
    await expect(cartDrawer(page)).toContainText("$38.00 more for free delivery");
    await expect(page.getByRole("progressbar", { name: "Free delivery progress" })).toHaveAttribute("value", "24");
  });

  test("CART-08 presses in the cart are no pages to go Back over @scripts", async ({ page, shop }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/home");
    await page.goto("/cart");
    const { more, less, count } = stepperOf(page.getByRole("main"), "Plain Rice");
    const answered = () => page.waitForResponse((response) => response.url().includes("/cart.data"));
    for (const [button, shown] of [
      [more, "2"],
      [more, "3"],
      [less, "2"],
    ] as const) {
      const loads = answered();
      await button.click();
      await loads;
      await expect(count).toHaveText(shown);
    }
    await page.goBack();
    await expect(page).toHaveURL("/home");
  });

  test("ROLE-09 ROLE-13 ROLE-14: a guest's cart travels under the guest's number", { tag: "@noscript" }, async ({
    page,
    shop,
    control,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/cart");
    const { more, remove, count } = stepperOf(page.getByRole("main"), "Plain Rice");
    await more.click();
    await expect(count).toHaveText("2");
    await stepperOf(page.getByRole("main"), "Plain Rice").less.click();
    await remove.click();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    const requests = await control.requests();
    const calls = requests.filter(({ path }) => path.startsWith("/api/v1/customer/cart/"));
    expect(new Set(calls.map(({ path }) => path.split("/").at(-1)))).toEqual(
      new Set(["list", "add", "update", "remove-item"]),
    );
    for (const call of calls) {
      expect(Number(fieldsOf(call).guest_id), call.path).toBeGreaterThan(0);
      expect(call.headers.authorization).toBeUndefined();
    }
  });
});

test("ROLE-13 the cart of a customer is fetched with the token, and needs no guest", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await control.clearRequests();
  await page.goto("/cart");
  await expect(stepperOf(page.getByRole("main"), "Plain Rice").count).toHaveText("1");
  const [list] = await cartCalls(control, "list");
  expect(list?.headers.authorization).toMatch(/^Bearer /);
});

test("LOC-21 LOC-22 LOC-23: without a delivery location nothing is added, and the map is offered @noscript", async ({
  page,
  control,
}) => {
  await page.goto("/store/harbour-kitchen?module_id=1&store_zone_id=1");
  await itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Please tell us your delivery location");
  expect(await cartCalls(control, "add")).toHaveLength(0);
  await dialog.getByRole("link", { name: "Pick from Map" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Pick Locations" })).toBeVisible();
});

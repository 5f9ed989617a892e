import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { covered } from "./support/layout";
import { checkoutForm, fillContact, placedDialog, sumRow } from "./support/ordering";
import {
  burger,
  cartCalls,
  cartDrawer,
  fieldsOf,
  harbourKitchen,
  noodles,
  putBurgerInCart,
  putInCart,
  rice,
  stepperOf,
} from "./support/shopping";

// The sandbox's data changes within these tests.

const withCart = "/store/harbour-kitchen?module_id=1&store_zone_id=1&dialog=cart";

test.describe("a guest", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("CART-03 CART-27: the store's bar, the badge and the checkout count the same, and the bar has the sum", {
    tag: "@noscript",
  }, async ({ page, t, shop }) => {
    await putInCart(page, shop.url, rice, 3);
    await page.goto("/store/harbour-kitchen");
    // On a desk, where the header's cart is always in sight, it is not shown.
    const bar = page.getByRole("main").locator("a", { hasText: t("store:viewCart") });
    await expect(bar).toContainText(t("store:cartItems", { count: 1 }));
    await expect(bar).toContainText("$12.00");
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toHaveCount(1);
    await page.goto("/checkout?page=cart");
    await expect(checkoutForm(page, t).summary).toContainText(t("checkout:summary.items", { count: 1 }));
  });

  test("CHK-01: the question before the checkout leaves the page behind the cart where it is @scripts", async ({
    page,
    t,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await putInCart(page, shop.url, rice);
    await page.goto("/store/harbour-kitchen");
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await page
      .getByRole("main")
      .getByRole("link", { name: t("store:viewCart") })
      .click();
    await cartDrawer(page)
      .getByRole("link", { name: t("cart:checkout") })
      .click();
    await expect(page.getByRole("dialog", { name: t("cart:guest.title") })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test("the page that a drawer leads to begins at its top before anything of it can be pressed @scripts", async ({
    page,
    t,
    shop,
  }) => {
    await arriveSignedIn(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.goto("/store/harbour-kitchen");
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    const begins = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const hasForm = () => document.querySelector('main [name="intent"][value="apply-coupon"]') !== null;
          // Called once the new page is in the document, and before it is painted.
          new MutationObserver(() => hasForm() && resolve(scrollY)).observe(document, {
            subtree: true,
            childList: true,
          });
        }),
    );
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Cart, / })
      .first()
      .click();
    await cartDrawer(page)
      .getByRole("link", { name: t("cart:checkout") })
      .click();
    expect(await begins).toBe(0);
    await expect(page).toHaveURL(/\/checkout/);
  });

  test("CART-03: the cart tells every fee before the checkout does, and the same total", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await putBurgerInCart(page, shop.url, { "group.0": "Large" });
    await page.goto("/checkout?page=cart");
    const fee = /\$[\d.]+/.exec((await sumRow(page, t, t("checkout:summary.fee")).textContent()) ?? "")?.[0] ?? "";
    const total = /\$[\d.]+/.exec((await sumRow(page, t, t("checkout:summary.total")).textContent()) ?? "")?.[0] ?? "";
    for (const address of [withCart, "/cart"]) {
      await page.goto(address);
      await expect(page.getByText(t("cart:costs.delivery", { amount: fee }))).toBeVisible();
      await expect(page.getByText(t("cart:costs.total", { amount: total }))).toBeVisible();
    }
    await control.patchStore(harbourKitchen, { free_delivery: 1, minimum_order: 100 });
    await page.goto("/cart");
    await expect(page.getByText(t("cart:costs.freeDelivery"), { exact: true })).toBeVisible();
    await expect(page.getByText("more to reach the minimum order of this store.")).toBeVisible();
  });

  test("CART-13 CART-16: what others order from the store is added where the cart is, which stays open", {
    tag: "@noscript",
  }, async ({ page, t, shop }) => {
    await putInCart(page, shop.url, noodles);
    await page.goto(withCart);
    const drawer = cartDrawer(page);
    const rail = drawer.getByRole("region", { name: t("cart:goesWith") });
    await expect(rail.getByRole("listitem")).toHaveCount(4);
    await expect(rail).not.toContainText("Miso Noodles");
    const add = rail.getByRole("button", { name: /^Add to Cart: / }).first();
    const name = ((await add.textContent()) ?? "").replace("Add to Cart: ", "").trim();
    await add.click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await expect(stepperOf(drawer, name).count).toHaveText("1");
    await expect(rail).not.toContainText(name);
    await drawer.getByRole("link", { name: t("cart:addMore", { store: "" }) }).click();
    await expect(page).toHaveURL(/\/store\/[^/?]+\?module_id=1&store_zone_id=1$/);
  });

  test("CART-15: one with options opens first", { tag: "@noscript" }, async ({ page, t, shop }) => {
    await putInCart(page, shop.url, rice);
    await page.goto(withCart);
    await cartDrawer(page)
      .getByRole("region", { name: t("cart:goesWith") })
      .getByRole("link", { name: /^Choose options: / })
      .first()
      .click();
    await expect(page).toHaveURL(/dialog=item/);
  });

  test("CART-26: a note of the cart stands in the checkout's form, and leaves with the order", async ({
    page,
    t,
    shop,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto(withCart);
    const drawer = cartDrawer(page);
    await drawer.getByText(t("cart:note.add")).click();
    await drawer.getByRole("textbox", { name: t("cart:note.label") }).fill("No onions, please");
    await drawer.getByRole("button", { name: t("cart:note.save") }).click();
    await expect(page.getByText(t("cart:note.kept"))).toBeVisible();
    await expect(drawer.getByText("No onions, please").first()).toBeVisible();
    await page.goto("/checkout?page=cart");
    await expect(checkoutForm(page, t).note).toHaveValue("No onions, please");
    // Of another store's cart it says nothing.
    await page.goto(`/checkout?page=buy_now&key=none`);
    await expect(page.getByText("No onions, please")).toHaveCount(0);
    await page.goto("/checkout?page=cart");
    await fillContact(page, t);
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
    await putInCart(page, shop.url, rice);
    await page.goto("/checkout?page=cart");
    await expect(checkoutForm(page, t).note).toHaveValue("");
  });

  test("CART-26: a note that was typed goes along to the checkout, saved or not; its field stays open @scripts", async ({
    page,
    t,
    shop,
  }) => {
    await putInCart(page, shop.url, rice);
    await page.goto(withCart);
    await hydrated(page);
    const drawer = cartDrawer(page);
    const field = drawer.getByRole("textbox", { name: t("cart:note.label") });
    await drawer.getByText(t("cart:note.add")).click();
    await field.fill("No onions");
    await field.press("Shift+Tab");
    await expect(page.getByText(t("cart:note.kept"))).toBeVisible();
    await expect(drawer.locator("summary").filter({ hasText: "No onions" })).toBeFocused();
    await field.fill("No onions, please");
    await drawer.getByRole("link", { name: t("cart:checkout") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("cart:guest.guest"), exact: true })
      .click();
    await expect(checkoutForm(page, t).note).toHaveValue("No onions, please");
    // The sandbox knows the next test's guest by the same number: the note must not wait for them.
    await fillContact(page, t);
    await checkoutForm(page, t).place.click();
    await expect(placedDialog(page, t)).toBeVisible();
  });

  test("CART-05 CART-06 CART-12: the cart is emptied after its question, and comes back with its options", async ({
    page,
    t,
    shop,
    control,
  }) => {
    await putInCart(page, shop.url, rice, 3);
    await putBurgerInCart(page, shop.url, { "group.0": "Large" });
    await page.goto(withCart);
    const drawer = cartDrawer(page);
    await drawer.getByRole("link", { name: t("cart:emptyCart") }).click();
    const question = page.getByRole("dialog", { name: t("cart:clear.all") });
    await question.getByRole("link", { name: t("cart:clear.cancel") }).click();
    await expect(drawer.getByRole("article")).toHaveCount(2);
    await drawer.getByRole("link", { name: t("cart:emptyCart") }).click();
    await question.getByRole("button", { name: t("cart:clear.confirm") }).click();
    await expect(drawer).toContainText(t("cart:empty.title"));
    const before = await cartCalls(control, "add");
    await page.getByRole("button", { name: t("cart:undo") }).click();
    await expect(page.getByText(t("cart:restored"))).toBeVisible();
    await expect(drawer.getByRole("article")).toHaveCount(2);
    await expect(stepperOf(drawer, "Plain Rice").count).toHaveText("3");
    await expect(drawer.getByText(/^Large/)).toBeVisible();
    const again = (await cartCalls(control, "add")).slice(before.length).map(fieldsOf);
    expect(again.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      [rice, 3],
      [burger, 1],
    ]);
  });

  test("CART-12: what is not sold any more is named, and nothing comes back twice", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
    control,
  }) => {
    await putInCart(page, shop.url, rice);
    await putBurgerInCart(page, shop.url);
    await page.goto("/cart?dialog=clear-cart");
    await page.getByRole("button", { name: t("cart:clear.confirm") }).click();
    await expect(page).toHaveURL("/cart");
    await control.patchItem(burger, { status: 0 });
    await page.getByRole("button", { name: t("cart:undo") }).click();
    await expect(page.getByText(t("cart:restoredBut", { names: "Harbour Burger" }))).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
  });

  test("ITEM-10 CART-17: a line is edited from the cart, and leads back to it", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
  }) => {
    await putInCart(page, shop.url, rice);
    await putBurgerInCart(page, shop.url);
    await page.goto(withCart);
    const drawer = cartDrawer(page);
    const edit = drawer.getByRole("link", { name: t("cart:editLine", { name: "Harbour Burger" }) });
    await expect(drawer.getByRole("link", { name: t("cart:editLine", { name: "Plain Rice" }) })).toHaveCount(0);
    await edit.click();
    const dialog = page.getByRole("dialog", { name: /Harbour Burger/ });
    await dialog.getByRole("link", { name: t("ui:close") }).click();
    await edit.click();
    await dialog.getByRole("radio", { name: /Large/ }).check();
    await dialog.getByRole("button", { name: "Update to cart" }).click();
    await expect(drawer.getByText("Large")).toBeVisible();
    await expect(drawer.getByRole("article")).toHaveCount(2);
  });

  test("MOD-09 CART-13: a toast leaves with its page, and lies over no button of an open dialog @scripts", async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await putInCart(page, shop.url, rice, 2);
    await page.goto("/store/harbour-kitchen");
    const toast = page.getByText("Item added to cart");
    await page.locator(`#item-${burger}`).scrollIntoViewIfNeeded();
    await page
      .getByRole("button", { name: /^Add to Cart: / })
      .first()
      .click();
    await expect(toast).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "View cart" }).click();
    await expect(cartDrawer(page)).toBeVisible();
    await expect(toast).toHaveCount(0);
    await stepperOf(cartDrawer(page), "Plain Rice").less.click();
    await stepperOf(cartDrawer(page), "Plain Rice").remove.click();
    await expect(page.getByText("Cart item remove successfully")).toBeVisible();
    await expect.poll(() => covered(page, "dialog [data-foot] a")).toEqual([]);
  });
});

test("WISH-01 CART-24: a customer keeps a line for later in the wishlist", async ({ page, t, shop }) => {
  await arriveSignedIn(page, shop.url);
  await putInCart(page, shop.url, rice);
  await putBurgerInCart(page, shop.url);
  await page.goto(withCart);
  await cartDrawer(page)
    .getByRole("button", { name: t("cart:saveLine", { name: "Plain Rice" }) })
    .click();
  await expect(page.getByText(t("cart:savedForLater", { name: "Plain Rice" }))).toBeVisible();
  await expect(cartDrawer(page).getByRole("article")).toHaveCount(1);
  await page.goto("/about-us?dialog=wishlist");
  await expect(page.getByRole("dialog", { name: t("wishlist:title") })).toContainText("Plain Rice");
});

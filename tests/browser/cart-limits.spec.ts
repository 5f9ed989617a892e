import { shownText } from "../harness/visitor";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { cartCalls, cartDrawer, enterModule, fieldsOf, itemCard, putInCart, rice, stepperOf } from "./support/shopping";

// The sandbox's data changes within these tests.

const groceryItem = 541;

test.describe("how much the cart takes", () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("CART-20 CART-21: food at its maximum is still sent with a message, but its + is blocked", {
    tag: "@noscript",
  }, async ({ page, shop, control }) => {
    await putInCart(page, shop.url, rice, 2);
    await page.goto("/about-us?dialog=cart");
    const { more, count } = stepperOf(cartDrawer(page), "Plain Rice");
    await more.click();
    await expect(count).toHaveText("3");
    await expect(more).toBeDisabled();
    // Another tab still offers to add it.
    const answer = await page.request.post("/cart/lines", {
      form: { intent: "add", item: String(rice), returnTo: "/home" },
      headers: { Origin: shop.url },
    });
    expect(shownText(await answer.text())).toContain("Out of Limits");
    const update = (await cartCalls(control, "update")).at(-1);
    expect(update && fieldsOf(update)).toMatchObject({ quantity: 4 });
  });

  test("CART-18 CART-22: in grocery no more than there is", { tag: "@noscript" }, async ({ page, shop, control }) => {
    await control.patchItem(groceryItem, { stock: 2 });
    await enterModule(page, shop.url, "grocery");
    await putInCart(page, shop.url, groceryItem);
    await page.goto("/about-us?dialog=cart");
    const { more, count } = stepperOf(cartDrawer(page), "Beef mince");
    await more.click();
    await expect(count).toHaveText("2");
    await expect(more).toBeDisabled();
    const answer = await page.request.post("/cart/lines", {
      form: { intent: "add", item: String(groceryItem), returnTo: "/home" },
      headers: { Origin: shop.url },
    });
    expect(shownText(await answer.text())).toContain("Out of Stock");
    expect(await cartCalls(control, "update")).toHaveLength(1);
  });

  test("CART-19: in grocery the maximum refuses", { tag: "@noscript" }, async ({ page, shop, control }) => {
    await control.patchItem(groceryItem, { maximum_cart_quantity: 2 });
    await enterModule(page, shop.url, "grocery");
    await page.goto("/home");
    await itemCard(page, groceryItem).getByRole("button", { name: "Add to Cart: Beef mince" }).click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await putInCart(page, shop.url, groceryItem);
    const form = { intent: "add", item: String(groceryItem), returnTo: "/home" };
    const answer = await page.request.post("/cart/lines", { form, headers: { Origin: shop.url } });
    expect(shownText(await answer.text())).toContain("Out of Limits");
    expect(await cartCalls(control, "update")).toHaveLength(1);
  });
});

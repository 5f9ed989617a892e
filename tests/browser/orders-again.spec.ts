import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { deliveredOrder } from "./support/ordering";
import { postForm } from "./support/posting";
import { burger, cartDrawer, harbourKitchen, noodles, putBurgerInCart, putInCart, rice } from "./support/shopping";

// The sandbox's data changes within these tests.

test("ROLE-10: an order is had again in one press, with its options; what is not sold any more is named", async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url, { "group.0": "Large" });
  const id = await deliveredOrder(page, shop.url, control);
  await control.patchItem(rice, { status: 0 });
  await page.goto("/my-orders?tab=history");
  await page.getByRole("button", { name: t("orders:mine.reorderOf", { id }) }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(t("reorder:left", { names: "Plain Rice" }))).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Harbour Burger" })).toContainText("Large");
});

test("CART-10 ROLE-10: where the cart holds another store's items, one press asks first", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url);
  const id = await deliveredOrder(page, shop.url, control);
  await putInCart(page, shop.url, noodles);
  await page.goto("/my-orders?tab=history");
  await page.getByRole("button", { name: t("orders:mine.reorderOf", { id }) }).click();
  const dialog = page.getByRole("dialog", { name: t("reorder:title") });
  await expect(dialog).toContainText(t("reorder:clears"));
  await dialog.getByRole("link", { name: t("reorder:back") }).click();
  await page.goto("/cart");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("ROLE-10 ROLE-12: home has the customer's usual order, and nobody else's", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  await putBurgerInCart(page, shop.url, { "group.0": "Large" });
  await deliveredOrder(page, shop.url, control);
  await page.goto("/home");
  const usual = page.getByRole("region", { name: t("home:usual") });
  await expect(usual).toContainText("1 × Harbour Burger");
  await usual.getByRole("button", { name: t("reorder:againFrom", { store: "Harbour Kitchen" }) }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("article").filter({ hasText: "Harbour Burger" })).toContainText("Large");
  await page.context().clearCookies();
  await arrive(page, shop.url);
  await control.clearRequests();
  await page.goto("/home");
  await expect(page.getByRole("region", { name: t("home:usual") })).toHaveCount(0);
  expect((await control.requests()).filter(({ path }) => path.endsWith("/order/list"))).toEqual([]);
});

test("CART-02 WISH-08: an empty cart shows the favourites, and the wishlist opens where something is", {
  tag: "@noscript",
}, async ({ page, t, shop }) => {
  await arriveSignedIn(page, shop.url);
  await postForm(page, shop.url, "/wishlist/entries", {
    intent: "wish",
    store: String(harbourKitchen),
    returnTo: "/home",
  });
  await page.goto("/about-us?dialog=wishlist");
  const wishlist = page.getByRole("dialog", { name: t("wishlist:title") });
  await expect(wishlist).toContainText("Harbour Kitchen");
  await wishlist.getByRole("link", { name: "Foods" }).click();
  await expect(wishlist).toContainText(t("wishlist:empty.items"));
  for (const item of [burger, rice])
    await postForm(page, shop.url, "/wishlist/entries", { intent: "wish", item: String(item), returnTo: "/home" });
  await page.goto("/about-us?dialog=wishlist");
  await expect(wishlist).toContainText("Plain Rice");
  await page.goto("/about-us?dialog=cart");
  await expect(cartDrawer(page).getByRole("region", { name: t("cart:favourites") })).toContainText("Harbour Burger");
  await cartDrawer(page).getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
  await expect(cartDrawer(page).getByRole("article")).toHaveCount(1);
});

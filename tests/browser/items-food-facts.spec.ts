import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { burger, itemAddress, itemDialog, putBurgerInCart, putInCart, rice } from "./support/shopping";

test.beforeEach(({ page, shop }) => arrive(page, shop.url));

test("DATA-07: the item's dialog and page name allergens, and never pass silence off as none", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [itemAddress(burger), `/product/${burger}?module_id=1`]) {
    await page.goto(address);
    const place = address.startsWith("/product") ? page.getByRole("main") : itemDialog(page, "Harbour Burger");
    await expect(place.getByRole("heading", { name: t("product:allergens") })).toBeVisible();
    await expect(place).toContainText("Gluten, Milk, Sesame");
    await expect(place.getByText("Protein, Iron")).toBeHidden();
    await place.getByText(t("product:nutrition"), { exact: true }).click();
    await expect(place.getByText("Protein, Iron")).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
  await page.goto(itemAddress(rice));
  await expect(itemDialog(page, "Plain Rice")).toContainText(t("product:allergensUntold"));
});

test("CART-03: a line of the cart names what is in it", { tag: "@noscript" }, async ({ page, t, shop }) => {
  await putBurgerInCart(page, shop.url);
  await putInCart(page, shop.url, rice);
  await page.goto("/cart");
  const lineOf = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(lineOf("Harbour Burger")).toContainText(t("cart:contains", { allergens: "Gluten, Milk, Sesame" }));
  await expect(lineOf("Plain Rice")).not.toContainText(t("cart:contains", { allergens: "" }).trim());
});

import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { burger, cartCalls, itemCard, itemDialog, noodles } from "./support/shopping";

test.use({ shopOptions: { dialect: "n" } });

test("CART-15 CART-16: what a list leaves out of an item is loaded before it is added", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await page.goto("/home");
  await itemCard(page, burger).getByRole("link", { name: "Choose options: Harbour Burger" }).click();
  const dialog = itemDialog(page, "Harbour Burger");
  await expect(dialog.getByRole("group", { name: "Size" })).toBeVisible();
  await expect(dialog.getByRole("group", { name: "Add-ons" })).toBeVisible();
  await page.goto("/home");
  await control.clearRequests();
  await itemCard(page, noodles).getByRole("button", { name: "Add to Cart: Miso Noodles" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  const paths = (await control.requests()).map(({ path }) => path);
  const details = paths.indexOf(`/api/v1/items/details/${noodles}`);
  expect(details).toBeGreaterThanOrEqual(0);
  expect(details).toBeLessThan(paths.indexOf("/api/v1/customer/cart/add"));
  expect(await cartCalls(control, "add")).toHaveLength(1);
});

import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { itemCard, putInCart, rice, stepperOf } from "./support/shopping";

test("ERR-01: what the server refuses is told in its words, each entry of its list", async ({
  page,
  shop,
  control,
}) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const messages = ["The kitchen is being repaired.", "Please choose another store."];
  await control.fault({ kind: "status", path: "/api/v1/customer/cart/update", status: 403, messages });
  await page.goto("/store/harbour-kitchen");
  const card = itemCard(page, rice);
  await stepperOf(card, "Plain Rice").more.click();
  for (const message of messages) await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(stepperOf(card, "Plain Rice").count).toHaveText("1");
});

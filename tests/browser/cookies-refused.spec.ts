import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { itemAddress, itemDialog, rice } from "./support/shopping";

test("Cookies refused: a form without any is answered in words, with the way back to where it is pressed again @noscript", async ({
  page,
  shop,
  t,
  control,
  problems,
}) => {
  problems.expect(/428/);
  await arrive(page, shop.url);
  await page.goto(itemAddress(rice));
  const add = itemDialog(page, "Plain Rice").getByRole("button", { name: "Add to Cart" });
  await expect(add).toBeVisible();
  const kept = await page.context().cookies();
  await page.context().clearCookies();
  await control.clearRequests();
  await add.click();
  await expect(page.getByRole("heading", { level: 1, name: t("ui:errors.428.title") })).toBeVisible();
  await expect(page.getByText(t("ui:errors.428.text"))).toBeVisible();
  expect((await control.requests()).filter(({ method }) => method === "POST")).toEqual([]);
  await page.context().addCookies(kept.map(({ name, value }) => ({ name, value, url: shop.url })));
  await page.getByRole("link", { name: t("ui:backToPage") }).click();
  await add.click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
});

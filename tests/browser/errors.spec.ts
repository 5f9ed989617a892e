import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { enterModule, itemAddress, itemCard, itemDialog, putInCart, rice, stepperOf } from "./support/shopping";

test("ERR-01: what the server refuses is told in its words, each entry of its list", { tag: "@noscript" }, async ({
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

test("ERR-05: stock exceeded, maximum reached and item removed say so on the page", { tag: "@noscript" }, async ({
  page,
  shop,
  control,
}) => {
  const groceryItem = 541;
  await control.patchItem(groceryItem, { stock: 2 });
  await arrive(page, shop.url);
  await page.goto(itemAddress(rice));
  const rices = stepperOf(itemDialog(page, "Plain Rice"), "Plain Rice");
  for (const count of ["02", "03"]) {
    await rices.more.click();
    await expect(rices.count).toHaveText(count);
  }
  await rices.more.click();
  await expect(page.getByText("Out of Limits")).toBeVisible();
  await putInCart(page, shop.url, rice);
  await page.goto("/home");
  await stepperOf(itemCard(page, rice), "Plain Rice").remove.click();
  await expect(page.getByText("Removed from cart.")).toBeVisible();
  await enterModule(page, shop.url, "grocery");
  await page.goto(itemAddress(groceryItem));
  const minces = stepperOf(itemDialog(page, "Beef mince"), "Beef mince");
  await minces.more.click();
  await expect(minces.count).toHaveText("02");
  await minces.more.click();
  await expect(page.getByText("Out of Stock")).toBeVisible();
});

test("A form with scripts that is too large is refused in words, in the page that it stands on", {
  tag: "@scripts",
}, async ({ page, control, problems, t }) => {
  problems.expect(/413/);
  await page.route(/\.data/, (route) =>
    route.request().method() === "POST" ? route.continue({ postData: "x".repeat(300_000) }) : route.continue(),
  );
  await page.goto("/about-us");
  const newsletter = page.getByRole("textbox", { name: t("shell:newsletter.label") });
  await newsletter.fill("reader@example.com");
  await control.clearRequests();
  await newsletter.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("ui:errors.413.title") })).toBeVisible();
  await expect(page.getByText(t("ui:errors.413.text"))).toBeVisible();
  expect((await control.requests()).filter(({ method }) => method === "POST")).toEqual([]);
});

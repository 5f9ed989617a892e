import { expect, test } from "./fixtures";
import { itemCard, rice } from "./support/shopping";

test.use({ shopOptions: { environment: { EDGE_CACHE: "on", IMAGE_PROXY: "off" } } });

// The first answer tells the storefront the sandbox's clock; a page that is drawn across two minutes is kept by nobody.
test.beforeEach(async ({ shop, control: _ }) => void (await fetch(shop.url)));

test("EDGE_CACHE=on: a newcomer tells their place on a page that any cache may keep, and comes in", async ({
  page,
  t,
}) => {
  const landing = await page.goto("/");
  expect(landing?.headers()["cache-control"]).toContain("public");
  await page.getByLabel(t("landing:search")).fill("12 Harbour Street");
  await page.getByRole("button", { name: t("landing:set") }).click();
  const chooser = page.getByRole("dialog", { name: t("modules:title") });
  await chooser.getByRole("button", { name: /^Food/ }).click();
  await expect(page).toHaveURL("/home");
});

test("EDGE_CACHE=on: in a store that a link led to, whoever presses + is asked where to deliver @noscript", async ({
  page,
  t,
}) => {
  const store = await page.goto("/store/harbour-kitchen?module_id=1");
  expect(store?.headers()["cache-control"]).toContain("public");
  await itemCard(page, rice).getByRole("button", { name: "Add to Cart: Plain Rice" }).click();
  await expect(page.getByRole("dialog")).toContainText(t("cart:location.text"));
  await expect(page).toHaveURL(/dialog=insert-location/);
});

import { expect, expectNoSideScroll, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { untilEndOfWeek } from "./support/offers";
import { enterModule } from "./support/shopping";

// The shop's clock follows the delivery API's calls.
test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

test("RTE-42 SALE-02 API-84: a flash sale says how long it lasts, and shows its items by page @look", async ({
  page,
  control,
  mode,
  t,
  expectAccessible,
}) => {
  await page.goto("/flash-sales");
  await expect(page).toHaveURL(/\/flash-sales\?id=1$/);
  // A header that the test adds (lite mode's wish) does not survive a redirect.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A minute for what a slow machine needs between the clock and the page.
  const left = await untilEndOfWeek(page, control, page.getByRole("timer"));
  expect(Math.abs(left.shown - left.expected)).toBeLessThan(60);

  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.nth(9)).toBeVisible();
  await expect(cards.first().getByRole("progressbar")).toBeVisible();
  const first = await cards.first().getAttribute("id");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const more = page.getByRole("link", { name: t("ui:loadMore") });
  if (mode === "scripts-on") {
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      expect(await cards.count()).toBeGreaterThan(15);
      await expect(more).toHaveCount(0);
    }).toPass();
    const ids = await cards.evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe(first);
  } else {
    await more.click();
    await expect(page).toHaveURL(/id=1&page=2$/);
    await expect(cards.first()).not.toHaveAttribute("id", first ?? "");
  }
  const asked = (await control.requests()).filter(({ path }) => path === "/api/v1/flash-sales/items");
  expect(asked.map(({ query }) => [query.flash_sale_id, query.offset])).toEqual(
    expect.arrayContaining([
      ["1", "1"],
      ["1", "2"],
    ]),
  );
});

test("RTE-42: addresses without sense, and a sale where none runs", { tag: "@noscript" }, async ({ page, shop, t }) => {
  for (const [address, status] of [
    ["/flash-sales?id=1&page=-1", 200],
    ["/flash-sales?id=1&page=many", 200],
    ["/flash-sales?id=1&page=999", 404],
    ["/flash-sales?id=first", 404],
    ["/flash-sales?id=-1", 404],
    ["/flash-sales?id=9999", 404],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(status);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await enterModule(page, shop.url, "parcel");
  expect((await page.goto("/flash-sales?id=1"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: t("sales:flash.over") })).toBeVisible();
});

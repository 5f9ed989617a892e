import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { putInCart, rice } from "./support/shopping";

// The operator's settings change under the storefront.

test("NAV-01 NAV-02 RTE-28: the wide header leads into the module, in its words", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
}) => {
  await arrive(page, shop.url);
  await page.goto("/cart");
  const header = page.getByRole("banner");
  const sections = header.getByRole("navigation", { name: t("shell:sections") });
  await expect(header.getByRole("link", { name: t("shell:homeLink", { name: "Doorstep" }) })).toBeVisible();
  await expect(header).toContainText("12 Harbour Street");
  await expect(sections.getByRole("link", { name: t("shell:home"), exact: true })).toHaveAttribute("href", "/home");
  await expect(sections.getByRole("link", { name: t("shell:categories") })).toHaveAttribute("href", "/categories");
  await expect(sections.getByRole("link", { name: t("kinds:food.storeLists.all") })).toBeVisible();
  await expect(sections.getByRole("link", { name: t("shell:language.ar") })).toBeVisible();
  await expect(sections.getByRole("button").first()).toBeVisible();
  const choose = async (name: RegExp) => {
    await page.goto("/cart?dialog=modules");
    await page.getByRole("dialog").getByRole("button", { name }).click();
    await expect(page).toHaveURL("/home");
  };
  await choose(/^Grocery/);
  await expect(sections.getByRole("link", { name: t("kinds:grocery.storeLists.all") })).toBeVisible();
  await choose(/^Parcel/);
  await expect(sections.getByRole("link", { name: t("shell:categories") })).toHaveCount(0);
  await sections.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/help-and-support");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("NAV-01: tracking has the whole header, checkout keeps Home, language, theme and cart", {
  tag: "@noscript",
}, async ({ page, t, shop }) => {
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const header = page.getByRole("banner");
  const sections = header.getByRole("navigation", { name: t("shell:sections") });
  for (const [address, isWhole] of [
    ["/track-order", true],
    ["/checkout?page=cart", false],
  ] as const) {
    await page.goto(address);
    await expect(sections.getByRole("link", { name: t("shell:home"), exact: true })).toHaveAttribute("href", "/home");
    await expect(sections.getByRole("link", { name: t("shell:language.ar") })).toBeVisible();
    await expect(sections.getByRole("button").first()).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:cartWith", { count: 1 }) })).toHaveAttribute(
      "href",
      /dialog=cart/,
    );
    await expect(sections.getByRole("link", { name: t("shell:categories") })).toHaveCount(isWhole ? 1 : 0);
    await expect(header.getByRole("search")).toHaveCount(isWhole ? 1 : 0);
  }
});

test("NAV-15 NAV-16 NAV-17: the profile menu offers what the operator has switched on", { tag: "@noscript" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await arriveSignedIn(page, shop.url);
  const flags = ["customer_wallet_status", "loyalty_point_status", "ref_earning_status"];
  const menu = page.getByRole("banner");
  const hrefs = ["/wallet", "/loyalty-points", "/referral-code"];
  for (const status of [1, 0]) {
    await control.patchConfig(Object.fromEntries(flags.map((flag) => [flag, status])));
    await page.goto("/cart");
    await menu.getByLabel(t("shell:profile.menu", { name: "Ann" })).click();
    await expect(menu.getByRole("link", { name: t("shell:profile.orders") })).toBeVisible();
    for (const href of hrefs) await expect(menu.locator(`a[href="${href}"]`)).toHaveCount(status);
  }
});

test("NAV-11 NAV-12 NAV-13: the drawer lists categories and stores, ten of each @noscript", { tag: "@css" }, async ({
  page,
  t,
  shop,
  control,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, shop.url);
  await page.goto("/cart");
  await control.clearRequests();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell:menu"), exact: true })
    .click();
  const drawer = page.getByRole("dialog", { name: "Doorstep" });
  const lists = drawer.getByRole("group");
  await expect(lists).toHaveCount(3);
  for (const [index, name] of (["categories", "latest", "popular"] as const).entries()) {
    const list = lists.nth(index);
    const first = list.getByRole("listitem").first();
    await expect(first).toBeHidden();
    await list.getByText(t(`menu:${name}`), { exact: true }).click();
    await expect(first).toBeVisible();
    const rows = list.getByRole("listitem");
    expect(await rows.count()).toBeLessThanOrEqual(11);
    await expect(rows.last().getByRole("link")).toHaveText("View all");
  }
  await expect(lists.nth(1).getByRole("listitem")).toHaveCount(11);
  await expect(lists.nth(1).getByRole("link", { name: t("menu:all.latest") })).toHaveAttribute("href", "/store/latest");
  const all = lists.nth(2).getByRole("link", { name: t("menu:all.popular") });
  await expect(all).toHaveAttribute("href", "/store/popular");
  const asked = (await control.requests()).filter(({ path }) => /stores\/(latest|popular)$/.test(path));
  expect(asked.map(({ query }) => query.limit)).toEqual(["12", "12"]);
  await lists.nth(2).getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/store\/[^/?]+\?module_id=1&store_zone_id=\d+$/);
});

test("NAV-18: of the account's entries the mobile menu hides number 8, the inbox; number 10 is tracking", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, shop }) => {
  await arriveSignedIn(page, shop.url);
  // The operator of the sandbox has every entry; they are numbered from 0, as the documents do.
  await page.goto("/settings");
  await page.getByRole("banner").locator("summary").last().click();
  const entries = page.getByRole("banner").locator("details[open] a");
  await expect(entries).toHaveCount(12);
  await expect(entries.nth(8)).toHaveAccessibleName(new RegExp(`^${t("shell:profile.inbox")}`));
  await expect(entries.nth(10)).toHaveAccessibleName(t("shell:profile.tracking"));
  await expect(entries.nth(10)).toHaveAttribute("href", "/track-order");
  const names = await entries.locator(":scope > span").allTextContents();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cart?dialog=menu");
  const drawer = page.getByRole("dialog", { name: "Doorstep" });
  for (const [index, name] of names.map((text) => text.trim()).entries()) {
    await expect(drawer.getByRole("link", { name, exact: true }), name).toHaveCount(index === 8 ? 0 : 1);
  }
  await expect(drawer.getByRole("link", { name: t("shell:trackOrder") })).toHaveAttribute("href", "/track-order");
  await expect(drawer.getByRole("link", { name: /inbox|chat/i })).toHaveCount(0);
});

test("the drawer with its lists, and the map: accessible, and no wider than a small phone @look", async ({
  page,
  shop,
  expectLooksRight,
}) => {
  await arriveSignedIn(page, shop.url);
  for (const path of ["/cart?dialog=menu", "/cart?dialog=map"]) {
    await page.goto(path);
    for (const summary of await page.getByRole("dialog").locator("summary").all()) await summary.click();
    await expectLooksRight(page);
  }
});

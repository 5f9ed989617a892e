import { expect, screensIn, test } from "./fixtures";
import { sectionsOf } from "./support/account-sections";
import { arrive, arriveSignedIn } from "./support/arrive";
import { signInHere } from "./support/wishes";

test("RTE-22 RTE-25 RTE-26: guests sign in and come back to their section, each section by its name", {
  tag: "@noscript",
}, async ({ page, t, shop }) => {
  await arrive(page, shop.url);
  for (const [path] of sectionsOf(t)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`/auth/sign-in\\?returnTo=${encodeURIComponent(path)}$`, "i"));
  }
  await page.goto("/wallet?type=add_fund");
  await expect(page.getByText(t("ui:failure.guest"))).toBeVisible();
  await signInHere(page, t);
  await expect(page).toHaveURL("/wallet?type=add_fund");
  await expect(page.getByRole("heading", { level: 1, name: t("wallet:title") })).toBeVisible();
  for (const name of ["my-orders", "coupons", "wallet", "loyalty-points", "referral-code", "settings"]) {
    await page.goto(`/profile?page=${name}`);
    await expect(page).toHaveURL(`/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const answer = await page.goto("/profile?page=nowhere");
  expect(answer?.status()).toBe(404);
});

test("ROLE-03 NAV-19: the profile menu and the account's own menu lead to every section", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, shop, control }) => {
  await arriveSignedIn(page, shop.url);
  await page.goto("/profile");
  const names = ["settings", "orders", "addresses", "coupons", "wallet", "loyalty", "referral"] as const;
  const rest = ["notifications", "preferences", "tracking"] as const;
  const header = page.getByRole("banner");
  await header.getByLabel(t("shell:profile.menu", { name: "Ann" })).click();
  const inbox = t("shell:withUnread", { name: t("shell:profile.inbox"), count: 1 });
  await expect(header.getByRole("link", { name: inbox }).last()).toBeVisible();
  for (const key of [...names, ...rest, "logout"]) {
    await expect(header.getByRole("link", { name: t(`shell:profile.${key}`), exact: true })).toBeVisible();
  }
  const sections = page.getByRole("main").getByRole("navigation", { name: t("sections:title") });
  const addresses: [string, string] = ["/addresses", t("addresses:title")];
  for (const [path, heading] of [...sectionsOf(t), addresses]) {
    await sections.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(sections.locator(`a[href="${path}"]`)).toHaveAttribute("aria-current", "page");
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sections).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("sections:title") })
    .click();
  await expect(page).toHaveURL("/profile");
  await expect(sections).toBeVisible();

  await control.patchConfig({ customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 });
  for (const path of ["/wallet", "/loyalty-points", "/referral-code"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  await page.goto("/profile");
  await expect(sections.getByRole("link", { name: t("shell:profile.wallet") })).toHaveCount(0);
});

test("every section: nothing for axe, nothing wider than a small phone or the window @look @dark", async ({
  page,
  t,
  shop,
  mode,
  expectLooksRight,
}) => {
  await arriveSignedIn(page, shop.url);
  for (const [path, heading] of screensIn(mode, sectionsOf(t))) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectLooksRight(page);
  }
  await page.goto("/profile?page=profile-settings&dialog=delete-account");
  await expectLooksRight(page);
});

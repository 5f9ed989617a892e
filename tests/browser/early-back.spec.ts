import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";

test("Back pressed before a reloaded page runs its scripts leads to the page before", async ({
  page,
  t,
  shop,
  mode,
}) => {
  test.skip(mode !== "scripts-on", "without scripts every page is a document of its own");
  await arrive(page, shop.url);
  await page.goto("/auth/sign-in");
  const title = page.getByRole("heading", { level: 1, name: t("account:signIn.title") });
  await expect(title).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell:homeLink", { name: "Doorstep" }) })
    .click();
  await expect(page).toHaveURL("/home");
  await expect(title).toHaveCount(0);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/auth/sign-in");
  release();
  await expect(title).toBeVisible();
});

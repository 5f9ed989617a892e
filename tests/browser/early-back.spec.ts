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
  const [scripts, document] = [gate(), gate()];
  await page.route(/entry\.client/, async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.route("**/auth/sign-in", async (route) => {
    await document.opened;
    await route.continue();
  });
  await page.evaluate(() => {
    const gone = new Promise<void>((resolve) => addEventListener("popstate", () => resolve(), { once: true }));
    history.back();
    return gone;
  });
  // The page that was left must not take the other one's address for its own when its scripts arrive before that page does.
  scripts.open();
  // Nothing tells that a page is not hydrated: as long as other pages take is enough to see one that is.
  for (const other of ["/home", "/stores"]) await page.request.get(other);
  document.open();
  await expect(title).toBeVisible();
});

/** What waits for `opened` goes on with `open`. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";

const titleOf = (page: Page, t: TFunction) => page.getByRole("heading", { level: 1, name: t("account:signIn.title") });

/**
 * From the sign-in page scripts have led to the home, which was loaded anew and waits for its scripts, as the sign-in page will wait for its document.
 * Both come once they may.
 */
async function reloadedHome(page: Page, t: TFunction, origin: string) {
  await arrive(page, origin);
  await page.goto("/auth/sign-in");
  await expect(titleOf(page, t)).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell:homeLink", { name: "Doorstep" }) })
    .click();
  await expect(page).toHaveURL("/home");
  await expect(titleOf(page, t)).toHaveCount(0);
  const [scripts, signIn] = [gate(), gate()];
  await page.route(/entry\.client/, async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.route("**/auth/sign-in", async (route) => {
    await signIn.opened;
    await route.continue();
  });
  return { scripts, signIn };
}

/** Through the page's history, step by step, before anything else of it is awaited. */
const travel = (page: Page, ...steps: (1 | -1)[]) =>
  page.evaluate(async (steps) => {
    for (const step of steps) {
      const gone = new Promise<void>((resolve) => addEventListener("popstate", () => resolve(), { once: true }));
      history.go(step);
      await gone;
    }
  }, steps);

test.beforeEach(({ mode }) => {
  test.skip(mode !== "scripts-on", "without scripts every page is a document of its own");
});

test("Back pressed before a reloaded page runs its scripts leads to the page before", async ({ page, t, shop }) => {
  const { scripts, signIn } = await reloadedHome(page, t, shop.url);
  await travel(page, -1);
  // The page that was left must not take the other one's address for its own when its scripts arrive before that page does.
  scripts.open();
  // Nothing tells that a page is not hydrated: as long as other pages take is enough to see one that is.
  for (const other of ["/home", "/stores"]) await page.request.get(other);
  signIn.open();
  await expect(titleOf(page, t)).toBeVisible();
});

test("Back and Forward pressed before a reloaded page runs its scripts lead to it again, and it comes alive", async ({
  page,
  t,
  shop,
}) => {
  const { scripts, signIn } = await reloadedHome(page, t, shop.url);
  await travel(page, -1, 1);
  scripts.open();
  signIn.open();
  await expect(page).toHaveURL("/home");
  await hydrated(page);
});

test("Escape pressed before a page runs its scripts closes its dialog", async ({ page, t, shop }) => {
  await arrive(page, shop.url);
  const scripts = gate();
  await page.route(/entry\.client/, async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto("/home?dialog=cart", { waitUntil: "commit" });
  const cart = page.getByRole("dialog", { name: t("cart:title") });
  await expect(cart).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
  await expect(cart).toHaveCount(0);
  scripts.open();
});

/** What waits for `opened` goes on with `open`. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

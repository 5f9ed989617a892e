import type { Page } from "@playwright/test";
import { expect, expectNoSideScroll, isFull, test } from "./fixtures";
import { arriveSignedIn } from "./support/arrive";
import { ScreenReader, windowOf } from "./support/screen-reader";
import { wholeWindow } from "./support/windows";

test.use({ serviceWorkers: "allow", ...wholeWindow });

/** The worker is there for the first page that is opened after it has been installed. */
const workerThere = (page: Page) =>
  expect(async () => {
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }).toPass();

test("without a connection the shop says so, and is there again with it; no page of a customer is kept @scripts", async ({
  page,
  context,
  t,
  shop,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await arriveSignedIn(page, shop.url);
  for (const path of ["/home", "/profile", "/settings"]) await page.goto(path);
  await workerThere(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        const texts = await Promise.all(answers.map((answer) => answer.text()));
        const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        return addresses.map((address, index) => ({ address, text: texts[index] ?? "" }));
      }),
    );
    return all.flat();
  });
  expect(kept.map(({ address }) => address)).toEqual(["/offline"]);
  expect(kept[0]?.text).not.toMatch(/Ann|<script|<link rel="stylesheet"/);

  await context.setOffline(true);
  await page.goto("/my-orders");
  await expect(page.getByRole("heading", { level: 1, name: t("offline:title") })).toBeVisible();
  await expectNoSideScroll(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: t("ui:tryAgain") }).click();
  await expect(page).toHaveURL("/my-orders");
  await expect(page.getByRole("heading", { level: 1, name: t("orders:mine.title") })).toBeVisible();
});

for (const language of ["en", "ar"] as const) {
  test.describe(`heard in ${language}`, () => {
    test.use({ language, viewport: windowOf[language] });

    test("without a connection keys find the way back @scripts", async ({ page, context, shop, t, problems }) => {
      test.skip(!isFull, "in the full run");
      problems.expect(/ERR_INTERNET_DISCONNECTED/);
      await arriveSignedIn(page, shop.url);
      await page.goto("/about-us");
      await workerThere(page);
      const reader = await ScreenReader.start(page, problems);
      await context.setOffline(true);
      await page.goto("/my-orders");
      await reader.hear();
      await reader.tabTo("link", t("ui:tryAgain"));
      await context.setOffline(false);
      await reader.press("Enter", () =>
        expect(page.getByRole("heading", { level: 1, name: t("orders:mine.title") })).toBeVisible(),
      );
      expect(await reader.stop()).toMatchSnapshot(`offline-${language}.txt`);
    });
  });
}

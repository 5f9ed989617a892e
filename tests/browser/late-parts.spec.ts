import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";

// React complains of a part that an update meets before its script is there (error 421), which the fixtures would report, and takes it away.
test.describe("a home whose flash sale has its script late @scripts", () => {
  // By role it is found only while no dialog is open.
  const sale = (page: Page) => page.locator("main [role=timer]");
  const openCart = async (page: Page, t: TFunction) => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:cart"), exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };

  test("works as without scripts until the script is there, and keeps what the server has drawn", async ({
    page,
    shop,
    t,
  }) => {
    await arrive(page, shop.url);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/FlashSalePanel-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/FlashSalePanel-[^/]*\.js$/);
    await page.goto("/home");
    await asked;
    await openCart(page, t);
    await expect(sale(page)).toBeAttached();
    const drawn = await sale(page).elementHandle();
    const left = await sale(page).innerText();
    release();
    await hydrated(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openCart(page, t);
    await page.keyboard.press("Escape");
    await expect(sale(page)).not.toHaveText(left);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test("works as without scripts where the script is lost", async ({ page, shop, t, problems }) => {
    problems.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
    await arrive(page, shop.url);
    await page.route(/FlashSalePanel-[^/]*\.js$/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("FlashSalePanel"));
    await page.goto("/home");
    await lost;
    await expect(sale(page)).toBeVisible();
    await openCart(page, t);
    await expect(sale(page)).toBeAttached();
  });
});

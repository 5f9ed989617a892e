import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { textsOf } from "./support/texts";

test.describe("a shop with added languages", () => {
  test.use({ shopOptions: { environment: { LOCALES_DIR: "deploy/locales" } } });

  test("LNG-02 LNG-04: a customer changes to Spanish and goes on in it @scripts", async ({ page, shop, t }) => {
    await arrive(page, shop.url);
    await page.goto("/stores?dialog=language&language=es");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("shell:language.yes"), exact: true })
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // Pages that scripts draw, with texts that this one did not bring.
    await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/store\//);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Carrito/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole("dialog", { name: /carrito/i })).toBeVisible();
  });
});

test("LNG-05: a page in the language of its address stays in it while scripts go on @scripts", async ({
  page,
  shop,
}) => {
  await arrive(page, shop.url);
  await page.goto("/stores?lang=ar");
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole("main")).toContainText(textsOf("ar")("store:openingHours"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

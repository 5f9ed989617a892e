import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { putInCart, rice } from "./support/shopping";
import { windowThatKeepsPages } from "./support/windows";

// Browsers keep a document that is left for another as it stands, and Back brings it so, scripts and all.
test.use(windowThatKeepsPages);

/** Notes when the document that is shown now is brought back as it was left: without that nothing would be proven. */
const noteReturn = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) sessionStorage.setItem("brought", "as it was left");
    }),
  );

async function leave(page: Page) {
  await noteReturn(page);
  await page.goto("/robots.txt");
}

async function goBack(page: Page) {
  // Playwright would wait for a load, and there is none.
  await page.evaluate(() => history.back()).catch(() => null);
  const brought = () => page.evaluate(() => sessionStorage.getItem("brought")).catch(() => null);
  await expect.poll(brought).toBe("as it was left");
}

test.describe("a document that Back brings as it was left", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ page, shop }) => arrive(page, shop.url));

  test("shows the present cart", async ({ page, t, shop }) => {
    await page.goto("/stores");
    await hydrated(page);
    await leave(page);
    await putInCart(page, shop.url, rice);
    await goBack(page);
    await expect(page.getByRole("banner").getByRole("link", { name: t("shell:cartWith", { count: 1 }) })).toBeVisible();
  });

  test("keeps what was typed", async ({ page, t }) => {
    await page.goto("/about-us");
    await hydrated(page);
    const newsletter = page.getByRole("textbox", { name: t("shell:newsletter.label") });
    await newsletter.fill("reader@example.com");
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await leave(page);
    await goBack(page);
    await expect(newsletter).toHaveValue("reader@example.com");
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  });

  test("is loaded anew where a form was answered with another document: nothing in it is busy for ever", async ({
    page,
    t,
  }) => {
    await page.goto("/about-us");
    await hydrated(page);
    await page.getByRole("textbox", { name: t("shell:newsletter.label") }).fill("reader@example.com");
    await page
      .getByRole("link", { name: t("shell:language.ar") })
      .filter({ visible: true })
      .first()
      .click();
    await hydrated(page);
    await noteReturn(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("shell:language.yes") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await goBack(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
});

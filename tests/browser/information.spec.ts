import { expect, test } from "./fixtures";

test("RTE-30 RTE-29: every page of text shows what the operator wrote, in the visitor's language", {
  tag: "@noscript",
}, async ({ page, t }) => {
  const pages = {
    "/about-us": ["about", "one scooter"],
    "/terms-and-conditions": ["terms", "enter into a contract with the shop"],
    "/privacy-policy": ["privacy", "nothing that we do not need"],
    "/refund-policy": ["refund", "within 48 hours"],
    "/cancellation-policy": ["cancellation", "cancel while an order is pending"],
    "/shipping-policy": ["shipping", "charged by distance"],
  } as const;
  for (const [path, [name, words]] of Object.entries(pages)) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${t(`pages:${name}.title`)} · Doorstep`);
    await expect(page.getByRole("heading", { level: 1, name: t(`pages:${name}.title`) })).toBeVisible();
    await expect(page.getByRole("article")).toContainText(words);
  }
  await page.goto("/refund-policy?lang=ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("article")).toContainText("خلال 48 ساعة");
});

test("the accessibility statement is in the footer, and says whom to tell of a barrier", { tag: "@noscript" }, async ({
  page,
  t,
}) => {
  await page.goto("/about-us");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell:footer.accessibility") })
    .click();
  await expect(page).toHaveURL("/accessibility");
  await expect(page.getByRole("heading", { level: 1, name: t("accessibility:title") })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(t("accessibility:standard.text"));
  const mail = page.getByRole("article").getByRole("link", { name: /help@doorstep\.example/ });
  await expect(mail).toHaveAttribute("href", "mailto:help@doorstep.example");
});

test("RTE-05 RTE-01: the landing page tells what the operator says of itself", { tag: "@noscript" }, async ({
  page,
  t,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const promotions = main.getByRole("region", { name: t("landing:promotions") });
  await expect(promotions.locator("img")).toHaveCount(3);
  await expect(main.getByRole("heading", { name: "Doorstep in your pocket" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Google Play" })).toHaveAttribute("href", /^https:/);
  await expect(main.getByRole("figure").first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Register your store" })).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("heading", { name: "A neighbourhood company" })).toBeVisible();
});

test("RTE-05: the operator's pictures stand whole on the landing page", { tag: ["@css", "@noscript"] }, async ({
  page,
  t,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    const box = await page
      .getByRole("region", { name: t("landing:promotions") })
      .locator("img")
      .first()
      .boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width}`).toBeCloseTo(4, 1);
  }
});

test("pages of information: accessible, and no wider than a small phone @look", async ({ page, expectLooksRight }) => {
  for (const path of ["/about-us", "/help-and-support", "/accessibility"]) {
    await page.goto(path);
    await expectLooksRight(page);
  }
});

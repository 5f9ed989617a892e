import { expect, expectNoSideScroll, test } from "./fixtures";

test("the offline page and what installs the shop, in its language @look @css", async ({
  page,
  t,
  request,
  language,
  expectAccessible,
}) => {
  await page.goto(`/offline?lang=${language}`);
  await expect(page.getByRole("heading", { level: 1, name: t("offline:title") })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
  const manifest = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const answer = await request.get(manifest);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const { name, lang, dir, start_url, display, icons } = await answer.json();
  expect({ lang, dir, start_url, display }).toEqual({
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    start_url: "/home",
    display: "standalone",
  });
  await expect(page).toHaveTitle(new RegExp(`${name}$`));
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect((await request.get(src)).ok(), src).toBe(true);
});

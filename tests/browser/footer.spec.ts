import { expect, test } from "./fixtures";

// The operator's settings change under the storefront.
test.use({ shopOptions: { environment: { SHARED_CACHE: "off" } } });

test("NAV-20 NAV-21 NAV-22: who we are, how to reach us, where to follow us", async ({ page, t, control }) => {
  await control.patchConfig({
    footer_text: "All rights kept",
    social_media: [
      { id: 1, name: "facebook", link: "https://facebook.example/doorstep", status: 1 },
      { id: 2, name: "Pinterest", link: "https://pinterest.example/doorstep", status: 1 },
      { id: 3, name: "myspace", link: "https://myspace.example/doorstep", status: 1 },
    ],
  });
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: t("shell:homeLink", { name: "Doorstep" }) })).toBeVisible();
  await expect(footer).toContainText("All rights kept");
  await expect(footer.getByRole("link", { name: "help@doorstep.example" })).toHaveAttribute("href", /^mailto:/);
  await expect(footer.getByRole("link", { name: "+15550100000" })).toHaveAttribute("href", "tel:+15550100000");
  await expect(footer).toContainText("1 Harbour Street, Old Quay, Port Merrow");
  const social = footer.getByRole("list", { name: t("shell:footer.social") }).getByRole("link");
  await expect(social).toHaveCount(2);
  await expect(social.first()).toHaveAttribute("href", "https://facebook.example/doorstep");
});

test("NAV-24 NAV-25: the shops of the app stand only while switched on", async ({ page, t, control }) => {
  const links = (android: string, ios: string) => ({
    app_url_android: "https://play.example/doorstep",
    app_url_ios: "https://apps.example/doorstep",
    landing_page_links: { app_url_android_status: android, app_url_ios_status: ios },
  });
  const play = page.getByRole("contentinfo").getByRole("link", { name: new RegExp(t("shell:footer.playStore")) });
  const apple = page.getByRole("contentinfo").getByRole("link", { name: new RegExp(t("shell:footer.appStore")) });
  await control.patchConfig(links("1", "0"));
  await page.goto("/");
  await expect(play).toHaveAttribute("href", "https://play.example/doorstep");
  await expect(apple).toHaveCount(0);
  await control.patchConfig(links("0", "1"));
  await page.goto("/");
  await expect(apple).toHaveAttribute("href", "https://apps.example/doorstep");
  await expect(play).toHaveCount(0);
});

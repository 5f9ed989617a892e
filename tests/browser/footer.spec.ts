import { expect, test } from "./fixtures";
import { arrive, arriveSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";

// The operator's settings change under the storefront.

test("NAV-20 NAV-21 NAV-22: who we are, how to reach us, where to follow us", { tag: "@noscript" }, async ({
  page,
  t,
  control,
}) => {
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

test("NAV-24 NAV-25: the shops of the app stand only while switched on", { tag: "@noscript" }, async ({
  page,
  t,
  control,
}) => {
  const links = (android: string, ios: string) => ({
    download_user_app_links: {
      playstore_url: "https://play.example/doorstep",
      playstore_url_status: android,
      apple_store_url: "https://apps.example/doorstep",
      apple_store_url_status: ios,
    },
  });
  const play = page.getByRole("contentinfo").getByRole("link", { name: new RegExp(t("shell:footer.playStore")) });
  const apple = page.getByRole("contentinfo").getByRole("link", { name: new RegExp(t("shell:footer.appStore")) });
  await control.patchLanding(links("1", "0"));
  await page.goto("/");
  await expect(play).toHaveAttribute("href", "https://play.example/doorstep");
  await expect(apple).toHaveCount(0);
  await control.patchLanding(links("0", "1"));
  await page.goto("/");
  await expect(apple).toHaveAttribute("href", "https://apps.example/doorstep");
  await expect(play).toHaveCount(0);
});

test("NAV-26 NAV-27 NAV-28: the policies the operator has, on screens with room for them", {
  tag: ["@css", "@noscript"],
}, async ({ page, t, control }) => {
  const links = page.getByRole("navigation", { name: t("shell:footer.policies") }).getByRole("link");
  await control.patchConfig({ refund_policy: 0, cancelation_policy: 0, shipping_policy: 0 });
  await page.goto("/auth/sign-in");
  await expect(links).toHaveText([t("shell:footer.terms"), t("shell:footer.privacy")]);
  const closed = await page.goto("/refund-policy");
  expect(closed?.status()).toBe(404);
  await control.patchConfig({ refund_policy: 1, cancelation_policy: 1, shipping_policy: 1 });
  await page.goto("/");
  await expect(links).toHaveCount(5);
  for (const policy of ["refund", "cancellation", "shipping"] as const) {
    await links.filter({ hasText: t(`shell:footer.${policy}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: t(`pages:${policy}.title`) })).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links).toHaveCount(0);
});

test("NAV-29 NAV-30 RTE-29: about, help, tracking, and the operator's application pages outside the shop", {
  tag: "@noscript",
}, async ({ page, t }) => {
  await page.goto("/auth/sign-in");
  const footer = page.getByRole("contentinfo");
  for (const name of ["storeOwner", "deliveryMan"] as const) {
    const link = footer.getByRole("link", { name: t(`shell:footer.${name}`) });
    await expect(link).toHaveAttribute("href", /^https:\/\/doorstep\.example\//);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(footer.getByRole("link", { name: t("shell:trackOrder") })).toHaveAttribute("href", "/track-order");
  await footer.getByRole("link", { name: t("shell:footer.help") }).click();
  await expect(page).toHaveURL("/help-and-support");
  await expect(page.getByRole("main").getByRole("link", { name: /help@doorstep\.example/ })).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell:footer.about") })
    .click();
  await expect(page).toHaveURL("/about-us");
  await expect(page.getByRole("main")).toContainText("one scooter and eleven kitchens");
});

test("NAV-31 NAV-32: what asks for a sign-in or a zone says so and stays", async ({ page, t, shop }) => {
  await page.goto("/about-us");
  const footer = page.getByRole("contentinfo");
  for (const name of ["loyalty", "wallet"] as const) {
    await footer.getByRole("button", { name: t(`shell:footer.${name}`) }).click();
    await expect(page.getByText("You must be login to access this page.")).toBeVisible();
    await expect(page).toHaveURL("/about-us");
    await page.reload();
  }
  await footer.getByRole("button", { name: t("shell:footer.campaigns") }).click();
  await expect(page.getByText("You must pick a zone to access this page.")).toBeVisible();
  await expect(page).toHaveURL("/about-us");
  await arriveSignedIn(page, shop.url);
  await page.goto("/about-us");
  const hrefOf = (name: string) => footer.getByRole("link", { name: t(`shell:footer.${name}`) });
  await expect(hrefOf("loyalty")).toHaveAttribute("href", "/loyalty-points");
  await expect(hrefOf("wallet")).toHaveAttribute("href", "/wallet");
  await expect(hrefOf("campaigns")).toHaveAttribute("href", "/home?campaigns=open#campaigns");
});

test("NEWS-01 NEWS-02 NEWS-03: the newsletter refuses what is no address, and takes one", async ({
  page,
  mode,
  t,
  control,
}) => {
  await page.goto("/privacy-policy");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Good things, first" })).toBeVisible();
  await expect(footer).toContainText("New shops, seasonal offers");
  const email = footer.getByRole("textbox", { name: t("shell:newsletter.label") });
  const subscribe = footer.getByRole("button", { name: "Subscribe" });
  const sent = async () => (await control.requests()).filter(({ path }) => path.endsWith("/newsletter/subscribe"));
  await email.fill("mira@nowhere");
  await subscribe.click();
  await expect(page.getByText("Please insert a valid email.")).toBeVisible();
  await expect(email).toHaveValue("mira@nowhere");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(await sent()).toEqual([]);
  await email.fill("mira@example.com");
  await email.press("Enter");
  await expect(page.getByText("Subscribed Successfully")).toBeVisible();
  await expect(email).toHaveValue("");
  if (mode === "scripts-on") await expect(email).toBeFocused();
  await expect(page).toHaveURL("/privacy-policy");
  expect(await sent()).toMatchObject([{ method: "POST", body: { email: "mira@example.com" }, status: 200 }]);
});

for (const [width, fromFoot] of [
  [360, 90],
  [1280, 40],
] as const) {
  test(`NEWS-03 a toast stands above the button that it answers, at ${width} @scripts`, async ({ page, t, shop }) => {
    await page.setViewportSize({ width, height: 740 });
    await arrive(page, shop.url);
    await page.goto("/home");
    await hydrated(page);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: t("shell:newsletter.label") }).fill("mira@example.com");
    const subscribe = footer.getByRole("button", { name: "Subscribe" });
    // Where a toast lies otherwise, above the tab bar of a phone.
    await subscribe.evaluate((button, left) => {
      scrollBy({ top: button.getBoundingClientRect().bottom + left - innerHeight, behavior: "instant" });
    }, fromFoot);
    await subscribe.click();
    const toast = page.getByRole("group").filter({ hasText: t("pages:newsletter.done") });
    await expect(toast).toBeInViewport({ ratio: 1 });
    const overlap = async () => {
      const [button, box] = await Promise.all([subscribe.boundingBox(), toast.boundingBox()]);
      if (!button || !box) return null;
      return Math.min(box.y + box.height, button.y + button.height) - Math.max(box.y, button.y);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  });
}

test("NAV-23: the address opens a map of where the operator is", { tag: "@noscript" }, async ({ page, t, shop }) => {
  await arrive(page, shop.url);
  await page.goto("/about-us");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Harbour Street/ })
    .click();
  const map = page.getByRole("dialog", { name: t("menu:map.title") });
  await expect(map.getByRole("img")).toBeVisible();
  await expect(map.getByRole("link", { name: t("menu:map.directions") })).toHaveAttribute("href", /mlat=43\./);
  await map.getByRole("link", { name: t("ui:close") }).click();
  await expect(page).toHaveURL("/about-us");
});

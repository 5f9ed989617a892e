import type { Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { expect, isFull, test } from "./fixtures";
import { ann, arrive, arriveSignedIn, beSignedIn } from "./support/arrive";
import { hydrated } from "./support/hydrated";

const narrow = { width: 390, height: 844 };
const logo = (page: Page, t: TFunction) =>
  page.getByRole("banner").getByRole("link", { name: t("shell:homeLink", { name: "Doorstep" }) });

test.describe("addresses", () => {
  test("RTE-01 RTE-05: the landing page has the way in, but neither search bar nor module switcher", {
    tag: "@noscript",
  }, async ({ page, t, shop }) => {
    await arrive(page, shop.url);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: t("landing:title") })).toBeVisible();
    await expect(page.getByLabel(t("landing:search"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: /^Grocery/ })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: t("shell:search.label"), exact: true })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: t("shell:modules.label"), exact: true })).toHaveCount(0);
  });

  test("RTE-03 RTE-10: without a place the logo stays and home leads to the landing page", {
    tag: "@noscript",
  }, async ({ page, t }) => {
    await page.goto("/");
    await logo(page, t).click();
    await expect(page).toHaveURL("/");
    await page.goto("/home");
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/(\?.*)?$/);
    await expect(page.getByLabel(t("landing:search"))).toBeVisible();
  });

  test("RTE-02 RTE-04: with a place the logo leads home from everywhere", { tag: "@noscript" }, async ({
    page,
    t,
    shop,
  }) => {
    await arrive(page, shop.url);
    for (const path of ["/", "/cart", "/auth/sign-in"]) {
      await page.goto(path);
      await logo(page, t).click();
      await expect(page).toHaveURL("/home");
    }
  });

  test("UI-03: an address nobody lives at is a designed 404 in the shop's frame", { tag: "@noscript" }, async ({
    page,
    t,
  }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: t("ui:errors.404.title") })).toBeVisible();
    await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
    await expect(page.getByText(t("ui:notFound"), { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(t("ui:reference"));
    await page
      .getByRole("main")
      .getByRole("link", { name: t("ui:backToHome") })
      .click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("header", () => {
  test("NAV-03 NAV-04 NAV-08: a guest sees Track Order and Sign In, neither chat nor wish list", {
    tag: "@noscript",
  }, async ({ page, t, shop }) => {
    await arrive(page, shop.url);
    await page.goto("/home");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: t("shell:trackOrder") })).toHaveAttribute("href", "/track-order");
    await expect(header.getByRole("link", { name: /wish ?list|chat|inbox/i })).toHaveCount(0);
    await header.getByRole("link", { name: t("shell:signIn") }).click();
    await expect(page).toHaveURL("/auth/sign-in");
  });

  test("NAV-03 NAV-05: a customer sees the profile menu instead", { tag: "@noscript" }, async ({ page, t, shop }) => {
    await arriveSignedIn(page, shop.url);
    await page.goto("/home");
    const header = page.getByRole("banner");
    await expect(header.getByText(ann.firstName, { exact: true })).toBeVisible();
    await expect(header.getByLabel(t("shell:profile.menu", { name: ann.firstName })).locator(".ava")).toBeVisible();
    await expect(header.getByRole("link", { name: t("shell:signIn") })).toHaveCount(0);
    await expect(header.getByRole("link", { name: t("shell:trackOrder") })).toHaveCount(0);
  });

  test("NAV-07 the parcel module has neither cart nor search", { tag: "@noscript" }, async ({ page, t, shop }) => {
    await arrive(page, shop.url);
    await page.goto("/home?dialog=modules");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Parcel/ })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-module", "parcel");
    await expect(page.getByRole("banner").getByRole("link", { name: t("shell:cart") })).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: t("shell:search.label"), exact: true })).toHaveCount(0);
  });

  test("NAV-09 NAV-10 NAV-14: below 1180 px a menu button opens the side drawer", {
    tag: ["@css", "@noscript"],
  }, async ({ page, t, shop }) => {
    await arriveSignedIn(page, shop.url);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/cart");
    const menu = page.getByRole("banner").getByRole("link", { name: t("shell:menu"), exact: true });
    await expect(menu).toBeHidden();
    await page.setViewportSize(narrow);
    await expect(page.getByRole("banner")).toContainText("12 Harbour Street");
    await expect(page.getByRole("banner").locator(".ava")).toBeVisible();
    await menu.click();
    const drawer = page.getByRole("dialog", { name: "Doorstep" });
    await expect(drawer.getByRole("link", { name: t("shell:language.ar") })).toBeVisible();
    await expect(drawer.getByRole("button", { name: t("shell:theme.toDark") })).toBeVisible();
    await expect(drawer.getByRole("link", { name: t("shell:profile.logout") })).toBeVisible();
    await drawer.getByRole("link", { name: t("shell:home"), exact: true }).click();
    await expect(page).toHaveURL("/home");
    await expect(drawer).toHaveCount(0);
  });

  test("the drawer closes by its button", { tag: ["@css", "@noscript"] }, async ({ page, t, shop }) => {
    await page.setViewportSize(narrow);
    await arrive(page, shop.url);
    await page.goto("/home");
    const menu = page.getByRole("banner").getByRole("link", { name: t("shell:menu"), exact: true });
    const drawer = page.getByRole("dialog", { name: "Doorstep" });
    await menu.click();
    await drawer.getByRole("link", { name: t("ui:close") }).click();
    await expect(drawer).toHaveCount(0);
  });

  test("NAV-10: what leads from the drawer to another dialog, and out of that, leaves the page where it is @scripts", async ({
    page,
    t,
    shop,
  }) => {
    await page.setViewportSize(narrow);
    await arriveSignedIn(page, shop.url);
    await page.goto("/home");
    await hydrated(page);
    const stands = () => page.evaluate(() => scrollY);
    const drawer = page.getByRole("dialog", { name: "Doorstep" });
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    for (const [entry, title, back] of [
      [t("shell:wishlist"), t("wishlist:title"), t("wishlist:empty.action")],
      ["12 Harbour Street", t("location:title"), t("ui:close")],
    ] as const) {
      await page
        .getByRole("navigation", { name: t("shell:tabs") })
        .getByRole("link", { name: t("shell:account") })
        .click();
      await drawer.getByRole("link", { name: entry }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      expect(await stands()).toBe(700);
      await dialog.getByRole("link", { name: back }).click();
      await expect(dialog).toHaveCount(0);
      expect(await stands()).toBe(700);
    }
  });

  test("the drawer closes by Escape, and the focus is back on the menu button @scripts", async ({ page, t, shop }) => {
    await page.setViewportSize(narrow);
    await arrive(page, shop.url);
    await page.goto("/home");
    const menu = page.getByRole("banner").getByRole("link", { name: t("shell:menu"), exact: true });
    const drawer = page.getByRole("dialog", { name: "Doorstep" });
    await hydrated(page);
    await menu.press("Enter");
    await expect(drawer).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});

test.describe("theme and language", () => {
  test("THM-01 THM-02: the theme toggles and is there again on the next visit", { tag: "@css" }, async ({
    page,
    t,
  }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const toLight = page.getByRole("banner").getByRole("button", { name: t("shell:theme.toLight") });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expect(toLight, "a dark system is offered light").toBeVisible();
    await page.emulateMedia({ colorScheme: "light" });
    await expect(toLight).toBeHidden();
    const light = await ground();
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("shell:theme.toDark") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto("/auth/sign-in");
    expect(await ground()).toBe(dark);
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("shell:theme.toLight") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
    expect(await ground()).toBe(light);
  });

  test("THM-01 THM-02: the settings mark the theme that was chosen, and lead back to the device's", async ({
    page,
    t,
    shop,
  }) => {
    await arriveSignedIn(page, shop.url);
    await page.goto("/settings");
    const themes = page.getByRole("group", { name: t("shell:theme.title") });
    const [device, dark] = [t("preferences:themeOfDevice"), t("shell:theme.dark")];
    const html = page.locator("html");
    for (const [name, scheme] of [
      [dark, "dark"],
      [t("shell:theme.light"), "light"],
      [dark, "dark"],
    ] as const) {
      await themes.getByRole("button", { name, exact: true }).click();
      await expect(html).toHaveAttribute("data-mantine-color-scheme", scheme);
      await expect(themes.getByRole("button", { pressed: true })).toHaveText(name);
    }
    await themes.getByRole("button", { name: device }).click();
    await expect(html).not.toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(themes.getByRole("button", { pressed: true })).toHaveText(device);
    await expect(page).toHaveURL("/settings");
  });

  test("LNG-01 LNG-02 LNG-03: the other language asks first, and no means no", { tag: "@noscript" }, async ({
    page,
    t,
  }) => {
    await page.goto("/auth/sign-in?returnTo=%2Fcart");
    await page.goto("/?dialog=menu");
    await page.getByRole("dialog").getByRole("link", { name: "العربية" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure to change the language?" });
    await expect(question).toContainText(t("shell:language.note"));
    await question.getByRole("link", { name: t("shell:language.no") }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("LNG-01 LNG-04: yes stores it, says so and shows the page anew, from right to left", {
    tag: "@noscript",
  }, async ({ page, t }) => {
    await page.goto("/auth/sign-in?dialog=language&language=ar");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("shell:language.yes") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page).toHaveURL("/auth/sign-in");
    await expect(page.getByText("تم تغيير اللغة")).toBeVisible();
    await page.goto("/?dialog=menu");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "نعم" }).click();
    await expect(page.getByText("Language has been changed")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });

  test("LNG-05 LNG-06: Arabic reads from right to left, anything else from left to right", { tag: "@css" }, async ({
    page,
    t,
  }) => {
    const html = page.locator("html");
    for (const [language, lang, dir] of [
      ["ar", "ar", "rtl"],
      ["ar-EG,en;q=0.5", "ar", "rtl"],
      // The first wish that the shop can meet, by weight, not by place.
      ["fr,ar;q=0.8,en;q=0.5", "ar", "rtl"],
      ["en;q=0.2,ar;q=0.9", "ar", "rtl"],
      ["en", "en", "ltr"],
      // Right to left, too, but the shop does not speak them.
      ["he", "en", "ltr"],
      ["fa,ur;q=0.8", "en", "ltr"],
      ["fr", "en", "ltr"],
    ]) {
      const answer = await page.request.get("/", { headers: { "Accept-Language": language ?? "" } });
      expect(await answer.text(), language).toContain(`<html lang="${lang}" dir="${dir}"`);
    }
    await page.goto("/?dialog=language&language=ar");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("shell:language.yes") })
      .click();
    await expect(html).toHaveAttribute("dir", "rtl");
    // A name of the other direction reads in its own, and stands where the page's lines stand.
    const fromItsSide = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.textContent = "Ann Lee";
      const name = document.createRange();
      name.selectNodeContents(heading);
      return heading.getBoundingClientRect().right - name.getBoundingClientRect().right;
    });
    expect(fromItsSide).toBeLessThan(1);
  });

  test("lite mode loads no script and no web font, and can be left again", { tag: "@css" }, async ({
    page,
    t,
    mode,
  }) => {
    await page.goto("/");
    const isLite = page.getByRole("button", { name: t("shell:lite.on") });
    const isFull = page.getByRole("button", { name: t("shell:lite.off") });
    // A browser that asks to save data is lite from the start, whatever is chosen here.
    if (mode !== "lite") await isFull.click();
    await expect(isLite).toBeVisible();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.resourceType()));
    await page.goto("/auth/sign-in");
    await expect(isLite).toBeVisible();
    expect(await page.locator("script").count()).toBe(0);
    expect(loaded).toContain("stylesheet");
    expect(loaded).not.toContain("script");
    expect(loaded).not.toContain("font");
    await isLite.click();
    await expect(mode === "lite" ? isLite : isFull).toBeVisible();
  });
});

test("ERR-02 a repeated message is one toast", { tag: ["@css", "@noscript"] }, async ({ page, t, control, shop }) => {
  await arrive(page, shop.url);
  await page.goto("/auth/sign-in");
  await control.fault({ kind: "reset", path: "/api/v1/auth/login" });
  await page.getByLabel(t("account:fields.identifier")).fill(ann.phone);
  for (const attempt of ["first", "second"]) {
    await page.getByLabel(t("account:fields.password"), { exact: true }).fill(attempt);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: t("account:signIn.submit") }).click();
    await answered;
    await expect(page.getByText(t("ui:failure.noAnswer"))).toHaveCount(1);
  }
});

test.describe("every screen of the way in", () => {
  const screens = {
    landing: "/",
    "location picker": "/?dialog=location&address=harbour",
    "location permission": "/?dialog=location-permission",
    "module chooser": "/?dialog=modules",
    menu: "/?dialog=menu",
    "language question": "/?dialog=language&language=ar",
    "sign-in": "/auth/sign-in",
    "sign-up": "/auth/sign-up",
    "not found": "/no/such/page",
  };

  for (const [index, [name, path]] of Object.entries(screens).entries()) {
    test(`${name}: accessible, and no wider than a small phone @look @dark`, async ({
      page,
      expectLooksRight,
      language,
      mode,
    }) => {
      test.skip(
        !isFull && (index % 2 === 0) !== (mode === "scripts-on"),
        "judged in the other mode, here in the full run",
      );
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expectLooksRight(page);
    });
  }

  test("wrong input: accessible as well @look @dark", async ({ page, t, expectAccessible }) => {
    await page.goto("/auth/sign-up");
    await page.getByRole("button", { name: t("account:signUp.submit") }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("the profile menu and the logout question: accessible @look @dark", async ({ page, shop, expectAccessible }) => {
    await beSignedIn(page, shop.url);
    await page.goto("/auth/sign-in");
    await page.goto("/");
    await page.getByRole("banner").locator("summary").click();
    await expectAccessible(page);
    await page.goto("/?dialog=logout");
    await expectAccessible(page);
  });
});

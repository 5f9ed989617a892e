import type { Locator } from "@playwright/test";
import { contrast } from "../harness/contrast";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { covered } from "./support/layout";
import { enterModule, putInCart, rice } from "./support/shopping";

/** The colours of an element's ring, and of what it lies on: a ring drawn inside lies on the element itself, others on a block around it. */
async function ringContrast(control: Locator, ground: Locator) {
  const hex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, "0"))
      .join("")}`;
  const ring = await control.evaluate((element) => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    return { colour: outlineColor, isDrawn: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 };
  });
  expect(ring.isDrawn).toBe(true);
  return contrast(hex(ring.colour), hex(await ground.evaluate((element) => getComputedStyle(element).backgroundColor)));
}

test.describe("the ring around what has the focus can be seen", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, shop.url);
  });
  test.afterEach(async ({ page }) => page.emulateMedia({ colorScheme: null }));

  test("on a toast, and on the bar of the cart", async ({ page, shop, t }) => {
    await putInCart(page, shop.url, rice);
    await page.goto("/store/harbour-kitchen");
    await hydrated(page);
    await page
      .getByRole("button", { name: /^Add to Cart: / })
      .first()
      .press("Enter");
    const dismiss = page.getByRole("button", { name: t("ui:dismiss") });
    await dismiss.focus();
    expect(await ringContrast(dismiss, dismiss.locator(".."))).toBeGreaterThan(3);
    const cart = page.getByRole("main").getByRole("link", { name: t("store:viewCart") });
    await cart.focus();
    expect(await ringContrast(cart, cart.locator(".."))).toBeGreaterThan(3);
  });

  test("on the hero of a home that sends things", async ({ page, shop }) => {
    await enterModule(page, shop.url, "parcel");
    await page.goto("/home");
    await hydrated(page);
    const send = page.getByRole("link", { name: "Send a parcel" });
    await page.keyboard.press("Tab");
    await send.focus();
    expect(await ringContrast(send, page.locator(".parcel__hero"))).toBeGreaterThan(3);
  });

  test("on the dot of the picture that is shown", async ({ page }) => {
    await page.goto("/product/1345?module_id=4");
    await hydrated(page);
    const dot = page.locator(".gal__t button[aria-current]");
    await page.keyboard.press("Tab");
    await dot.focus();
    await expect(dot).toHaveCSS("outline-style", "solid");
  });
});

for (const { width, height, address } of [
  { width: 1024, height: 600, address: "/checkout?page=cart" },
  { width: 360, height: 740, address: "/checkout?page=cart" },
  { width: 360, height: 740, address: "/store/harbour-kitchen" },
  { width: 360, height: 740, address: "/product/1345?module_id=4" },
])
  test(`what has the focus is not below a bar, on ${address} in a window of ${width} × ${height}`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    await page.context().clearCookies({ name: "flash" });
    await page.goto(address);
    const hidden: string[] = [];
    for (let press = 0; press < 90; press++) {
      await page.keyboard.press("Tab");
      hidden.push(...((await covered(page, ":focus")) as string[]));
    }
    expect(hidden).toEqual([]);
  });

for (const language of ["en", "ar"])
  test(`what has the focus by keys is wholly in its row of cards, in ${language}`, { tag: "@scripts" }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, shop.url);
    await page.goto(`/store/harbour-kitchen?lang=${language}`);
    await hydrated(page);
    const row = page.getByRole("main").locator(".scroll").first();
    await row.getByRole("link").first().focus();
    const cut: string[] = [];
    const cards = await row.getByRole("link").count();
    for (let press = 1; press < cards; press++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(".scroll :focus");
      const { x, width } = (await focused.boundingBox()) ?? { x: -1, width: 0 };
      if (x < 0 || x + width > 360) cut.push(`${await focused.textContent()} at ${x}`);
    }
    expect(cards).toBeGreaterThan(4);
    expect(cut).toEqual([]);
  });

test("what is chosen can be told in forced colours", { tag: ["@css", "@noscript"] }, async ({ page, shop, t }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arrive(page, shop.url);
  await putInCart(page, shop.url, rice);
  const framed = (part: Locator) => expect(part).toHaveCSS("outline-style", "solid");
  await page.goto("/stores");
  await framed(page.getByRole("navigation", { name: t("storelist:tabs") }).locator("[aria-current]"));
  await page.goto("/settings");
  await page.goto("/home?search=rice&data_type=searched");
  await framed(page.locator(".seg [aria-current]").first());
  await page.goto("/checkout?page=cart");
  await framed(page.locator(".seg label", { has: page.getByRole("radio", { checked: true }) }).first());
  await framed(page.locator("[name=tip]:checked + span"));
  await page.emulateMedia({ forcedColors: null });
});

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { checkoutForm, fillContact, placings } from "./support/ordering";
import { sidebar } from "./support/searching";
import { itemCard, rice } from "./support/shopping";

/** What Chromium, Firefox and Safari of 2019 do not know: they leave out the declaration, or the whole rule. */
const unknown = {
  selectors: /:(?:has|is|where|focus-visible|popover-open)\b|:not\([^)]*,/,
  declarations:
    /^(?:inset|translate|aspect-ratio|(?:margin|padding)-(?:block|inline):|border-(?:start|end)-)|\d[dsl]vh\b|color-mix/,
};

const asReadIn2019 = (css: string) =>
  css
    .replaceAll("[popover]", "[older-popover]")
    .replace(/@supports[^{]*\{/g, "@media not all{")
    .replace(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, declarations: string) => {
      if (unknown.selectors.test(selectors)) return "";
      const known = declarations.split(";").filter((declaration) => !unknown.declarations.test(declaration.trim()));
      return `${selectors}{${known.join(";")}}`;
    });

/** The element `dialog` and the attribute `popover` are none that they know, and nothing behind one is out of reach: those of another name behave so. */
const asParsedIn2019 = (html: string) =>
  html
    .replace(/(<\/?)dialog\b/g, "$1older-dialog")
    .replace(/ inert=""/g, "")
    .replace(/ (popover\w*=")/g, " older-$1");

async function asIn2019(page: Page) {
  // What a redirect leads to comes as it is.
  await page.route(
    () => true,
    async (route) => {
      const kind = route.request().resourceType();
      if (kind !== "document" && kind !== "stylesheet") return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      const text = await response.text();
      await route.fulfill({ response, body: kind === "document" ? asParsedIn2019(text) : asReadIn2019(text) });
    },
  );
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test(`a guest orders in a browser of 2019 of ${width} px, and tall dialogs and what they offer lie in its window`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop, t, mode, control }) => {
    test.skip(mode !== "scripts-off", "such browsers cannot read the shop's scripts");
    await page.setViewportSize({ width, height });
    await asIn2019(page);
    await arrive(page, shop.url);
    const dialog = page.locator("older-dialog, dialog");
    await page.goto("/home?dialog=item&item=1");
    await expect(dialog.getByRole("button", { name: t("items:addToCart") })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("radio", { name: "Large" }).check();
    await dialog.getByRole("button", { name: t("items:addToCart") }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto("/home?dialog=cart");
    await expect(dialog.getByRole("heading", { name: "Harbour Burger" })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("link", { name: t("cart:checkout") })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("link", { name: t("cart:checkout") }).click();
    const asGuest = dialog.getByRole("link", { name: t("cart:guest.guest"), exact: true });
    await expect(asGuest).toBeInViewport({ ratio: 1 });
    await asGuest.click();
    await fillContact(page, t);
    await checkoutForm(page, t).place.click();
    const follow = dialog.getByRole("link", { name: t("orders:track.submit") });
    await expect(follow).toBeInViewport({ ratio: 1 });
    expect(await placings(control)).toHaveLength(1);
    await follow.click();
    await expect(dialog.getByRole("listitem").first()).toBeInViewport();
  });

test("SRCH-17 in a browser of 2019 the filters stand above the results of a phone, and lead to others", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, t, mode }) => {
  test.skip(mode !== "scripts-off", "such browsers cannot read the shop's scripts");
  await page.setViewportSize({ width: 360, height: 640 });
  await asIn2019(page);
  await arrive(page, shop.url);
  await page.goto("/home?search=rice&data_type=searched");
  await expect(page.locator(".srch__o, .filt__x")).toHaveCount(2);
  for (const button of await page.locator(".srch__o, .filt__x").all()) await expect(button).toBeHidden();
  const filters = sidebar(page);
  const heading = page.getByRole("heading", { level: 1 });
  const [above, below] = [await filters.boundingBox(), await heading.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await filters.getByRole("checkbox").nth(1).check();
  await filters.getByRole("button", { name: t("search:apply") }).click();
  await expect(page).toHaveURL(/category=/);
});

/** What older browsers do not know and scripts ask for (docs/decisions/0183). */
const learned = {
  "findLast and Object.hasOwn": () => {
    Reflect.deleteProperty(Array.prototype, "findLast");
    Reflect.deleteProperty(Object, "hasOwn");
  },
  requestSubmit: () => Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit"),
  TextEncoderStream: () => Reflect.deleteProperty(window, "TextEncoderStream"),
};
for (const [name, forget] of Object.entries(learned))
  test(`a page whose scripts a browser without ${name} could read, but not run, stays, and posts its forms bare @scripts`, async ({
    page,
    shop,
    t,
    problems,
  }) => {
    // Remix asks for it before any script of the shop.
    problems.expect(/TextEncoderStream is not defined/);
    await page.addInitScript(forget);
    await arrive(page, shop.url);
    await page.goto("/store/harbour-kitchen", { waitUntil: "networkidle" });
    const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
    await itemCard(page, rice)
      .getByRole("button", { name: t("items:addToCart") })
      .click();
    await posted;
    await expect(page.getByText(t("cart:added"))).toBeVisible();
    await expect(itemCard(page, rice).getByRole("button", { name: t("ui:oneMore", { label: "" }) })).toBeVisible();
  });

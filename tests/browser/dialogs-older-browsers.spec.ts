import { expect, test } from "./fixtures";
import { arrive } from "./support/arrive";

/** What Chromium, Firefox and Safari of 2019 do not know: they leave out the declaration, or the whole rule. */
const unknown = {
  selectors: /:(?:has|is|where|focus-visible|popover-open)\b|:not\([^)]*,/,
  declarations:
    /^(?:inset|translate|aspect-ratio|(?:margin|padding)-(?:block|inline):|border-(?:start|end)-)|\d[dsl]vh\b|color-mix/,
};

const asReadIn2019 = (css: string) =>
  css
    .replace(/@supports[^{]*\{/g, "@media not all{")
    .replace(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, declarations: string) => {
      if (unknown.selectors.test(selectors)) return "";
      const known = declarations.split(";").filter((declaration) => !unknown.declarations.test(declaration.trim()));
      return `${selectors}{${known.join(";")}}`;
    });

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test(`in a browser of 2019 tall dialogs and what they offer lie in a window of ${width} px`, {
    tag: ["@css", "@noscript"],
  }, async ({ page, shop, t, mode }) => {
    test.skip(mode !== "scripts-off", "such browsers cannot read the shop's scripts");
    await page.setViewportSize({ width, height });
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: asReadIn2019(await response.text()) });
    });
    await arrive(page, shop.url);
    await page.goto("/home?dialog=item&item=1");
    const item = page.getByRole("dialog", { name: "Harbour Burger" });
    await expect(item.getByRole("button", { name: t("items:addToCart") })).toBeInViewport({ ratio: 1 });
    await item.getByRole("radio", { name: "Large" }).check();
    await item.getByRole("button", { name: t("items:addToCart") }).click();
    await page.goto("/home?dialog=cart");
    const cart = page.getByRole("dialog", { name: t("cart:title") });
    await expect(cart.getByRole("heading", { name: "Harbour Burger" })).toBeInViewport({ ratio: 1 });
    await expect(cart.getByRole("link", { name: t("cart:checkout") })).toBeInViewport({ ratio: 1 });
  });

import type { Page } from "@playwright/test";
import type { modules } from "../harness/arrivals";
import { visitorOf } from "../harness/visitor";
import { expect, isFull, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { layOutAll } from "./support/layout";
import { enterModule } from "./support/shopping";

/** Pages that together show every kind of card and row. */
const pages: [module: keyof typeof modules, address: string][] = [
  ["food", "/home"],
  ["food", "/store/harbour-kitchen"],
  ["food", "/home?data_type=searched&search=burger"],
  ["food", "/home?data_type=searched&search=burger&view=list"],
  ["food", "/stores"],
  ["grocery", "/home"],
  ["grocery", "/flash-sales?id=1"],
  ["ecommerce", "/home"],
];
/** The narrowest, where controls come closest; the full run has wider ones too. */
const widths = isFull ? [320, 360, 768, 1280] : [320];

/** The controls of cards whose middle belongs to something else; by the card's kind, once each. */
async function coveredControls(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const covered = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>("main article :is(a, button)")) {
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0) continue;
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (met && (control.contains(met) || met.contains(control))) continue;
      const by = met?.closest("a, button");
      const card = control.closest("article")?.className;
      // What lies over the window itself, such as the tab bar, is another matter.
      if (by?.closest("article")) covered.add(`${card}: ${control.className} under ${by.className}`);
    }
    return [...covered];
  });
}

/** One item of each kind of card that can be put in without a choice: kind, and its field of the shared form. */
const addableKinds = (page: Page) =>
  page.locator("main article button.add").evaluateAll((buttons) => {
    const kinds = new Map<string, [name: string, value: string]>();
    for (const button of buttons as HTMLButtonElement[]) {
      const kind = button.closest("article")?.className ?? "";
      if (!kinds.has(kind)) kinds.set(kind, [button.name, button.value]);
    }
    return [...kinds.values()];
  });

test("CARD-02 CART-07: no control of a card lies on another, in the cart or not", {
  tag: ["@css", "@noscript"],
}, async ({ page, shop, mode }) => {
  test.skip(mode !== "scripts-off", "style sheets alone decide this");
  test.setTimeout(240_000);
  await arrive(page, shop.url);
  for (const [module, address] of pages) {
    await enterModule(page, shop.url, module);
    await page.goto(address);
    const inCart = await addableKinds(page);
    for (const added of [null, ...inCart]) {
      if (added) {
        const visitor = visitorOf(shop.url);
        visitor.take((await page.context().cookies()).map(({ name, value }) => [name, value]));
        const [field, value] = added;
        await visitor.post("/cart/lines", { intent: "clear-and-add", [field]: value, returnTo: address });
        const cookies = [...visitor.cookies].filter(([name]) => name !== "flash");
        await page.context().addCookies(cookies.map(([name, kept]) => ({ name, value: kept, url: shop.url })));
        await page.goto(address);
        await expect(page.locator("main article .step").first()).toBeAttached();
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await coveredControls(page), `${module} ${address} at ${width}, ${added ?? "empty cart"}`).toEqual([]);
      }
    }
  }
});

import { expect, type Locator, type Page } from "@playwright/test";
import { moduleClass } from "../../harness/module-class";

/** Narrow and wide: a phone and a desk. */
export const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Expects that the open dialog has all its styles, lies over the page, and that none of it is outside the window. */
export async function expectWellPlaced(page: Page, dialog: Locator = page.getByRole("dialog")) {
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate(complaints, moduleClass.source), { message: `dialog of ${page.url()}` })
    .toEqual([]);
}

/** Expects the same in both windows. */
export async function expectWellPlacedAnywhere(page: Page) {
  for (const window of windows) {
    await page.setViewportSize(window);
    await expectWellPlaced(page);
  }
}

/** Runs in the page. Names of modules' classes are made by the build: one without a rule means that its style sheet is not there. */
function complaints(dialog: Element, moduleClassSource: string): string[] {
  const selectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...("cssRules" in rule ? selectors((rule as CSSGroupingRule).cssRules) : []),
    ]);
  const known = [...document.styleSheets].flatMap((sheet) => selectors(sheet.cssRules)).join(" ");
  const ofModule = new RegExp(moduleClassSource);
  const over = dialog.parentElement as Element;
  const names = [over, ...over.querySelectorAll("*")].flatMap(({ classList }) => [...classList]);
  const unknown = [...new Set(names)].filter((name) => ofModule.test(name) && !known.includes(`.${name}`));
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return [
    ...unknown.map((name) => `no style for ${name}`),
    ...(names.some((name) => name.startsWith("over_")) ? [] : ["no scrim"]),
    ...(getComputedStyle(over).position === "fixed" ? [] : ["not over the page"]),
    ...(isOutside ? [`from ${left}, ${top} to ${right}, ${bottom} in ${innerWidth} × ${innerHeight}`] : []),
    ...(dialog.contains(middle) ? [] : ["covered"]),
  ];
}

import type { Page } from "@playwright/test";
import { expect } from "../../http/expect";

/** Expects that nothing on the page is wider than the window. */
export async function expectNoSideScroll(page: Page) {
  await layOutAll(page);
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // Boxes may end within a pixel.
    if (scrollWidth <= clientWidth + 1) return [];
    // What lies in a box that scrolls or clips makes no page wider.
    const isClipped = (element: Element): boolean => {
      const isOut = getComputedStyle(element).position === "absolute";
      const parent = isOut ? (element as HTMLElement).offsetParent : element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isClipped(parent);
    };
    const names = [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > clientWidth + 1 || left < -1) && !isClipped(element);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
    return [`${scrollWidth - clientWidth} px wider`, ...names.slice(0, 5)];
  });
  expect(wide, `wider than the window on ${page.url()}`).toEqual([]);
}

/** Expects that every slide of a row that scrolls is as wide as what it holds: otherwise the next one lies on its words. */
export async function expectRowsFit(page: Page) {
  await layOutAll(page);
  const cut = await page
    .locator("main .scroll > *")
    .evaluateAll((slides) =>
      slides
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${scrollWidth} px in ${clientWidth}`),
    );
  expect(cut, `slides narrower than their words on ${page.url()}`).toEqual([]);
}

/** Blocks that are laid out only when they come near are laid out now, to be measured. */
export async function layOutAll(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });
}

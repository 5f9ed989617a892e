import type { Page } from "@playwright/test";
import { expect } from "../../http/expect";
import { HttpPage } from "../../http/page";

/** Expects that nothing on the page is wider than the window. Over HTTP there is none. */
export async function expectNoSideScroll(page: Page) {
  if ((page as unknown) instanceof HttpPage) return;
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
  // Nobody sees a page before its style sheets are here, but a script would measure it.
  await page.waitForLoadState();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });
}

/**
 * What of a part of the page cannot be pressed, because something else lies over its middle: the texts of those elements, or their names. Of what is in
 * the lower half of the window now, or of each once it is scrolled to.
 */
export const covered = (page: Page, part: string, { scrolled = false } = {}) =>
  page.locator(part).evaluateAll(
    (elements, scrolled) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !scrolled || !element.closest("[inert], .vh"))
        .flatMap((element) => {
          if (scrolled) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          const { left, top, bottom, width, height } = element.getBoundingClientRect();
          // Above the window waits what comes with the focus alone.
          if (bottom <= 0 || (!scrolled && top < innerHeight / 2)) return [];
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          const isFree = there !== null && (element.contains(there) || there.contains(element));
          return isFree ? [] : [element.textContent || element.getAttribute("aria-label")];
        }),
    scrolled,
  );

/** Expects that at the page's end nothing lies over its footer. */
export async function expectFooterFree(page: Page) {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        return covered(page, "footer :is(a, button, span:not(.vh))");
      },
      { message: `at the end of ${page.url()}` },
    )
    .toEqual([]);
}

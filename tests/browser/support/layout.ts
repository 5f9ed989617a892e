import { expect, type Page } from "@playwright/test";

/** Expects that nothing on the page is wider than the window. */
export async function expectNoSideScroll(page: Page) {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 || element.getBoundingClientRect().left < -1,
      )
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`)
      .slice(0, 5);
  });
  expect(wide, `wider than the window on ${page.url()}`).toEqual([]);
}

import type { Page } from "@playwright/test";

/**
 * Texts of neighbouring elements that a screen reader gets as one word ("HalalRecommend"). In a row laid out by flex or grid white space between
 * elements is no text; Firefox makes one text of those that are themselves laid out so and have neither role nor name.
 */
export function mergedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRow = (element: Element) => /flex|grid/.test(getComputedStyle(element).display);
    const named = "[aria-label], [aria-labelledby], input, select, textarea, img:not([alt=''])";
    const isSaid = (node: ChildNode) =>
      node instanceof Element
        ? node.ariaHidden !== "true" &&
          getComputedStyle(node).display !== "none" &&
          (node.textContent?.trim() !== "" || node.matches(named) || node.querySelector(named) !== null)
        : node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isSaid(node));
    const isPlain = (node: ChildNode) =>
      node instanceof Element
        ? node.matches(":is(span, b, small, em, i, s, strong, bdi, time):not([role], [id], [aria-label])") &&
          isRow(node) &&
          hasOwnText(node)
        : node.nodeType === Node.TEXT_NODE;
    return [...document.querySelectorAll("body *")]
      .filter((row) => isRow(row) && !row.closest("[aria-hidden=true], [role=img], [role=timer]"))
      .flatMap((row) => {
        const parts = [...row.childNodes].filter(isSaid);
        return parts.flatMap((part, index) => {
          const next = parts[index + 1];
          return next && isPlain(part) && isPlain(next)
            ? [`${row.className}: ${part.textContent} | ${next.textContent}`]
            : [];
        });
      });
  });
}

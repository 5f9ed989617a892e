import type { Locator, Page } from "@playwright/test";
import { expect } from "../../http/expect";

/** A block of a home page by its heading. */
export const block = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** The cards of a block. */
export const blockItems = (page: Page, name: string): Locator => block(page, name).getByRole("article");

/** A tab of a block. */
export const tabIn = (page: Page, name: string, tab: string): Locator =>
  block(page, name).getByRole("navigation").getByRole("link", { name: tab, exact: true });

/** Unfolds blocks that stand as a row. */
export async function unfold(page: Page, ...names: string[]) {
  for (const name of names) {
    const title = block(page, name).getByRole("heading", { level: 2 }).getByRole("link");
    await title.click();
    await expect(title).toHaveAttribute("aria-expanded", "true");
  }
}

/** Expects these blocks in this order; others may stand between them. */
export async function expectBlocks(page: Page, names: string[]) {
  for (const name of names) await expect(block(page, name), name).toBeVisible();
  // The inner text of what is out of sight is not laid out yet.
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.filter((heading) => names.includes(heading))).toEqual(names);
}

import type { Locator, Page } from "@playwright/test";
import { expect } from "../../http/expect";
import type { Mode } from "../fixtures";

/** The header's search field, by its label: its role changes once scripts make a combobox of it. */
export const searchField = (page: Page): Locator => page.locator("#header-search");

/** Category and brand filters, beside the results. */
export const sidebar = (page: Page): Locator => page.getByRole("main").getByRole("complementary");

/** The panel of options, price and rating; opened if it is closed. */
export async function filterPanel(page: Page): Promise<Locator> {
  const panel = page.locator("details.filtpop");
  // Before hydration a press may come too early for what it leads to.
  await expect(async () => {
    if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
    await expect(panel.getByRole("radio").first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  return panel;
}

/** Has what was chosen applied: scripts do it with every choice, otherwise a button of the form does. */
export async function applyFilters(place: Locator, mode: Mode) {
  if (mode !== "scripts-on") await place.locator("button[type=submit]").last().click();
}

/** The link to the next page. */
export const moreLink = (page: Page): Locator => page.locator(".loadmore a.btn");

/** The ids of the items shown, in their order. */
export const idsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .locator("article[id^=item-]")
    .evaluateAll((cards) => cards.map(({ id }) => id));

/** The number of results the page tells. */
export async function totalOf(page: Page): Promise<number> {
  const line = page.getByRole("main").locator("h1 + p");
  return Number.parseInt((await line.innerText()).replace(/\D/g, ""), 10);
}

/** The prices of the items shown, as they are read. */
export async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole("main").locator("article .price b").allInnerTexts();
  return texts.map((text) => Number.parseFloat(text.replace(/[^\d.]/g, "")));
}

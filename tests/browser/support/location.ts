import { expect, type Page } from "@playwright/test";
import type { TFunction } from "i18next";
import type { Mode } from "../fixtures";

/** The dialog of the delivery address. */
export const dialogOf = (page: Page, t: TFunction) => page.getByRole("dialog", { name: t("location:title") });

/** Types an address into the open dialog; its suggestions follow the typing, or a press of Enter. */
export async function search(page: Page, t: TFunction, mode: Mode, text: string) {
  const field = dialogOf(page, t).getByRole("searchbox", { name: t("location:search") });
  await field.fill(text);
  if (mode !== "scripts-on") await field.press("Enter");
  return dialogOf(page, t)
    .getByRole("radio", { name: new RegExp(text) })
    .first();
}

/** Degrees of longitude that one pixel of the near map is wide. */
export const degreesPerPixel = 360 / (256 * 2 ** 17);

/** Drags the map, once it has come near, by so many pixels to the left, and lets it go where it is. */
export async function drag(page: Page, distance: number) {
  await take(page, distance);
  await rest(page);
  await page.mouse.up();
}

/** Stands still: longer than what would be a throw, and than a map takes to go where it is led. */
export const rest = (page: Page) => page.waitForTimeout(400);

/** The same without letting it go. */
export async function take(page: Page, distance: number) {
  const map = page.locator(".leaflet-container");
  await expect(map.locator('img.leaflet-tile-loaded[src*="/17/"]').first()).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error("The map has no size");
  const y = box.y + box.height / 2 + 40;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - distance / 2, y, { steps: 4 });
  await page.mouse.move(x - distance, y, { steps: 4 });
}

/** Sets the address that is chosen. */
export const pickButton = (page: Page, t: TFunction) =>
  dialogOf(page, t).getByRole("button", { name: t("location:pick") });

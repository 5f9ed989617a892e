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

/** Drags the map, once it has come near, by so many pixels to the left. */
export async function drag(page: Page, distance: number) {
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
  await page.mouse.up();
}

/** Sets the address that is chosen. */
export const pickButton = (page: Page, t: TFunction) =>
  dialogOf(page, t).getByRole("button", { name: t("location:pick") });

import type { Page } from "@playwright/test";
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

/** Sets the address that is chosen. */
export const pickButton = (page: Page, t: TFunction) =>
  dialogOf(page, t).getByRole("button", { name: t("location:pick") });

import { dialogHref, dialogKey, dialogOf, withoutDialog } from "~/ui/dialog-href";
import { isSelectionField } from "./selection-form";

const base = "http://page.invalid";

/**
 * The address of the item's page, or of its dialog over a page, with what is chosen there: a bare page that answers a form leads to it, so that
 * Back and reload show the choices without sending the form again. What an earlier choice left in the address gives way.
 */
export function choosingHref(current: string, fields: Record<string, string | string[]>): string {
  const inDialog = dialogOf(current) === "item";
  const search = inDialog ? dialogKey(new URL(current, base)) : new URL(withoutDialog(current), base).search;
  const kept = [...new URLSearchParams(search)].filter(([name]) => !isSelectionField(name) && name !== "dialog");
  if (inDialog) return dialogHref(current, "item", { ...Object.fromEntries(kept), ...fields });
  const page = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) page.append(name, one);
  }
  return `${new URL(current, base).pathname}?${page}`;
}

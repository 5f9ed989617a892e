import { dialogHref } from "~/ui/dialog-href";

/** What dialogs about an item must know; campaign items have numbers of their own. */
const itemOf = (id: number, isCampaign: boolean): Record<string, number> =>
  isCampaign ? { item: id, campaign: 1 } : { item: id };

/** The dialog of an item over the current page. */
export function itemDialogHref(current: string, id: number, isCampaign = false): string {
  return dialogHref(current, "item", itemOf(id, isCampaign));
}

/** The question whether to clear the cart for an item; `selection` is what shall be added then, as `selectionText` writes it. */
export function clearCartHref(current: string, id: number, isCampaign: boolean, selection: string): string {
  return dialogHref(current, "clear-cart", { ...itemOf(id, isCampaign), selection });
}

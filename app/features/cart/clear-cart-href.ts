import { itemOf } from "~/features/catalogue/item-href";
import { dialogHref } from "~/ui/dialog-href";

/** The question whether to clear the cart for an item; `selection` is what shall be added then, as `selectionText` writes it (CART-10). */
export function clearCartHref(current: string, id: number, isCampaign: boolean, selection: string): string {
  return dialogHref(current, "clear-cart", { ...itemOf(id, isCampaign), selection });
}

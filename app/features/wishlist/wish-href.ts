import type { WishEntry } from "~/delivery-api";
import { dialogHref, dialogOf, withoutDialog } from "~/ui/dialog-href";
import { wishEntryOf, wishKey } from "./wishes";

const base = "http://page.invalid";

export type WishlistTab = "items" | "stores";

/** The drawer over a page; without a tab it opens on the one that has something. */
export const wishlistHref = (current: string, tab?: WishlistTab): string =>
  dialogHref(current, "wishlist", tab ? { tab } : {});

/** Over which dialog the heart stood; the question that takes its place leads back there. */
function originParameters(current: string): Record<string, string> {
  const dialog = dialogOf(current);
  return dialog === "item" || dialog === "wishlist" ? { back: dialog } : {};
}

/** The question whether to remove an entry (WISH-02). */
export const removeFromWishlistHref = (current: string, entry: WishEntry): string =>
  dialogHref(current, "remove-from-wishlist", { [entry.kind]: entry.id, ...originParameters(current) });

/** From a question of the wishlist back to where its heart stood: the item's dialog, the drawer, or the card on the page. */
export function hrefBack(current: string): string {
  const { searchParams } = new URL(current, base);
  const entry = wishEntryOf(searchParams);
  const back = searchParams.get("back");
  if (back === "wishlist") return wishlistHref(current, entry?.kind === "store" ? "stores" : "items");
  if (back === "item" && entry?.kind === "item") return dialogHref(current, "item", { item: entry.id });
  return withoutDialog(current, entry ? wishKey(entry) : undefined);
}

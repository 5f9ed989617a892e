import { useNavigation } from "@remix-run/react";
import { type ComponentType, Suspense } from "react";
import type { CartPageData } from "~/features/cart-page/load-cart-details.server";
import type { ItemDialogData } from "~/features/items/load-item.server";
import { pathOf } from "~/request/navigation/path-of";
// Watches the focus before any dialog has come.
import "~/ui/last-focused";
import { dialogOf, withoutDialog } from "~/ui/dialog-href";
import { drawnComponent } from "~/ui/late-component";
import type { DialogData } from "./dialogs.server";

type DialogsProps = { dialog: DialogData | null; current: string };

/** The dialog that the document came with. */
const drawnDialog = import.meta.env.SSR ? null : dialogOf(pathOf(location));

const importItemDialog = () => import("~/features/items/ItemDialog");
const importCartDialog = () => import("~/features/cart-page/CartDialog");
/**
 * Opened often, yet no page needs their scripts to stand: the visitor's first move fetches them, so that they are there when a card or the cart is pressed, and
 * at the latest with the item itself.
 */
const CartDialog: ComponentType<{ data: CartPageData; current: string }> = import.meta.env.SSR
  ? (await importCartDialog()).default
  : drawnComponent(importCartDialog, drawnDialog === "cart" && "dialog[open]");
const ItemDialog: ComponentType<{ data: ItemDialogData | null; current: string; coming?: string }> = import.meta.env.SSR
  ? (await importItemDialog()).default
  : drawnComponent(importItemDialog, drawnDialog === "item" && "dialog[open]");
if (!import.meta.env.SSR) {
  for (const move of ["pointermove", "pointerdown", "wheel", "keydown"]) {
    for (const load of [importItemDialog, importCartDialog])
      addEventListener(move, load, { once: true, passive: true });
  }
}

/** Drawn by the server like the others, which links their styles then (`dialogStyles`); in the browser script and styles come when they are needed. */
const RareDialogs: ComponentType<{ dialog: DialogData; current: string }> = import.meta.env.SSR
  ? (await import("./RareDialogs")).default
  : drawnComponent(() => import("./RareDialogs"), drawnDialog !== "cart" && drawnDialog !== "item" && "dialog[open]");

/** The dialog the address names; that of an item from the press on its card. */
export function Dialogs({ dialog, current }: DialogsProps) {
  const coming = useComingItem(current);
  const shown = shownDialog(dialog, current, coming);
  return shown && <Suspense>{shown}</Suspense>;
}

function shownDialog(dialog: DialogData | null, current: string, coming: string | null) {
  if (!dialog) return coming && <ItemDialog data={null} current={current} coming={coming} />;
  switch (dialog.name) {
    case "cart":
      return <CartDialog data={dialog.data} current={current} />;
    case "item":
      return <ItemDialog data={dialog.data} current={current} />;
    default:
      return <RareDialogs dialog={dialog} current={current} />;
  }
}

/** The address of the item's dialog over this page that is being loaded, or null. */
function useComingItem(current: string): string | null {
  const { state, location, formMethod } = useNavigation();
  if (state !== "loading" || formMethod) return null;
  const address = pathOf(location);
  return dialogOf(address) === "item" && withoutDialog(address) === withoutDialog(current) ? address : null;
}

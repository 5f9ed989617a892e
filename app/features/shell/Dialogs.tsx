import { useNavigation } from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import type { CartPageData } from "~/features/cart-page/load-cart-details.server";
import type { ItemDialogData } from "~/features/items/load-item.server";
import { pathOf } from "~/request/navigation/path-of";
// Watches the focus before any dialog has come.
import "~/ui/last-focused";
import { dialogOf, withoutDialog } from "~/ui/dialog-href";
import type { DialogData } from "./dialogs.server";

type DialogsProps = { dialog: DialogData | null; current: string };

const importItemDialog = () => import("~/features/items/ItemDialog");
const importCartDialog = () => import("~/features/cart-page/CartDialog");
/**
 * Opened often, yet no page needs their scripts to stand: the visitor's first move fetches them, so that they are there when a card or the cart is pressed, and
 * at the latest with the item itself.
 */
const CartDialog: ComponentType<{ data: CartPageData; current: string }> = import.meta.env.SSR
  ? (await importCartDialog()).default
  : lazy(importCartDialog);
const ItemDialog: ComponentType<{ data: ItemDialogData | null; current: string; coming?: string }> = import.meta.env.SSR
  ? (await importItemDialog()).default
  : lazy(importItemDialog);
if (!import.meta.env.SSR) {
  for (const move of ["pointermove", "pointerdown", "wheel", "keydown"]) {
    for (const load of [importItemDialog, importCartDialog])
      addEventListener(move, load, { once: true, passive: true });
  }
}

/** Drawn by the server like the others, which links their styles then (`dialogStyles`); in the browser script and styles come when they are needed. */
const RareDialogs: ComponentType<{ dialog: DialogData; current: string }> = import.meta.env.SSR
  ? (await import("./RareDialogs")).default
  : lazy(() => import("./RareDialogs"));

/** The dialog the address names; that of an item from the press on its card. */
export function Dialogs({ dialog, current }: DialogsProps) {
  const coming = useComingItem(current);
  if (dialog === null) {
    return coming ? (
      <Suspense>
        <ItemDialog data={null} current={current} coming={coming} />
      </Suspense>
    ) : null;
  }
  switch (dialog.name) {
    case "cart":
      return (
        <Suspense>
          <CartDialog data={dialog.data} current={current} />
        </Suspense>
      );
    case "item":
      return (
        <Suspense>
          <ItemDialog data={dialog.data} current={current} />
        </Suspense>
      );
    default:
      return (
        <Suspense>
          <RareDialogs dialog={dialog} current={current} />
        </Suspense>
      );
  }
}

/** The address of the item's dialog over this page that is being loaded, or null. */
function useComingItem(current: string): string | null {
  const { state, location, formMethod } = useNavigation();
  if (state !== "loading" || formMethod) return null;
  const address = pathOf(location);
  return dialogOf(address) === "item" && withoutDialog(address) === withoutDialog(current) ? address : null;
}

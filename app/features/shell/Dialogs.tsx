import { type ComponentType, lazy, Suspense } from "react";
import { CartDialog } from "~/features/cart/CartDialog";
import type { ItemDialogData } from "~/features/items/load-item.server";
import type { DialogData } from "./dialogs.server";

type DialogProps = { dialog: DialogData; current: string };

const importItemDialog = () => import("~/features/items/ItemDialog");
/** Opened often, yet no page needs its script to stand: the visitor's first press fetches it, so that it is there with the item. */
const ItemDialog: ComponentType<{ data: ItemDialogData; current: string }> = import.meta.env.SSR
  ? (await importItemDialog()).default
  : lazy(importItemDialog);
if (!import.meta.env.SSR) {
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, importItemDialog, { once: true });
}

/** Drawn by the server like the others, which links their styles then (`dialogStyles`); in the browser script and styles come when they are needed. */
const RareDialogs: ComponentType<DialogProps> = import.meta.env.SSR
  ? (await import("./RareDialogs")).default
  : lazy(() => import("./RareDialogs"));

/** The dialog the address names. */
export function Dialogs({ dialog, current }: DialogProps) {
  switch (dialog.name) {
    case "cart":
      return <CartDialog data={dialog.data} current={current} />;
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

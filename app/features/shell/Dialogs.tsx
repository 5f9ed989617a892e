import { type ComponentType, lazy, Suspense } from "react";
import addressStyles from "~/features/addresses/Addresses.module.css";
import { CartDialog } from "~/features/cart/CartDialog";
import itemStyles from "~/features/items/ItemDialog.module.css";
import type { ItemDialogData } from "~/features/items/load-item.server";
import locationStyles from "~/features/location/PickLocation.module.css";
import moduleStyles from "~/features/modules/Modules.module.css";
import orderStyles from "~/features/orders/Orders.module.css";
import paymentStyles from "~/features/orders/Payment.module.css";
import trackingStyles from "~/features/orders/Tracking.module.css";
import confirmStyles from "~/ui/Confirm.module.css";
import type { DialogData } from "./dialogs.server";
import drawerStyles from "./SideDrawer.module.css";
import wishlistStyles from "./WishlistDrawer.module.css";

type DialogProps = { dialog: DialogData; current: string };

const importItemDialog = () => import("~/features/items/ItemDialog");
/** Opened often, yet no page needs its script to stand: the visitor's first press fetches it, so that it is there with the item. */
const ItemDialog: ComponentType<{ data: ItemDialogData; current: string }> = import.meta.env.SSR
  ? (await importItemDialog()).default
  : lazy(importItemDialog);
if (!import.meta.env.SSR) {
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, importItemDialog, { once: true });
}

/** Drawn by the server like the others; in the browser their script comes when it is needed. */
const RareDialogs: ComponentType<DialogProps> = import.meta.env.SSR
  ? (await import("./RareDialogs")).default
  : lazy(() => import("./RareDialogs"));
// Named here, their styles are linked by every page, so that what the server draws needs no script to look right.
Object.assign(RareDialogs, {
  linkedStyles: [
    addressStyles,
    itemStyles,
    confirmStyles,
    drawerStyles,
    locationStyles,
    moduleStyles,
    orderStyles,
    paymentStyles,
    trackingStyles,
    wishlistStyles,
  ],
});

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

import { LogoutDialog } from "~/features/account/LogoutDialog";
import { CartDialog, ClearCartDialog, GuestOrLoginDialog, InsertLocationDialog } from "~/features/cart/CartDialogs";
import { ItemDialog } from "~/features/items/ItemDialog";
import { PermissionDialog } from "~/features/location/PermissionDialog";
import { PickLocationDialog } from "~/features/location/PickLocationDialog";
import { ModulesDialog } from "~/features/modules/ModulesDialog";
import { OrderDialog, OrderPlacedDialog } from "~/features/orders/OrderDialogs";
import { TrackDialog } from "~/features/orders/TrackDialog";
import type { DialogData } from "./dialogs.server";
import { LanguageDialog } from "./LanguageDialog";
import { SideDrawer } from "./SideDrawer";
import { UnansweredDialog } from "./UnansweredDialog";

/** The dialog the address names. */
export function Dialogs({ dialog, current }: { dialog: DialogData; current: string }) {
  switch (dialog.name) {
    case "cart":
      return <CartDialog data={dialog.data} current={current} />;
    case "clear-cart":
      return <ClearCartDialog data={dialog.data} current={current} />;
    case "guest-or-login":
      return <GuestOrLoginDialog data={dialog.data} current={current} />;
    case "insert-location":
      return <InsertLocationDialog current={current} />;
    case "item":
      return <ItemDialog data={dialog.data} current={current} />;
    case "location":
      return <PickLocationDialog data={dialog.data} current={current} />;
    case "location-permission":
      return <PermissionDialog current={current} />;
    case "modules":
      return <ModulesDialog data={dialog.data} current={current} />;
    case "language":
      return <LanguageDialog language={dialog.data.language} current={current} />;
    case "logout":
      return <LogoutDialog current={current} />;
    case "order":
      return <OrderDialog data={dialog.data} current={current} />;
    case "order-placed":
      return <OrderPlacedDialog data={dialog.data} current={current} />;
    case "track":
      return <TrackDialog data={dialog.data} current={current} />;
    case "menu":
      return <SideDrawer current={current} />;
    case "unanswered":
      return <UnansweredDialog current={current} />;
  }
}

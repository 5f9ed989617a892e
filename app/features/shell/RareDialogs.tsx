import { DeleteAccountDialog } from "~/features/account/DeleteAccountDialog";
import { LogoutDialog } from "~/features/account/LogoutDialog";
import { WelcomeDialog } from "~/features/account/WelcomeDialog";
import { AddressDialog } from "~/features/addresses/AddressDialog";
import { ContactDialog, DeleteAddressDialog } from "~/features/addresses/AddressDialogs";
import { SavedAddressesDialog } from "~/features/addresses/SavedAddressesDialog";
import { ClearCartDialog, GuestOrLoginDialog, InsertLocationDialog } from "~/features/cart/CartQuestions";
import { LeaveItemsDialog } from "~/features/location/LeaveItemsDialog";
import { PermissionDialog } from "~/features/location/PermissionDialog";
import { PickLocationDialog } from "~/features/location/PickLocationDialog";
import { ModulesDialog } from "~/features/modules/ModulesDialog";
import { OrderDialog, OrderPlacedDialog } from "~/features/orders/OrderDialogs";
import { CancelOrderDialog, OrderFailDialog } from "~/features/orders/PaymentDialogs";
import { RefundDialog } from "~/features/orders/RefundDialog";
import { ReorderDialog } from "~/features/orders/ReorderDialog";
import { ReviewPromptDialog } from "~/features/orders/ReviewPrompt";
import { TrackDialog } from "~/features/orders/TrackDialog";
import { RemoveFromWishlistDialog } from "~/features/wishlist/WishDialogs";
import type { DialogData } from "./dialogs.server";
import { LanguageDialog } from "./LanguageDialog";
import { MapDialog } from "./MapDialog";
import { SideDrawer } from "./SideDrawer";
import { UnansweredDialog } from "./UnansweredDialog";
import { WishlistDrawer } from "./WishlistDrawer";

/** Dialogs that a visit opens once if at all; their scripts are no part of a page's weight (design §8). */
export default function RareDialogs({ dialog, current }: { dialog: DialogData; current: string }) {
  switch (dialog.name) {
    case "address":
      return <AddressDialog data={dialog.data} current={current} />;
    case "clear-cart":
      return <ClearCartDialog data={dialog.data} current={current} />;
    case "guest-or-login":
      return <GuestOrLoginDialog data={dialog.data} current={current} />;
    case "insert-location":
      return <InsertLocationDialog current={current} />;
    case "modules":
      return <ModulesDialog data={dialog.data} current={current} />;
    case "contact":
      return <ContactDialog data={dialog.data} current={current} />;
    case "delete-account":
      return <DeleteAccountDialog current={current} />;
    case "delete-address":
      return <DeleteAddressDialog data={dialog.data} current={current} />;
    case "leave-items":
      return <LeaveItemsDialog data={dialog.data} current={current} />;
    case "location":
      return <PickLocationDialog data={dialog.data} current={current} />;
    case "location-permission":
      return <PermissionDialog current={current} />;
    case "language":
      return <LanguageDialog language={dialog.data.language} current={current} />;
    case "logout":
      return <LogoutDialog current={current} />;
    case "map":
      return <MapDialog data={dialog.data} current={current} />;
    case "menu":
      return <SideDrawer data={dialog.data} current={current} />;
    case "welcome":
      return <WelcomeDialog data={dialog.data} />;
    case "cancel-order":
      return <CancelOrderDialog data={dialog.data} current={current} />;
    case "order":
      return <OrderDialog data={dialog.data} current={current} />;
    case "order-fail":
      return <OrderFailDialog data={dialog.data} current={current} />;
    case "order-placed":
      return <OrderPlacedDialog data={dialog.data} current={current} />;
    case "refund":
      return <RefundDialog data={dialog.data} current={current} />;
    case "reorder":
      return <ReorderDialog data={dialog.data} current={current} />;
    case "review-prompt":
      return <ReviewPromptDialog data={dialog.data} />;
    case "saved-addresses":
      return <SavedAddressesDialog data={dialog.data} current={current} />;
    case "track":
      return <TrackDialog data={dialog.data} current={current} />;
    case "unanswered":
      return <UnansweredDialog current={current} />;
    case "remove-from-wishlist":
      return <RemoveFromWishlistDialog entry={dialog.data} current={current} />;
    case "wishlist":
      return <WishlistDrawer data={dialog.data} current={current} />;
    default:
      return null;
  }
}

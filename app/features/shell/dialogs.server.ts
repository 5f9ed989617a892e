import { loadWelcome } from "~/features/account/welcome.server";
import {
  loadAddressDialog,
  loadContactDialog,
  loadDeleteDialog,
  loadSavedDialog,
} from "~/features/addresses/load-addresses.server";
import { loadClearCartDialog, loadGuestOrLoginDialog } from "~/features/cart/load-questions.server";
import { loadCartDetails } from "~/features/cart-page/load-cart-details.server";
import { loadItemDialog } from "~/features/items/load-item.server";
import { loadLocationDialog } from "~/features/location/load-location.server";
import { loadLeaveItems } from "~/features/location/move.server";
import { loadModulesDialog } from "~/features/modules/load-modules.server";
import { loadOrderDetails } from "~/features/orders/load-details.server";
import { loadOrderPlaced } from "~/features/orders/load-orders.server";
import { loadTrackDialog } from "~/features/orders/load-tracking.server";
import { loadCancelOrder, loadOrderFail } from "~/features/orders/payment-dialogs.server";
import { loadRefund } from "~/features/orders/refund.server";
import { loadReorder } from "~/features/orders/reorder.server";
import { loadReviewPrompt } from "~/features/orders/review-prompt.server";
import { loadRemoveFromWishlist, loadWishlist } from "~/features/wishlist/load-wishlist.server";
import { isOffered } from "~/i18n/added-languages.server";
import { lookUp } from "~/look-up";
import type { RequestContext } from "~/request/context/request-context";
import { isUnanswered } from "~/request/pages/critical.server";
import { loadDrawer } from "./load-drawer.server";
import { loadMap } from "./map.server";

/** Every dialog by its name in the address; a loader gives null when its parameters name nothing. */
const loaders = {
  address: loadAddressDialog,
  cart: loadCartDetails,
  "clear-cart": loadClearCartDialog,
  contact: loadContactDialog,
  "delete-account": async ({ session }: RequestContext) => (session.visitor.token === null ? null : {}),
  "delete-address": loadDeleteDialog,
  "guest-or-login": loadGuestOrLoginDialog,
  "insert-location": async (_context: RequestContext) => ({}),
  item: loadItemDialog,
  "leave-items": loadLeaveItems,
  location: loadLocationDialog,
  "location-permission": async (_context: RequestContext) => ({}),
  modules: loadModulesDialog,
  language: async ({ url }: RequestContext) => {
    const language = url.searchParams.get("language");
    return isOffered(language) ? { language } : null;
  },
  logout: async ({ session }: RequestContext) => (session.visitor.token === null ? null : {}),
  map: loadMap,
  menu: loadDrawer,
  "cancel-order": loadCancelOrder,
  order: loadOrderDetails,
  "order-fail": loadOrderFail,
  "order-placed": loadOrderPlaced,
  refund: loadRefund,
  reorder: loadReorder,
  "review-prompt": loadReviewPrompt,
  "saved-addresses": loadSavedDialog,
  track: loadTrackDialog,
  "remove-from-wishlist": loadRemoveFromWishlist,
  welcome: loadWelcome,
  wishlist: loadWishlist,
} satisfies Record<string, (context: RequestContext) => Promise<object | null>>;

type Loaders = typeof loaders;
/** The open dialog with its data, told apart by name. `unanswered`: the delivery API is in trouble, and only the dialog suffers. */
export type DialogData =
  | { [Name in keyof Loaders]: { name: Name; data: NonNullable<Awaited<ReturnType<Loaders[Name]>>> } }[keyof Loaders]
  | { name: "unanswered" };

/** Loads the dialog the address names; null when there is none. */
export async function loadDialog(context: RequestContext): Promise<DialogData | null> {
  const name = context.url.searchParams.get("dialog") ?? "";
  const load = lookUp<(context: RequestContext) => Promise<object | null>>(loaders, name);
  if (!load) return null;
  try {
    const data = await load(context);
    return data && ({ name, data } as DialogData);
  } catch (thrown) {
    if (isUnanswered(thrown)) return { name: "unanswered" };
    throw thrown;
  }
}

import { deliveryTime } from "~/features/catalogue/delivery-time.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { safeRedirect } from "~/session/safe-redirect";
import { cartOf } from "./cart.server";
import { type CartDetails, cartDetails } from "./cart-details";
import { parseSelectionText, selectionText } from "./selection-text.server";

export type CartPageData = Omit<CartDetails, "store"> & {
  store: (NonNullable<CartDetails["store"]> & { logo: string | null; deliveryTime: string | null }) | null;
};

/** The cart with all it shows; the page fails when the delivery API does not answer, since an empty cart would be a lie. */
export async function loadCartDetails(context: RequestContext): Promise<CartPageData> {
  const [config, cart] = await Promise.all([context.api.config.get(), cartOf(context)]);
  await leaveIfExpired(context, cart);
  const standing = critical(cart);
  const [first] = standing.lines;
  // Logo, delivery time and whether it delivers free are extras: the row stands without them.
  const found = first ? secondary(await context.api.stores.details(first.item.storeId), null) : null;
  const { store, ...details } = cartDetails(standing, critical(config), found, context.language);
  const look = { logo: found?.logo ?? null, deliveryTime: found && deliveryTime(context, found) };
  return { ...details, store: store && { ...store, ...look } };
}

export type ClearCartData = { item: number; isCampaign: boolean; selection: string | null };

/** What the question carries through: which item with which options shall be added once the cart is cleared. */
export async function loadClearCartDialog({ url }: RequestContext): Promise<ClearCartData | null> {
  const item = Number(url.searchParams.get("item"));
  if (!Number.isSafeInteger(item) || item <= 0) return null;
  const selection = parseSelectionText(url.searchParams.get("selection"));
  return {
    item,
    isCampaign: url.searchParams.get("campaign") === "1",
    selection: selection && selectionText(selection),
  };
}

/** Where a guest wants to go on to. */
export async function loadGuestOrLoginDialog({ url, publicOrigin }: RequestContext): Promise<{ next: string }> {
  return { next: safeRedirect(url.searchParams.get("next"), publicOrigin, cartCheckout) };
}

const cartCheckout = "/checkout?page=cart";

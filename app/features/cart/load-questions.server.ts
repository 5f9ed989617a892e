import type { RequestContext } from "~/request/context/request-context";
import { safeRedirect } from "~/session/safe-redirect";
import { parseSelectionText, selectionText } from "./selection-text.server";

/** What shall be added once the cart is cleared; null when it is only emptied. */
export type ClearCartData = { adds: { item: number; isCampaign: boolean; selection: string | null } | null };

/** `?dialog=clear-cart&item=41`: the question carries through which item with which options shall be added. */
export async function loadClearCartDialog({ url }: RequestContext): Promise<ClearCartData | null> {
  if (!url.searchParams.has("item")) return { adds: null };
  const item = Number(url.searchParams.get("item"));
  if (!Number.isSafeInteger(item) || item <= 0) return null;
  const isCampaign = url.searchParams.get("campaign") === "1";
  const selection = parseSelectionText(url.searchParams.get("selection"));
  return { adds: { item, isCampaign, selection: selection && selectionText(selection) } };
}

/** Where a guest wants to go on to. */
export async function loadGuestOrLoginDialog({ url, publicOrigin }: RequestContext): Promise<{ next: string }> {
  return { next: safeRedirect(url.searchParams.get("next"), publicOrigin, cartCheckout) };
}

const cartCheckout = "/checkout?page=cart";

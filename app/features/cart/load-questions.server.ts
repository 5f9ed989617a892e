import type { RequestContext } from "~/request/context/request-context";
import { safeRedirect } from "~/session/safe-redirect";
import { parseSelectionText, selectionText } from "./selection-text.server";

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

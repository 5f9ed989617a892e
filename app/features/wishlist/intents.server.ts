import type { WishEntry } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome, failureToasts } from "~/request/pages/failure.server";
import type { IntentHandler, Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { dialogOf } from "~/ui/dialog-href";
import { guestToast } from "./guest-toast";
import { hrefBack, removeFromWishlistHref } from "./wish-href";
import { wishEntryOf, wishKey } from "./wishes";

/** Guests are told that they are not logged in, and nothing is sent (WISH-05). */
const forCustomers =
  (change: (context: RequestContext, entry: WishEntry) => Promise<Outcome>): IntentHandler<RequestContext> =>
  async (context, form) => {
    const entry = wishEntryOf(form);
    if (!entry)
      return { kind: "done", to: pathOf(context.url), toasts: [toast(context, "warning", "ui:failure.notFound")] };
    if (context.session.visitor.token === null) {
      return { kind: "done", to: pathOf(context.url), toasts: [guestToast(pathOf(context.url), context.t)] };
    }
    return change(context, entry);
  };

/** The heart of a card (WISH-01, WISH-04, WISH-06, WISH-07). */
async function wish(context: RequestContext, entry: WishEntry): Promise<Outcome> {
  const result = await context.api.wishlist.add(entry);
  if (!result.ok) return failureOutcome(context, result.failure);
  const done: Outcome = { kind: "done", toasts: [said(context, result.value.message, "wishlist:added")] };
  // A hydrated page stays; without scripts it is loaded anew, and the anchor brings the customer back to the card.
  return context.isDocument ? { ...done, to: withAnchor(pathOf(context.url), entry) } : done;
}

const withAnchor = (address: string, entry: WishEntry) =>
  dialogOf(address) ? address : `${address}#${wishKey(entry)}`;

/** A filled heart asks first (WISH-02). */
async function askRemoveFromWishlist(context: RequestContext, entry: WishEntry): Promise<Outcome> {
  return { kind: "done", to: removeFromWishlistHref(pathOf(context.url), entry) };
}

/** The question was answered with yes (WISH-03). What another tab has removed is gone all the same. */
async function removeFromWishlist(context: RequestContext, entry: WishEntry): Promise<Outcome> {
  const result = await context.api.wishlist.remove(entry);
  const to = hrefBack(pathOf(context.url));
  if (result.ok) return { kind: "done", to, toasts: [said(context, result.value.message, "wishlist:removed")] };
  if (result.failure.kind === "not-found") return { kind: "done", to, toasts: failureToasts(context, result.failure) };
  return failureOutcome(context, result.failure);
}

/** The server's own words (WISH-07); ours where it has none. */
const said = (context: RequestContext, message: string, key: string): Toast =>
  message ? { id: message.slice(0, 80), kind: "success", text: message } : toast(context, "success", key);

export const wishIntents = {
  wish: forCustomers(wish),
  "ask-remove-from-wishlist": forCustomers(askRemoveFromWishlist),
  "remove-from-wishlist": forCustomers(removeFromWishlist),
} satisfies Intents;

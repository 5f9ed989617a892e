import type { WishEntry } from "~/delivery-api";
import { failureOutcome, failureToasts } from "~/request/pages/failure.server";
import type { IntentHandler, Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import type { Toast } from "~/session/flash.server";
import { dialogOf } from "~/ui/dialog-href";
import { guestToast } from "./guest-toast";
import { hrefBack, unwishHref } from "./wish-href";
import { wishEntryOf, wishKey } from "./wishes";

const addressOf = ({ url }: Shop) => url.pathname + url.search;

/** Guests are told that they are not logged in, and nothing is sent (WISH-05). */
const forCustomers =
  (change: (shop: Shop, entry: WishEntry) => Promise<Outcome>): IntentHandler<Shop> =>
  async (shop, form) => {
    const entry = wishEntryOf(form);
    if (!entry) return { kind: "done", to: addressOf(shop), toasts: [toast(shop, "warning", "ui:failure.notFound")] };
    if (shop.session.visitor.token === null) {
      return { kind: "done", to: addressOf(shop), toasts: [guestToast(addressOf(shop), shop.t)] };
    }
    return change(shop, entry);
  };

/** The heart of a card (WISH-01, WISH-04, WISH-06, WISH-07). */
async function wish(shop: Shop, entry: WishEntry): Promise<Outcome> {
  const result = await shop.api.wishlist.add(entry);
  if (!result.ok) return failureOutcome(shop, result.failure);
  const done: Outcome = { kind: "done", toasts: [said(shop, result.value.message, "wishlist:added")] };
  // A hydrated page stays; without scripts it is loaded anew, and the anchor brings the customer back to the card.
  return shop.isDocument ? { ...done, to: withAnchor(addressOf(shop), entry) } : done;
}

const withAnchor = (address: string, entry: WishEntry) =>
  dialogOf(address) ? address : `${address}#${wishKey(entry)}`;

/** A filled heart asks first (WISH-02). */
async function askUnwish(shop: Shop, entry: WishEntry): Promise<Outcome> {
  return { kind: "done", to: unwishHref(addressOf(shop), entry) };
}

/** The question was answered with yes (WISH-03). What another tab has removed is gone all the same. */
async function unwish(shop: Shop, entry: WishEntry): Promise<Outcome> {
  const result = await shop.api.wishlist.remove(entry);
  const to = hrefBack(addressOf(shop));
  if (result.ok) return { kind: "done", to, toasts: [said(shop, result.value.message, "wishlist:removed")] };
  if (result.failure.kind === "not-found") return { kind: "done", to, toasts: failureToasts(shop, result.failure) };
  return failureOutcome(shop, result.failure);
}

/** The server's own words (WISH-07); ours where it has none. */
const said = (shop: Shop, message: string, key: string): Toast =>
  message ? { id: message.slice(0, 80), kind: "success", text: message } : toast(shop, "success", key);

export const wishIntents = {
  wish: forCustomers(wish),
  "ask-unwish": forCustomers(askUnwish),
  unwish: forCustomers(unwish),
} satisfies Intents;

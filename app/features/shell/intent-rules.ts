import type { IntentRule } from "~/request/posting/intent-rule";
import type { Limit } from "~/request/posting/post-limits.server";
import type { IntentName } from "./intents.server";

/*
 * Many customers share one address: a street behind a provider's, an office. So the numbers are those of a busy house, not of one person; what can be
 * guessed has smaller ones. What asks a map service, and what guesses a coupon's code, is counted where it is asked
 * (features/location/look-ups.server.ts, features/checkout/coupon-intents.server.ts).
 */
const often: Limit = { times: 1200, minutes: 10 };
const usual: Limit = { times: 300, minutes: 10 };
const seldom: Limit = { times: 60, minutes: 10 };
const byAccount: Limit = {
  none: "tries are counted by account, phone and machine (request/posting/attempts.server.ts)",
};
const cookieOnly: Limit = { none: "it changes nothing but this browser's cookies" };

const anybody = (limit: Limit, changes: string): IntentRule => ({ limit, access: "anybody", changes });
const signingIn = (limit: Limit, changes: string): IntentRule => ({ limit, access: "signing in", changes });
const whoOrdered = (limit: Limit, changes: string): IntentRule => ({ limit, access: "who ordered", changes });
const customer = (limit: Limit, changes: string): IntentRule => ({ limit, access: "customer", changes });

/** How often one machine may post each form, who may, and what it changes; an intent that is not here does not build. */
export const intentRules: Record<IntentName, IntentRule> = {
  "sign-in": anybody(byAccount, "signs in; the guest's carts become the customer's"),
  "sign-in-code": anybody(byAccount, "sends a code to a phone"),
  "sign-up": anybody(byAccount, "makes an account"),
  "verify-code": signingIn(byAccount, "proves a phone or mail address; signs in"),
  "resend-code": signingIn(byAccount, "sends another code"),
  "is-it-me": signingIn(seldom, "joins a way to sign in to an account, or makes one"),
  "complete-account": signingIn(seldom, "makes an account"),
  "forgot-password": anybody(byAccount, "sends a code to a phone or mail address"),
  "resend-reset": signingIn(byAccount, "sends another code"),
  "check-reset": signingIn(byAccount, "nothing; a right code opens the next step"),
  "reset-password": signingIn(byAccount, "the password"),
  "welcome-seen": anybody(cookieOnly, "the greeting is not shown again"),
  logout: anybody({ none: "a sign-in ends once" }, "ends the sign-in and its copies; push messages stop"),
  language: anybody(cookieOnly, "the language"),
  theme: anybody(cookieOnly, "the theme"),
  lite: anybody(cookieOnly, "lite mode"),
  counting: anybody(cookieOnly, "whether analytics count this browser"),
  "forget-search": anybody(cookieOnly, "recent searches"),
  "closed-page": anybody(cookieOnly, "nothing; says why a page is closed"),
  "choose-module": anybody(usual, "the module"),
  "save-contact": anybody(cookieOnly, "a guest's contact in this browser"),
  "delete-account": customer(seldom, "deletes the account; ends the sign-in"),
  "update-profile": customer(seldom, "name, mail address, photo; with the current password, the password"),
  "add-fund": customer(seldom, "begins a payment into the wallet"),
  "transfer-points": customer(seldom, "turns loyalty points into money of the wallet"),
  "save-interest": customer(seldom, "the customer's interests"),
  "set-location": anybody(usual, "where to deliver"),
  "leave-items": anybody(usual, "where to deliver; takes items that cannot be brought there out of the cart"),
  "find-address": anybody(usual, "nothing; asks the map service"),
  "save-address": anybody(usual, "a customer's address book; a guest's address in this browser"),
  "use-address": customer(usual, "where to deliver"),
  "delete-address": customer(usual, "the address book"),
  add: anybody(often, "the cart"),
  "set-quantity": anybody(often, "the cart"),
  "clear-and-add": anybody(often, "the cart; what it held waits an hour where the item is refused"),
  "clear-cart": anybody(usual, "the cart; what it held waits an hour"),
  "restore-cart": anybody(usual, "the cart, with what was cleared"),
  "save-for-later": customer(often, "the cart and the wishlist"),
  "keep-note": anybody(usual, "what the store is told with the next order, for an hour"),
  "add-to-cart": anybody(often, "the cart"),
  "update-total": anybody(often, "nothing; computes anew"),
  "buy-now": anybody(usual, "one line waits for checkout in this browser; campaign items for customers only"),
  wish: customer(often, "the wishlist"),
  "remove-from-wishlist": customer(often, "the wishlist"),
  "ask-remove-from-wishlist": customer(often, "nothing; asks first"),
  "place-order": anybody(usual, "places an order, once per key; guests where the operator takes their orders"),
  "update-order": anybody(usual, "nothing; computes anew, and applies a coupon that was typed"),
  "keep-order": anybody(usual, "keeps what was typed for the way back"),
  "deliver-to": customer(usual, "where to deliver; keeps what was typed for the way back"),
  "apply-coupon": anybody(usual, "the chosen coupon in this browser; 30 guesses in 10 minutes, by any form"),
  "pick-coupon": anybody(usual, "the chosen coupon in this browser; counted with the guesses"),
  "remove-coupon": anybody(usual, "the chosen coupon in this browser"),
  "save-parcel-party": anybody(usual, "a parcel in the making, in this browser"),
  "take-saved-address": customer(usual, "nothing; fills the form"),
  "place-parcel": anybody(usual, "places an order, once per key; guests where the operator takes their orders"),
  "update-parcel": anybody(usual, "nothing; computes anew"),
  "switch-to-cod": whoOrdered(seldom, "how an unpaid order is paid"),
  "cancel-unpaid": whoOrdered(seldom, "cancels an unpaid order"),
  "cancel-order": whoOrdered(seldom, "cancels an order"),
  "tell-offline": whoOrdered(seldom, "what is told of a payment outside the shop"),
  "request-refund": customer(seldom, "asks for a refund of an order of theirs"),
  reorder: customer(seldom, "the cart, from an order of theirs; what it held waits an hour where all of it is refused"),
  review: customer(seldom, "a review of what an order of theirs brought"),
  "cancel-review": customer(seldom, "an order is not asked about again"),
  "track-order": anybody(usual, "the phone number that orders are looked for by, in this browser"),
  "send-message": customer(usual, "a chat"),
  newsletter: anybody({ times: 20, minutes: 60 }, "puts a mail address on the newsletter's list"),
  "push-on": customer(seldom, "push messages to this browser"),
  "push-renew": customer(usual, "push messages to this browser"),
  "push-off": customer(seldom, "push messages to this browser"),
};

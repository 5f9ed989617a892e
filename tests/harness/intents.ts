import { unpaid } from "./arrivals";

/** The intents of forms that stand on pages a visitor reaches in a few steps: what is fuzzed may not shrink unseen. */
const foundIntents = [
  ...["set-location", "choose-module", "language", "theme", "lite", "sign-in", "sign-up", "logout", "track-order"],
  ...["newsletter", "closed-page", "forgot-password", "update-profile", "add-fund", "transfer-points", "save-interest"],
  ...[
    "wish",
    "remove-from-wishlist",
    "add",
    "set-quantity",
    "clear-and-add",
    "clear-cart",
    "keep-note",
    "add-to-cart",
    "update-total",
    "buy-now",
  ],
  ...["review", "cancel-review", "request-refund", "reorder", "send-message"],
  ...["place-order", "update-order", "keep-order", "apply-coupon", "switch-to-cod", "cancel-unpaid", "cancel-order"],
  ...["find-address", "save-address", "use-address", "deliver-to", "save-contact", "save-parcel-party"],
];

const parcelPayment = "payer payment fromWallet tip customTip seen key";

/**
 * Actions whose forms need a state that no such visitor is in: where they are sent, and their fields. Any page takes any of them, so that
 * what a browser may send at the wrong time is sent.
 */
export const untimely: Record<string, [path: string, fields: string]> = {
  "restore-cart": ["/cart/lines", "returnTo"],
  "save-for-later": ["/cart/lines", "lineId returnTo"],
  "ask-remove-from-wishlist": ["/wishlist/entries", "item store returnTo"],
  "push-on": ["/push/token", "cm_firebase_token returnTo"],
  "push-renew": ["/push/token", "cm_firebase_token"],
  "push-off": ["/push/token", "returnTo"],
  // Offered for goods that reach a coupon's minimum.
  "pick-coupon": ["/checkout?page=cart&coupon=KITCHEN15", "coupon seen key"],
  "remove-coupon": ["/checkout?page=cart", "coupon seen key"],
  "delete-address": ["/addresses", "id"],
  "welcome-seen": ["/home", "again"],
  // On the privacy policy of an operator who has analytics.
  counting: ["/settings/change", "value returnTo"],
  "forget-search": ["/settings/change", "value returnTo"],
  "leave-items": ["/home", "wanted lines"],
  "take-saved-address": ["/parcel-delivery-info", "savedId"],
  "update-parcel": ["/parcel-delivery-info", parcelPayment],
  "place-parcel": ["/parcel-delivery-info", parcelPayment],
  "tell-offline": [`/pay/${unpaid}/offline`, "order payment"],
  "sign-in-code": ["/auth/sign-in", "phone phoneCountry returnTo"],
  "verify-code": ["/auth/continue", "code to"],
  "resend-code": ["/auth/continue", "to"],
  "is-it-me": ["/auth/continue", "answer"],
  "complete-account": ["/auth/continue", "firstName lastName email phone phoneCountry referralCode"],
  "resend-reset": ["/auth/forgot-password", "to"],
  "check-reset": ["/auth/forgot-password", "code to"],
  "reset-password": ["/auth/reset-password", "password confirmPassword"],
  // The last: there is no customer after it.
  "delete-account": ["/profile", "reason"],
};

/** Every intent of a form. */
export const intents: string[] = [...foundIntents, ...Object.keys(untimely)];

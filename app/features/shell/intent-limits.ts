import type { Limit } from "~/request/post-limits.server";
import type { IntentName } from "./intents.server";

/*
 * Many customers share one address: a street behind a provider's, an office. So the numbers are those of a busy house, not of one person; what can be
 * guessed has smaller ones. What asks a map service is counted where it is asked (features/location/look-ups.server.ts).
 */
const often: Limit = { times: 1200, minutes: 10 };
const usual: Limit = { times: 300, minutes: 10 };
const seldom: Limit = { times: 60, minutes: 10 };
/** A coupon's code can be guessed. */
const guessed: Limit = { times: 30, minutes: 10 };
const byAccount: Limit = { none: "tries are counted by account, phone and machine (request/attempts.server.ts)" };
const cookieOnly: Limit = { none: "it changes nothing but this browser's cookies" };

/** How often one machine may post each form; an intent that is not here does not build. */
export const intentLimits: Record<IntentName, Limit> = {
  "sign-in": byAccount,
  "sign-in-code": byAccount,
  "sign-up": byAccount,
  "verify-code": byAccount,
  "resend-code": byAccount,
  "is-it-me": byAccount,
  "complete-account": byAccount,
  "forgot-password": byAccount,
  "resend-reset": byAccount,
  "check-reset": byAccount,
  "reset-password": byAccount,
  "welcome-seen": cookieOnly,
  logout: cookieOnly,
  language: cookieOnly,
  theme: cookieOnly,
  lite: cookieOnly,
  "forget-search": cookieOnly,
  "closed-page": cookieOnly,
  "choose-module": usual,
  "save-contact": cookieOnly,
  "delete-account": seldom,
  "update-profile": seldom,
  "add-fund": seldom,
  "transfer-points": seldom,
  "save-interest": seldom,
  "set-location": usual,
  "leave-items": usual,
  "find-address": usual,
  "save-address": usual,
  "use-address": usual,
  "delete-address": usual,
  add: often,
  "set-quantity": often,
  "clear-and-add": often,
  "add-to-cart": often,
  "update-total": often,
  "buy-now": usual,
  wish: often,
  unwish: often,
  "ask-unwish": often,
  "place-order": usual,
  "update-order": usual,
  "keep-order": usual,
  "apply-coupon": guessed,
  "remove-coupon": usual,
  "save-parcel-party": usual,
  "take-saved-address": usual,
  "place-parcel": usual,
  "update-parcel": usual,
  "switch-to-cod": seldom,
  "cancel-unpaid": seldom,
  "cancel-order": seldom,
  "tell-offline": seldom,
  "request-refund": seldom,
  reorder: seldom,
  review: seldom,
  "cancel-review": seldom,
  "track-order": usual,
  "send-message": usual,
  newsletter: { times: 20, minutes: 60 },
  "push-on": seldom,
  "push-renew": usual,
  "push-off": seldom,
};

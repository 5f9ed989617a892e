import type { Outcome } from "~/request/outcome";
import type { Intents } from "~/request/page-action.server";
import { toast } from "~/request/respond.server";
import type { Shop } from "~/request/shop.server";
import { continueIntents } from "./continue.server";
import { recoverIntents } from "./recover.server";
import { sendLoginCode, signIn } from "./sign-in.server";
import { signUp } from "./sign-up.server";
import { closeWelcome } from "./welcome.server";

/** Forgets everything of the customer on this browser; there is no server call (docs/delivery-api.md §3.8). SES-12, SES-13, SES-14. */
async function logOut(shop: Shop): Promise<Outcome> {
  shop.session.patch("visitor", { token: null, guestId: null, cartCounts: {}, isNew: false });
  shop.session.set("orderIntents", []);
  shop.session.set("address", null);
  shop.session.set("wanted", null);
  shop.session.set("coupon", null);
  return {
    kind: "done",
    to: shop.url.pathname === "/" ? "/" : "/home",
    reload: true,
    toasts: [toast(shop, "success", "account:loggedOut")],
  };
}

export const accountIntents: Intents = {
  "sign-in": signIn,
  "sign-in-code": sendLoginCode,
  "sign-up": signUp,
  ...continueIntents,
  ...recoverIntents,
  "welcome-seen": closeWelcome,
  logout: logOut,
};

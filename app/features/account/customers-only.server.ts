import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";

/** For the forms of account pages: whoever has signed out in another tab meanwhile is led to sign-in and back (RTE-26); null for customers. */
export function leadToSignIn(shop: Shop): Outcome | null {
  if (shop.session.visitor.token !== null) return null;
  const returnTo = encodeURIComponent(shop.url.pathname + shop.url.search);
  return {
    kind: "done",
    to: `/auth/sign-in?returnTo=${returnTo}`,
    reload: true,
    toasts: [toast(shop, "error", "ui:failure.guest")],
  };
}

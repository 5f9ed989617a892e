import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";

/** For the forms of account pages: whoever has signed out in another tab meanwhile is led to sign-in and back (RTE-26); null for customers. */
export function leadToSignIn(context: RequestContext): Outcome | null {
  if (context.session.visitor.token !== null) return null;
  const returnTo = encodeURIComponent(context.url.pathname + context.url.search);
  return {
    kind: "done",
    to: `/auth/sign-in?returnTo=${returnTo}`,
    reload: true,
    toasts: [toast(context, "error", "ui:failure.guest")],
  };
}

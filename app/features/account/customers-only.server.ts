import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";

/** For the forms of account pages: whoever has signed out in another tab meanwhile is led to sign-in and back (RTE-26); null for customers. */
export function requireSignIn(context: RequestContext): Outcome | null {
  if (context.session.visitor.token !== null) return null;
  return {
    kind: "done",
    to: signInHref(pathOf(context.url)),
    reload: true,
    toasts: [toast(context, "error", "ui:failure.guest")],
  };
}

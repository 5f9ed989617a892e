import type { Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { forgetToken } from "./failure.server";

/** For loaders: a refused token leads to sign-in (SES-08). */
export async function leaveIfExpired(context: RequestContext, result: Result<unknown>): Promise<void> {
  const expired = result.ok ? null : forgetToken(context, result.failure);
  if (expired) await redirectAsDocument(context, expired.to, expired.toasts);
}

/** For loaders of account pages: a guest is led to sign-in and from there back (RTE-26). */
export async function leaveIfGuest(context: RequestContext, returnTo = pathOf(context.url)): Promise<void> {
  if (context.session.visitor.token !== null) return;
  await redirectAsDocument(context, signInHref(returnTo), [toast(context, "error", "ui:failure.guest")]);
}

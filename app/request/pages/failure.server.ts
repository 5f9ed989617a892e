import type { ApiError, Failure } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { leftPush } from "~/session/push.server";

/** What a failed call says to the customer (ERR-01): the server's own messages, or plain words where it gave none. */
export function failureToasts(context: RequestContext, failure: Failure): Toast[] {
  const messages = [...new Set(failure.errors.map(({ message }) => message).filter(Boolean))].slice(0, 3);
  if (messages.length > 0) return messages.map((text) => ({ id: text.slice(0, 80), kind: "error", text }));
  return [toast(context, "error", failure.kind === "not-found" ? "ui:failure.notFound" : "ui:failure.noAnswer")];
}

/** A blocked account by its code (docs/delivery-api.md §1.6), or by how servers say it in the languages that come with the shop. */
const isOfInactiveAccount = ({ code, message }: ApiError): boolean =>
  code === "auth-003" ||
  /inactiv[eoa]\b|block|suspend|bloquead|غير نشط|محظور|حظر|موقوف|معطل|সক্রিয় নয়|নিষ্ক্রি|ব্লক/i.test(message);

/**
 * A refused token is forgotten (SES-08); the toast says whether the account is inactive or the token expired (SES-09).
 * Null when nobody was signed in: then nothing is removed (SES-10).
 */
export function forgetToken(context: RequestContext, failure: Failure): { to: string; toasts: Toast[] } | null {
  const { visitor } = context.session;
  if (failure.kind !== "unauthorized" || visitor.token === null) return null;
  context.session.patch("visitor", { token: null, login: null, cartCounts: {}, running: null });
  context.session.set("address", null);
  context.session.set("wanted", null);
  context.session.set("coupon", null);
  context.session.set("push", leftPush(context.session.push));
  const isInactive = failure.errors.some(isOfInactiveAccount);
  return {
    to: signInHref(pathOf(context.url)),
    toasts: [toast(context, "error", isInactive ? "ui:failure.inactive" : "ui:failure.expired")],
  };
}

/** The outcome of an action whose call failed: to sign-in with a refused token, otherwise the same page with the messages. */
export function failureOutcome(
  context: RequestContext,
  failure: Failure,
  result: { reply: null } | { reply: NonNullable<Extract<Outcome, { kind: "invalid" }>["result"]["reply"]> } = {
    reply: null,
  },
): Outcome {
  const expired = forgetToken(context, failure);
  if (expired) return { kind: "done", ...expired, reload: true };
  const status =
    failure.kind === "rejected" || failure.kind === "not-found" || failure.kind === "unauthorized" ? 422 : 503;
  return { kind: "invalid", status, result, toasts: failureToasts(context, failure) };
}

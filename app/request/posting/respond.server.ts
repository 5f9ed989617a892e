import { data, redirect } from "@remix-run/node";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { type Toast, withToast } from "~/session/flash.server";
import { isLocalAddress } from "~/session/safe-redirect";
import { withoutDialog } from "~/ui/dialog-href";
import { saveFormAnswer } from "./form-answers.server";
import { keepFormResult } from "./form-result.server";
import type { ActionData, FormResult, Outcome } from "./outcome";

/**
 * Turns an action's outcome into an answer (docs/decisions/0003). A document post answers 303 with a flash toast: to the page that it leads to, or to the
 * same page with the form's messages (docs/decisions/0203), which is itself the answer where they cannot be saved. A data post answers `{ kind, toasts, to, asks }`, and the hydrated form shows the toasts and moves on.
 */
export async function respond(context: RequestContext, intent: string, outcome: Outcome) {
  const toasts = outcome.toasts ?? [];
  if (outcome.kind === "done") {
    const to = outcome.to ?? withoutDialog(pathOf(context.url));
    const forgetting = outcome.forgets ? forgetPages : {};
    if (context.isDocument) return redirectTo(context, to, toasts, forgetting);
    if (outcome.reload) return redirectTo(context, to, toasts, { ...asWholePage, ...forgetting });
    const asks = outcome.asks ? { asks: true } : {};
    return data({ kind: "done", toasts, to: outcome.to ?? null, ...asks } satisfies ActionData);
  }
  const page = pathOf(context.url);
  const result: FormResult = { ...outcome.result, intent, page, isRefused: outcome.status !== 200 };
  if (context.isDocument) {
    const address = canRedirect(context, outcome.status) ? await saveFormAnswer(context, result, outcome.status) : null;
    if (address !== null) return redirectTo(context, address, toasts);
    keepFormResult(context, result, outcome.status);
    for (const toast of toasts) addToast(context, toast);
    return data({ kind: "invalid", toasts, result } satisfies ActionData, { status: outcome.status });
  }
  return data({ kind: "invalid", toasts, result } satisfies ActionData, { status: outcome.status });
}

/**
 * While the delivery API is in trouble (503) one more page would have to be waited for as long as this one. Who posts too often (429) is given no room in Redis,
 * which must hold orders.
 */
const canRedirect = (context: RequestContext, status: number) =>
  context.canSaveAnswers && status !== 503 && status !== 429;

/** Remix's way to make a hydrated page load the target as a document. */
const asWholePage = { "X-Remix-Reload-Document": "true" };

/** Pages that a browser holds for its back button go as well: the next person there may be another one. */
const forgetPages = { "Clear-Site-Data": '"cache"' };

/** The operator's payment page or a site to sign in by, as our code has made its address; all else is a page of ours. */
const isElsewhere = (to: string) => /^https?:\/\//.test(to);

/**
 * 303 with the session's cookies: redirects do not pass through entry.server, which writes them on pages. A path that would lead to another
 * site (`//evil.example`) leads home, whoever has made it.
 */
export async function redirectTo(context: RequestContext, to: string, toasts: Toast[] = [], init?: HeadersInit) {
  for (const toast of toasts) addToast(context, toast);
  const headers = new Headers(init);
  for (const cookie of await context.session.takeSetCookies()) headers.append("Set-Cookie", cookie);
  return redirect(isElsewhere(to) || isLocalAddress(to) ? to : "/home", { status: 303, headers });
}

/** For loaders: leads on as a whole page, since a hydrated one would keep its frame and never draw the flash toasts. */
export async function redirectAsDocument(context: RequestContext, to: string, toasts: Toast[]): Promise<never> {
  throw await redirectTo(context, to, toasts, context.isDocument ? {} : asWholePage);
}

/** Adds to the toasts the next document shows. */
function addToast({ session }: RequestContext, toast: Toast) {
  session.set("flash", withToast(session.flash, toast));
}

/** A toast in the visitor's language, keyed by the catalogue key so that repeats merge. */
export function toast(
  context: RequestContext,
  kind: Toast["kind"],
  key: string,
  values?: Record<string, unknown>,
): Toast {
  return { id: key, kind, text: context.t(key, { ...values }) };
}

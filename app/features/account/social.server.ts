import type { Config, SocialMedium } from "~/delivery-api";
import { environment } from "~/env.server";
import { log } from "~/request/context/log.server";
import type { RequestContext } from "~/request/context/request-context";
import { withReturn } from "~/request/navigation/with-return";
import { notFound } from "~/request/pages/critical.server";
import { failureToasts } from "~/request/pages/failure.server";
import { redirectTo, toast } from "~/request/posting/respond.server";
import { readForm } from "~/request/posting/uploads.server";
import { safeRedirect } from "~/session/safe-redirect";
import { keepableReturn } from "~/session/sign-in.server";
import { accountOfCallback, authorizationRedirect } from "./providers.server";
import { continueSignIn, guest } from "./sign-in-steps.server";

const socialMediums = ["google", "facebook", "apple"] as const satisfies SocialMedium[];

/** Browsers keep the cookie of a sign-in elsewhere on https only, and on one's own machine. */
function isTrusted(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
}

/** The sites one can sign in by: those that both the delivery API's config and our environment know. */
export function shownMediums(login: Config["login"] | null): SocialMedium[] {
  const { signIn, publicOrigin } = environment();
  if (login === null || !isTrusted(publicOrigin)) return [];
  return socialMediums.filter((medium) => login[medium] && signIn[medium] !== null);
}

/**
 * Sends the visitor to the other site; whom a page elsewhere has sent here is shown the sign-in page, so that nobody is signed in without a press of their own. Throws 404 for a
 * site that is not shown.
 */
export async function redirectToMedium(context: RequestContext, name: string | undefined): Promise<Response> {
  const config = await context.api.config.get();
  const medium = shownMediums(config.ok ? config.value.login : null).find((shown) => shown === name);
  if (!medium) throw notFound();
  const returnTo = safeRedirect(context.url.searchParams.get("returnTo"), context.publicOrigin);
  if (context.session.visitor.token !== null) return redirectTo(context, returnTo);
  if (context.client.isFromOtherSite) return redirectTo(context, withReturn("/auth/sign-in", keepableReturn(returnTo)));
  const { url, attempt } = await authorizationRedirect(medium, {
    settings: environment().signIn,
    origin: context.publicOrigin,
  });
  context.session.set("oauth", { ...attempt, returnTo: keepableReturn(returnTo) });
  return redirectTo(context, url.href);
}

/** Words of other sites for "the customer would rather not". */
const declined = new Set(["access_denied", "user_cancelled_authorize", "user_denied"]);

/**
 * The visitor is back from the other site. Whatever is not the answer to a question this browser asked a few minutes ago, and once,
 * leads to the sign-in page.
 */
export async function returnFromMedium(context: RequestContext, name: string | undefined): Promise<Response> {
  const attempt = context.session.oauth;
  const { searchParams } = context.url;
  context.session.set("oauth", null);
  const back = (key: string) =>
    redirectTo(context, withReturn("/auth/sign-in", attempt?.returnTo ?? null), [toast(context, "error", key)]);
  if (attempt === null || attempt.medium !== name || searchParams.get("state") !== attempt.state) {
    return back("account:social.lost");
  }
  const error = searchParams.get("error");
  if (error !== null) return back(declined.has(error) ? "account:social.declined" : "account:social.failed");
  const account = await accountOfCallback(attempt, context.url, environment().signIn).catch((cause: unknown) => {
    // The reason only: an answer of another site may hold what is personal.
    const reason = cause instanceof Error ? [cause.name, (cause as { code?: string }).code].join(" ") : "unknown";
    log().info({ requestId: context.requestId, medium: attempt.medium, reason }, "sign-in by another site failed");
    return null;
  });
  if (account === null) return back("account:social.failed");
  if (account.email === "" && account.medium !== "apple") return back("account:social.noEmail");
  const result = await context.api.auth.social(account, guest(context));
  if (!result.ok) {
    const to = withReturn("/auth/sign-in", attempt.returnTo);
    return redirectTo(context, to, failureToasts(context, result.failure));
  }
  const underWay = { way: { by: "social" as const, account }, isNew: false, returnTo: attempt.returnTo };
  const outcome = await continueSignIn(context, result.value, underWay, {
    channels: { phone: "", email: account.email },
  });
  return redirectTo(context, outcome.kind === "done" && outcome.to ? outcome.to : "/home", outcome.toasts ?? []);
}

/** What Apple posts, as the address of the same page: a post from another site carries none of our other cookies. */
export async function answerByPost(request: Request): Promise<string> {
  const form = await readForm(request);
  const answer = new URLSearchParams();
  for (const name of ["code", "state", "error"]) {
    const value = form.get(name);
    if (typeof value === "string") answer.set(name, value.slice(0, 2000));
  }
  return `${new URL(request.url).pathname}?${answer}`;
}

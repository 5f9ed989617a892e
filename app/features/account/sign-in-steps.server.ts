import type { Failure, SignInStep } from "~/delivery-api";
import { filledCarts, guestCartToasts } from "~/features/cart/hand-over.server";
import { handOverNotes } from "~/features/checkout/cart-note.server";
import { withdrawPush } from "~/features/push/push.server";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import { count } from "~/runtime/process-hooks";
import type { Toast } from "~/session/flash.server";
import { newKey } from "~/session/login.server";
import { safeRedirect } from "~/session/safe-redirect";
import { keepableReturn, type SignInAttempt, type SignInWay } from "~/session/sign-in.server";

/** A sign-in as far as it has come: by what, as a newcomer or not, and where the customer was going. */
export type UnderWay = {
  way: SignInWay;
  isNew: boolean;
  returnTo: string | null;
  /** Modules of the guest's carts, of a sign-in that has waited. */
  carts?: number[];
};

/** Empty what is not known. */
type Channels = { phone: string; email: string };

/** Where sign-ins that wait for something go on. */
export const continuePath = "/auth/continue";

/**
 * Goes where the delivery API's answer leads: in, or to the page that asks for what is missing. `channels`: where a code goes if
 * one is asked for. `code`: the one that was right, which goes along with the answer to "is it you?".
 */
export async function continueSignIn(
  context: RequestContext,
  step: SignInStep,
  underWay: UnderWay,
  { channels, code = "" }: { channels: Channels; code?: string },
): Promise<Outcome> {
  if (step.kind === "signed-in") return enter(context, step.token, underWay);
  const { way, isNew } = underWay;
  const shared = { way, isNew, returnTo: keepableReturn(underWay.returnTo), carts: guestCarts(context, underWay) };
  context.session.set("signIn", waiting(context, step, shared, channels, code));
  return { kind: "done", to: continuePath };
}

/** Carts the guest had when the sign-in began, and since. */
export function guestCarts(context: RequestContext, { carts = [] }: Pick<UnderWay, "carts">): number[] {
  return [...new Set([...carts, ...filledCarts(context)])].slice(0, 10);
}

function waiting(
  context: RequestContext,
  step: Exclude<SignInStep, { kind: "signed-in" }>,
  shared: Required<UnderWay>,
  channels: Channels,
  code: string,
): SignInAttempt {
  if (step.kind === "verify") {
    const { channel, token } = step;
    const to = channels[channel] || (channel === "email" ? step.email : "");
    return { step: "code", ...shared, channel, to, sentAt: context.now().getTime(), token };
  }
  if (step.kind === "info") return { step: "info", ...shared, email: step.email };
  const image = step.image !== null && step.image.length <= 300 ? step.image : null;
  return { step: "exists", ...shared, name: step.name.slice(0, 100), image, code };
}

/** Signed in: the guest ends where the customer begins. SES-17. */
export async function enter(context: RequestContext, token: string, underWay: UnderWay): Promise<Outcome> {
  const { way, isNew, returnTo } = underWay;
  const carts = guestCarts(context, underWay);
  const guest = context.session.visitor.token === null ? ownerOf(context) : null;
  await withdrawPush(context);
  // Whoever signs in where somebody is signed in already ends that.
  await context.session.renewLogin();
  context.session.patch("visitor", {
    token,
    formKey: newKey(),
    guestId: null,
    cartCounts: {},
    running: null,
    ...(isNew ? { isNew } : {}),
  });
  context.session.set("signIn", null);
  if (guest !== null) await handOverNotes(guest, ownerOf(context));
  count({ event: "sign-in", way: way.by });
  if (isNew) trackEvent(context, { name: "sign_up", params: { method: way.by } });
  const moved: Toast[] = await guestCartToasts(context, carts);
  const known = way.by === "social" ? "account:loggedIn" : "account:signedIn";
  return {
    kind: "done",
    to: safeRedirect(returnTo, context.publicOrigin),
    reload: true,
    toasts: [toast(context, "success", isNew ? "account:signedUp" : known), ...moved],
  };
}

/** The guest's number, for calls that take their cart over. */
export const guest = ({ session: { visitor } }: RequestContext) =>
  visitor.guestId === null ? {} : { guestId: visitor.guestId };

/** The server's own words for a refusal, or plain ones where it has none. */
export const firstMessage = (context: RequestContext, { errors }: Failure) =>
  errors[0]?.message || context.t("ui:failure.noAnswer");

/** Whether the server answered at all; otherwise it is in trouble. */
export const isAnswer = ({ kind }: Failure) => kind === "rejected" || kind === "unauthorized" || kind === "not-found";

/** Back to the start: what was under way is too old, or was never there. */
export function restartSignIn(context: RequestContext, to = "/auth/sign-in"): Outcome {
  context.session.set("signIn", null);
  return { kind: "done", to, toasts: [toast(context, "warning", "account:stepExpired")] };
}

/** Where codes go for somebody who signs in by `identifier`. */
export const channelsOf = (identifier: string): Channels =>
  identifier.includes("@") ? { phone: "", email: identifier } : { phone: identifier, email: "" };

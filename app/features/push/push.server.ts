import { environment } from "~/env.server";
import { log } from "~/request/context/log.server";
import type { PushView } from "~/request/context/push-view";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { leftPush } from "~/session/push.server";

/** Firebase renews its tokens within weeks: an older one is asked for anew. */
const renewedAfterMs = 7 * 24 * 3_600_000;

/** As Firebase writes them; longer than any it has made. */
const tokenPattern = /^[\w:.-]{20,1000}$/;

/**
 * What a page needs to know of push messages: Firebase's public settings and how they stand on this browser. Null without the operator's
 * settings and for guests, who are sent none: then nothing of push is loaded (PUSH-01).
 */
export function pushView(context: RequestContext): PushView | null {
  const { firebase } = environment();
  if (firebase === null || context.session.visitor.token === null) return null;
  return { firebase, state: stateOf(context) };
}

function stateOf(context: RequestContext): PushView["state"] {
  const { sentAt, isOff } = context.session.push ?? { sentAt: 0, isOff: false };
  if (isOff) return "off";
  return context.now().getTime() - sentAt < renewedAfterMs ? "on" : "due";
}

/** Sends the token a browser was given, unless it is none. */
async function send(context: RequestContext, form: FormData) {
  const token = form.get("cm_firebase_token");
  if (typeof token !== "string" || !tokenPattern.test(token)) return { isWrong: true as const };
  const result = await context.api.customer.sendPushToken(token);
  if (result.ok) context.session.set("push", { sentAt: context.now().getTime(), isOff: false });
  return { isWrong: false as const, result };
}

/** The customer has pressed the button and allowed it. PUSH-01. */
async function turnOn(context: RequestContext, form: FormData): Promise<Outcome> {
  if (context.session.visitor.token === null) return { kind: "done" };
  const sent = await send(context, form);
  if (sent.isWrong) {
    return { kind: "invalid", status: 422, result: { reply: null }, toasts: [toast(context, "error", "push:failed")] };
  }
  if (!sent.result.ok) return failureOutcome(context, sent.result.failure);
  return { kind: "done", toasts: [toast(context, "success", "push:turnedOn")] };
}

/** A page that stands sends the token again, when it is due or after a sign-in: nobody asked, so nobody is told. PUSH-01. */
async function renew(context: RequestContext, form: FormData): Promise<Outcome> {
  if (context.session.visitor.token === null || context.session.push?.isOff) return { kind: "done" };
  const sent = await send(context, form);
  if (!sent.isWrong && !sent.result.ok) log().warn({ requestId: context.requestId }, "push token not sent");
  return { kind: "done" };
}

async function turnOff(context: RequestContext): Promise<Outcome> {
  if (context.session.visitor.token === null) return { kind: "done" };
  const result = await context.api.customer.sendPushToken(null);
  if (!result.ok) return failureOutcome(context, result.failure);
  context.session.set("push", { sentAt: 0, isOff: true });
  return { kind: "done", toasts: [toast(context, "success", "push:turnedOff")] };
}

/**
 * Before a customer leaves this browser, or another one takes their place: no more messages for them come here, and the next one decides
 * for themselves; what was switched off stays so until somebody switches it on. A call that fails holds nobody back, since the browser ends its own
 * subscription too (use-worker.ts).
 */
export async function withdrawPush(context: RequestContext): Promise<void> {
  const { push } = context.session;
  if (push === null) return;
  context.session.set("push", leftPush(push));
  if (push.sentAt === 0) return;
  const result = await context.api.customer.sendPushToken(null);
  if (!result.ok) log().warn({ requestId: context.requestId }, "push token not withdrawn");
}

export const pushIntents = { "push-on": turnOn, "push-renew": renew, "push-off": turnOff } satisfies Intents;

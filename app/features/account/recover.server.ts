import type { RequestContext } from "~/request/context/request-context";
import { withReturn } from "~/request/navigation/with-return";
import { failureOutcome } from "~/request/pages/failure.server";
import { rateLimited, signedIn, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { keepableReturn } from "~/session/sign-in.server";
import { commonPasswords } from "./common-passwords.server";
import { codeSchema, forgotSchema, newPasswordSchema } from "./schema.server";
import { firstMessage, isAnswer, restartSignIn } from "./sign-in-steps.server";
import { refused } from "./sign-up.server";

const forgotPath = "/auth/forgot-password";
const resetPath = "/auth/reset-password";
const secret = { hideFields: ["password", "confirmPassword"] };

/** Sends a code to whoever forgot their password. */
async function forgotPassword(context: RequestContext, form: FormData): Promise<Outcome> {
  const config = await context.api.config.get();
  const channels = config.ok ? config.value.codesBy : [];
  const country = config.ok ? config.value.country : "";
  const submission = parseForm(form, forgotSchema(context.t, channels, country));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { to, returnTo } = submission.value;
  const refusal = (message: string) => submission.reply({ fieldErrors: { to: [message] } });
  const stopped = await rateLimited(context, "send", to, refusal);
  if (stopped) return stopped;
  const channel = to.includes("@") ? ("email" as const) : ("phone" as const);
  const result = await context.api.password.forgot({ channel, to });
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(context, "send", to, failure, submission.reply());
    return { kind: "invalid", status: 422, result: { reply: refusal(firstMessage(context, failure)) } };
  }
  const sentAt = context.now().getTime();
  context.session.set("signIn", { step: "reset", channel, to, sentAt, code: null, returnTo: keepableReturn(returnTo) });
  return { kind: "done", to: resetPath, toasts: [serverToast(context, result.value, "auth:code.sent")] };
}

/** Another code for the same person. */
async function resendReset(context: RequestContext): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "reset") return restartSignIn(context, forgotPath);
  const stopped = await rateLimited(context, "send", attempt.to, (message) => ({ error: { "": [message] } }));
  if (stopped) return stopped;
  const result = await context.api.password.forgot(attempt);
  if (!result.ok) {
    const { failure } = result;
    return isAnswer(failure) ? failureOutcome(context, failure) : unanswered(context, "send", attempt.to, failure);
  }
  context.session.set("signIn", { ...attempt, sentAt: context.now().getTime(), code: null });
  return { kind: "done", toasts: [toast(context, "info", "auth:code.resent")] };
}

/** Asks whether the code is right, before a new password is thought of. */
async function checkCode(context: RequestContext, form: FormData): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "reset") return restartSignIn(context, forgotPath);
  const submission = parseForm(form, codeSchema(context.t));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { code } = submission.value;
  const refusal = (message: string) => submission.reply({ fieldErrors: { code: [message] } });
  const stopped = await rateLimited(context, "guess", attempt.to, refusal);
  if (stopped) return stopped;
  const result = await context.api.password.checkCode(attempt, code);
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(context, "guess", attempt.to, failure, submission.reply());
    return { kind: "invalid", status: 422, result: { reply: refusal(firstMessage(context, failure)) } };
  }
  context.session.set("signIn", { ...attempt, code });
  return { kind: "done", to: resetPath };
}

/** Sets the new password. A code that has expired meanwhile is asked for anew. */
async function resetPassword(context: RequestContext, form: FormData): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "reset" || attempt.code === null) return restartSignIn(context, forgotPath);
  const submission = parseForm(form, newPasswordSchema(context.t, await commonPasswords()));
  if (submission.status !== "success")
    return { kind: "invalid", status: 422, result: { reply: submission.reply(secret) } };
  const stopped = await rateLimited(context, "guess", attempt.to, (message) =>
    submission.reply({ ...secret, formErrors: [message] }),
  );
  if (stopped) return stopped;
  const result = await context.api.password.reset(attempt, attempt.code, submission.value.password);
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(context, "guess", attempt.to, failure, submission.reply(secret));
    const isOldCode = failure.errors.some(({ code }) => code === "invalid");
    if (!isOldCode) return refused(context, failure, (errors = {}) => submission.reply({ ...secret, ...errors }));
    context.session.set("signIn", { ...attempt, code: null });
    const [first] = failure.errors;
    return {
      kind: "done",
      to: resetPath,
      toasts: [{ ...serverToast(context, first?.message ?? "", "auth:errors.code"), kind: "error" }],
    };
  }
  await signedIn(context, attempt.to);
  context.session.set("signIn", null);
  const to = withReturn("/auth/sign-in", attempt.returnTo);
  return { kind: "done", to, toasts: [serverToast(context, result.value, "auth:reset.done")] };
}

/** The server's words, or ours where it has none. */
const serverToast = (context: RequestContext, message: string, key: string): Toast =>
  message ? { id: key, kind: "success", text: message } : toast(context, "success", key);

export const recoverIntents = {
  "forgot-password": forgotPassword,
  "resend-reset": resendReset,
  "check-reset": checkCode,
  "reset-password": resetPassword,
} satisfies Intents;

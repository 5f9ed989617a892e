import { failureOutcome } from "~/request/pages/failure.server";
import { gotIn, tooMany, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import type { Toast } from "~/session/flash.server";
import { keepableReturn } from "~/session/sign-in.server";
import { codeSchema, forgotSchema, newPasswordSchema } from "./schema.server";
import { firstMessage, isAnswer, startAnew } from "./sign-in-steps.server";
import { refused } from "./sign-up.server";
import { withReturn } from "./with-return";

const forgotPath = "/auth/forgot-password";
const resetPath = "/auth/reset-password";
const secret = { hideFields: ["password", "confirmPassword"] };

/** Sends a code to whoever forgot their password. */
async function forgotPassword(shop: Shop, form: FormData): Promise<Outcome> {
  const config = await shop.api.config.get();
  const channels = config.ok ? config.value.codesBy : [];
  const country = config.ok ? config.value.country : "";
  const submission = parseForm(form, forgotSchema(shop.t, channels, country));
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  const { to, returnTo } = submission.value;
  const refusal = (message: string) => submission.reply({ fieldErrors: { to: [message] } });
  const stopped = await tooMany(shop, "send", to, refusal);
  if (stopped) return stopped;
  const channel = to.includes("@") ? ("email" as const) : ("phone" as const);
  const result = await shop.api.password.forgot({ channel, to });
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(shop, "send", to, failure, submission.reply());
    return { kind: "again", status: 422, result: { reply: refusal(firstMessage(shop, failure)) } };
  }
  const sentAt = shop.now().getTime();
  shop.session.set("signIn", { step: "reset", channel, to, sentAt, code: null, returnTo: keepableReturn(returnTo) });
  return { kind: "done", to: resetPath, toasts: [told(shop, result.value, "auth:code.sent")] };
}

/** Another code for the same person. */
async function resendReset(shop: Shop): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "reset") return startAnew(shop, forgotPath);
  const stopped = await tooMany(shop, "send", attempt.to, (message) => ({ error: { "": [message] } }));
  if (stopped) return stopped;
  const result = await shop.api.password.forgot(attempt);
  if (!result.ok) return failureOutcome(shop, result.failure);
  shop.session.set("signIn", { ...attempt, sentAt: shop.now().getTime(), code: null });
  return { kind: "done", toasts: [toast(shop, "info", "auth:code.resent")] };
}

/** Asks whether the code is right, before a new password is thought of. */
async function checkCode(shop: Shop, form: FormData): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "reset") return startAnew(shop, forgotPath);
  const submission = parseForm(form, codeSchema(shop.t));
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  const { code } = submission.value;
  const refusal = (message: string) => submission.reply({ fieldErrors: { code: [message] } });
  const stopped = await tooMany(shop, "guess", attempt.to, refusal);
  if (stopped) return stopped;
  const result = await shop.api.password.checkCode(attempt, code);
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(shop, "guess", attempt.to, failure, submission.reply());
    return { kind: "again", status: 422, result: { reply: refusal(firstMessage(shop, failure)) } };
  }
  shop.session.set("signIn", { ...attempt, code });
  return { kind: "done", to: resetPath };
}

/** Sets the new password. A code that has expired meanwhile is asked for anew. */
async function resetPassword(shop: Shop, form: FormData): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "reset" || attempt.code === null) return startAnew(shop, forgotPath);
  const submission = parseForm(form, newPasswordSchema(shop.t));
  if (submission.status !== "success")
    return { kind: "again", status: 422, result: { reply: submission.reply(secret) } };
  const stopped = await tooMany(shop, "guess", attempt.to, (message) =>
    submission.reply({ ...secret, formErrors: [message] }),
  );
  if (stopped) return stopped;
  const result = await shop.api.password.reset(attempt, attempt.code, submission.value.password);
  if (!result.ok) {
    const { failure } = result;
    const isOldCode = failure.errors.some(({ code }) => code === "invalid");
    if (!isOldCode) return refused(shop, failure, (errors = {}) => submission.reply({ ...secret, ...errors }));
    shop.session.set("signIn", { ...attempt, code: null });
    const [first] = failure.errors;
    return {
      kind: "done",
      to: resetPath,
      toasts: [{ ...told(shop, first?.message ?? "", "auth:errors.code"), kind: "error" }],
    };
  }
  await gotIn(shop, attempt.to);
  shop.session.set("signIn", null);
  const to = withReturn("/auth/sign-in", attempt.returnTo);
  return { kind: "done", to, toasts: [told(shop, result.value, "auth:reset.done")] };
}

/** The server's words, or ours where it has none. */
const told = (shop: Shop, message: string, key: string): Toast =>
  message ? { id: key, kind: "success", text: message } : toast(shop, "success", key);

export const recoverIntents = {
  "forgot-password": forgotPassword,
  "resend-reset": resendReset,
  "check-reset": checkCode,
  "reset-password": resetPassword,
} satisfies Intents;

import type { Result, SignInStep } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { rateLimited, signedIn, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { SignInAttempt } from "~/session/sign-in.server";
import { requestedInfo } from "./load-continue.server";
import { codeAndTargetSchema, codeSchema, personalSchema } from "./schema.server";
import { countryOf } from "./sign-in.server";
import {
  channelsOf,
  continueSignIn,
  enter,
  firstMessage,
  guest,
  isAnswer,
  restartSignIn,
} from "./sign-in-steps.server";
import { refused } from "./sign-up.server";

type Waiting<S extends SignInAttempt["step"]> = Extract<SignInAttempt, { step: S }>;

/** A code comes back. A wrong, old or used one is told at its field. */
async function verifyCode(context: RequestContext, form: FormData): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "code") return restartSignIn(context);
  const { way, channel } = attempt;
  const schema = attempt.to
    ? codeSchema(context.t).transform((fields) => ({ ...fields, to: attempt.to }))
    : codeAndTargetSchema(context.t, channel, await countryOf(context));
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { code, to } = submission.value;
  const refusal = (message: string) => submission.reply({ fieldErrors: { code: [message] } });
  const stopped = await rateLimited(context, "guess", to, refusal);
  if (stopped) return stopped;
  const loginType = way.by === "code" ? "otp" : "manual";
  const result = await context.api.auth.verifyCode({ channel, to, code, loginType, ...guest(context) });
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(context, "guess", to, failure, submission.reply());
    return { kind: "invalid", status: 422, result: { reply: refusal(firstMessage(context, failure)) } };
  }
  await signedIn(context, to);
  if (result.value !== null) return continueSignIn(context, result.value, attempt, { channels: channelsOf(to), code });
  return attempt.token === null ? restartSignIn(context) : enter(context, attempt.token, attempt);
}

/** Another code: by the very call that sent the first. The server's wait is told in its words. */
async function resendCode(context: RequestContext): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "code") return restartSignIn(context);
  const { way } = attempt;
  if (way.by === "password" && way.password === null) return restartSignIn(context);
  // Where only the server knows where the code goes, the account stands for it: strangers must not share a count.
  const identifier = way.by === "password" ? way.identifier : attempt.to || uniqueOf(way);
  const stopped = await rateLimited(context, "send", identifier, (message) => ({ error: { "": [message] } }));
  if (stopped) return stopped;
  const result = await retrySignIn(context, way);
  if (!result.ok) {
    const { failure } = result;
    return isAnswer(failure) ? failureOutcome(context, failure) : unanswered(context, "send", identifier, failure);
  }
  const sent = { toasts: [toast(context, "info", "auth:code.resent")] };
  if (result.value === null) {
    context.session.set("signIn", { ...attempt, sentAt: context.now().getTime() });
    return { kind: "done", ...sent };
  }
  const outcome = await continueSignIn(context, result.value, attempt, { channels: channelsOf(identifier) });
  return result.value.kind === "verify" ? { ...outcome, ...sent } : outcome;
}

const uniqueOf = (way: Waiting<"code">["way"]) => (way.by === "social" ? way.account.uniqueId : "");

async function retrySignIn(context: RequestContext, way: Waiting<"code">["way"]): Promise<Result<SignInStep | null>> {
  const { auth } = context.api;
  if (way.by === "code") return auth.sendLoginCode(way.phone);
  if (way.by === "social") return auth.social(way.account, guest(context));
  return auth.signIn({ emailOrPhone: way.identifier, password: way.password ?? "", ...guest(context) });
}

/** The answer to "is it you?". */
async function answerExisting(context: RequestContext, form: FormData): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "exists" || attempt.way.by === "password") return restartSignIn(context);
  const { way, code } = attempt;
  const isMine = form.get("answer") === "yes";
  const result =
    way.by === "code"
      ? await context.api.auth.answerByCode({ phone: way.phone, code, isMine, ...guest(context) })
      : await context.api.auth.social(way.account, { isMine, ...guest(context) });
  if (!result.ok) return failureOutcome(context, result.failure);
  const channels = way.by === "code" ? channelsOf(way.phone) : channelsOf(way.account.email);
  return continueSignIn(context, result.value, attempt, { channels });
}

/** A newcomer tells who they are, and the account is made. */
async function completeAccount(context: RequestContext, form: FormData): Promise<Outcome> {
  const attempt = context.session.signIn;
  if (attempt?.step !== "info") return restartSignIn(context);
  const requested = await requestedInfo(context, attempt);
  const country = String(form.get("phoneCountry") ?? "");
  const submission = parseForm(form, personalSchema(context.t, requested, country));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { way } = attempt;
  const { firstName, lastName, referralCode, ...typed } = submission.value;
  const phone = way.by === "code" ? way.phone : typed.phone;
  const email = (way.by === "social" && way.account.email) || typed.email;
  const shared = { ...(referralCode ? { referralCode } : {}), ...guest(context) };
  const result =
    way.by === "social" && !requested.names
      ? await context.api.auth.socialRegister({ ...way.account, email }, { phone, ...shared })
      : await context.api.auth.updateInfo({
          firstName,
          lastName,
          phone,
          email,
          loginType: loginTypes[way.by],
          ...shared,
        });
  if (!result.ok) return refused(context, result.failure, (errors = {}) => submission.reply(errors));
  return continueSignIn(context, result.value, { ...attempt, isNew: true }, { channels: { phone, email } });
}

const loginTypes = { code: "otp", social: "social", password: "manual" } as const;

export const continueIntents = {
  "verify-code": verifyCode,
  "resend-code": resendCode,
  "is-it-me": answerExisting,
  "complete-account": completeAccount,
} satisfies Intents;

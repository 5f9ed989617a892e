import type { Result, SignInStep } from "~/delivery-api";
import { failureOutcome } from "~/request/pages/failure.server";
import { gotIn, tooMany, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import type { SignInAttempt } from "~/session/sign-in.server";
import { askedInfo } from "./load-continue.server";
import { codeAndTargetSchema, codeSchema, personalSchema } from "./schema.server";
import { countryOf } from "./sign-in.server";
import { channelsOf, enter, firstMessage, goOn, guest, isAnswer, startAnew } from "./sign-in-steps.server";
import { refused } from "./sign-up.server";

type Waiting<S extends SignInAttempt["step"]> = Extract<SignInAttempt, { step: S }>;

/** A code comes back. A wrong, old or used one is told at its field. */
async function verifyCode(shop: Shop, form: FormData): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "code") return startAnew(shop);
  const { way, channel } = attempt;
  const schema = attempt.to
    ? codeSchema(shop.t).transform((fields) => ({ ...fields, to: attempt.to }))
    : codeAndTargetSchema(shop.t, channel, await countryOf(shop));
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  const { code, to } = submission.value;
  const refusal = (message: string) => submission.reply({ fieldErrors: { code: [message] } });
  const stopped = await tooMany(shop, "guess", to, refusal);
  if (stopped) return stopped;
  const loginType = way.by === "code" ? "otp" : "manual";
  const result = await shop.api.auth.verifyCode({ channel, to, code, loginType, ...guest(shop) });
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(shop, "guess", to, failure, submission.reply());
    return { kind: "again", status: 422, result: { reply: refusal(firstMessage(shop, failure)) } };
  }
  await gotIn(shop, to);
  if (result.value !== null) return goOn(shop, result.value, attempt, { channels: channelsOf(to), code });
  return attempt.token === null ? startAnew(shop) : enter(shop, attempt.token, attempt);
}

/** Another code: by the very call that sent the first. The server's wait is told in its words. */
async function resendCode(shop: Shop): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "code") return startAnew(shop);
  const { way } = attempt;
  if (way.by === "password" && way.password === null) return startAnew(shop);
  // Where only the server knows where the code goes, the account stands for it: strangers must not share a count.
  const identifier = way.by === "password" ? way.identifier : attempt.to || uniqueOf(way);
  const stopped = await tooMany(shop, "send", identifier, (message) => ({ error: { "": [message] } }));
  if (stopped) return stopped;
  const result = await askAgain(shop, way);
  if (!result.ok) return failureOutcome(shop, result.failure);
  const sent = { toasts: [toast(shop, "info", "auth:code.resent")] };
  if (result.value === null) {
    shop.session.set("signIn", { ...attempt, sentAt: shop.now().getTime() });
    return { kind: "done", ...sent };
  }
  const outcome = await goOn(shop, result.value, attempt, { channels: channelsOf(identifier) });
  return result.value.kind === "verify" ? { ...outcome, ...sent } : outcome;
}

const uniqueOf = (way: Waiting<"code">["way"]) => (way.by === "social" ? way.account.uniqueId : "");

async function askAgain(shop: Shop, way: Waiting<"code">["way"]): Promise<Result<SignInStep | null>> {
  const { auth } = shop.api;
  if (way.by === "code") return auth.sendLoginCode(way.phone);
  if (way.by === "social") return auth.social(way.account, guest(shop));
  return auth.signIn({ emailOrPhone: way.identifier, password: way.password ?? "", ...guest(shop) });
}

/** The answer to "is it you?". */
async function answerExisting(shop: Shop, form: FormData): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "exists" || attempt.way.by === "password") return startAnew(shop);
  const { way, code } = attempt;
  const isMine = form.get("answer") === "yes";
  const result =
    way.by === "code"
      ? await shop.api.auth.answerByCode({ phone: way.phone, code, isMine, ...guest(shop) })
      : await shop.api.auth.social(way.account, { isMine, ...guest(shop) });
  if (!result.ok) return failureOutcome(shop, result.failure);
  const channels = way.by === "code" ? channelsOf(way.phone) : channelsOf(way.account.email);
  return goOn(shop, result.value, attempt, { channels });
}

/** A newcomer tells who they are, and the account is made. */
async function completeAccount(shop: Shop, form: FormData): Promise<Outcome> {
  const attempt = shop.session.signIn;
  if (attempt?.step !== "info") return startAnew(shop);
  const asked = await askedInfo(shop, attempt);
  const country = String(form.get("phoneCountry") ?? "");
  const submission = parseForm(form, personalSchema(shop.t, asked, country));
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  const { way } = attempt;
  const { firstName, lastName, referralCode, ...typed } = submission.value;
  const phone = way.by === "code" ? way.phone : typed.phone;
  const email = (way.by === "social" && way.account.email) || typed.email;
  const shared = { ...(referralCode ? { referralCode } : {}), ...guest(shop) };
  const result =
    way.by === "social" && !asked.names
      ? await shop.api.auth.socialRegister(way.account, { phone, ...shared })
      : await shop.api.auth.updateInfo({ firstName, lastName, phone, email, loginType: loginTypes[way.by], ...shared });
  if (!result.ok) return refused(shop, result.failure, (errors = {}) => submission.reply(errors));
  return goOn(shop, result.value, { ...attempt, isNew: true }, { channels: { phone, email } });
}

const loginTypes = { code: "otp", social: "social", password: "manual" } as const;

export const continueIntents = {
  "verify-code": verifyCode,
  "resend-code": resendCode,
  "is-it-me": answerExisting,
  "complete-account": completeAccount,
} satisfies Intents;

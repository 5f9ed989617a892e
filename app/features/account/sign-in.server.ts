import type { RequestContext } from "~/request/context/request-context";
import { rateLimited, signedIn, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { keepable, keepableReturn } from "~/session/sign-in.server";
import { codeRequestSchema, signInSchema } from "./schema.server";
import {
  channelsOf,
  continuePath,
  continueSignIn,
  firstMessage,
  guest,
  guestCarts,
  isAnswer,
} from "./sign-in-steps.server";

const secret = { hideFields: ["password"] };

/** Signs in (manual login) and hands the guest's cart over. SES-17. */
export async function signIn(context: RequestContext, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, signInSchema(context.t, await countryOf(context)));
  if (submission.status !== "success")
    return { kind: "invalid", status: 422, result: { reply: submission.reply(secret) } };
  const { identifier, password, returnTo } = submission.value;
  const refusal = (message: string) => submission.reply({ ...secret, formErrors: [message] });
  const stopped = await rateLimited(context, "guess", identifier, refusal);
  if (stopped) return stopped;
  const result = await context.api.auth.signIn({ emailOrPhone: identifier, password, ...guest(context) });
  if (result.ok) {
    await signedIn(context, identifier);
    const way = { by: "password" as const, identifier, password: keepable(password) };
    const underWay = { way, isNew: false, returnTo: returnTo ?? null };
    return continueSignIn(context, result.value, underWay, { channels: channelsOf(identifier) });
  }
  const { failure } = result;
  if (!isAnswer(failure)) return unanswered(context, "guess", identifier, failure, submission.reply(secret));
  // One message for an unknown name and a wrong password: it must not tell which accounts exist.
  const message =
    failure.kind === "unauthorized" ? context.t("account:errors.credentials") : firstMessage(context, failure);
  return { kind: "invalid", status: 422, result: { reply: refusal(message) } };
}

/** Sends a code to sign in by (N and X). */
export async function sendLoginCode(context: RequestContext, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, codeRequestSchema(context.t, await countryOf(context)));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { phone, returnTo } = submission.value;
  const refusal = (message: string) => submission.reply({ formErrors: [message] });
  const stopped = await rateLimited(context, "send", phone, refusal);
  if (stopped) return stopped;
  const result = await context.api.auth.sendLoginCode(phone);
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(context, "send", phone, failure, submission.reply());
    return { kind: "invalid", status: 422, result: { reply: refusal(firstMessage(context, failure)) } };
  }
  context.session.set("signIn", {
    step: "code",
    way: { by: "code", phone },
    isNew: false,
    returnTo: keepableReturn(returnTo),
    carts: guestCarts(context, {}),
    channel: "phone",
    to: phone,
    sentAt: context.now().getTime(),
    token: null,
  });
  return { kind: "done", to: continuePath };
}

/** The country whose numbers need no code in front. */
export async function countryOf(context: RequestContext): Promise<string> {
  const config = await context.api.config.get();
  return config.ok ? config.value.country : "";
}

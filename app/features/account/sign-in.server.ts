import { gotIn, tooMany, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import type { Shop } from "~/request/context/request-context.server";
import { keepable, keepableReturn } from "~/session/sign-in.server";
import { codeRequestSchema, signInSchema } from "./schema.server";
import { channelsOf, continuePath, firstMessage, goOn, guest, guestCarts, isAnswer } from "./sign-in-steps.server";

const secret = { hideFields: ["password"] };

/** Signs in (manual login) and hands the guest's cart over. SES-17. */
export async function signIn(shop: Shop, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, signInSchema(shop.t, await countryOf(shop)));
  if (submission.status !== "success")
    return { kind: "again", status: 422, result: { reply: submission.reply(secret) } };
  const { identifier, password, returnTo } = submission.value;
  const refusal = (message: string) => submission.reply({ ...secret, formErrors: [message] });
  const stopped = await tooMany(shop, "guess", identifier, refusal);
  if (stopped) return stopped;
  const result = await shop.api.auth.signIn({ emailOrPhone: identifier, password, ...guest(shop) });
  if (result.ok) {
    await gotIn(shop, identifier);
    const way = { by: "password" as const, identifier, password: keepable(password) };
    const underWay = { way, isNew: false, returnTo: returnTo ?? null };
    return goOn(shop, result.value, underWay, { channels: channelsOf(identifier) });
  }
  const { failure } = result;
  if (!isAnswer(failure)) return unanswered(shop, "guess", identifier, failure, submission.reply(secret));
  // One message for an unknown name and a wrong password: it must not tell which accounts exist.
  const message = failure.kind === "unauthorized" ? shop.t("account:errors.credentials") : firstMessage(shop, failure);
  return { kind: "again", status: 422, result: { reply: refusal(message) } };
}

/** Sends a code to sign in by (N and X). */
export async function sendLoginCode(shop: Shop, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, codeRequestSchema(shop.t, await countryOf(shop)));
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  const { phone, returnTo } = submission.value;
  const refusal = (message: string) => submission.reply({ formErrors: [message] });
  const stopped = await tooMany(shop, "send", phone, refusal);
  if (stopped) return stopped;
  const result = await shop.api.auth.sendLoginCode(phone);
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(shop, "send", phone, failure, submission.reply());
    return { kind: "again", status: 422, result: { reply: refusal(firstMessage(shop, failure)) } };
  }
  shop.session.set("signIn", {
    step: "code",
    way: { by: "code", phone },
    isNew: false,
    returnTo: keepableReturn(returnTo),
    carts: guestCarts(shop, {}),
    channel: "phone",
    to: phone,
    sentAt: shop.now().getTime(),
    token: null,
  });
  return { kind: "done", to: continuePath };
}

/** The country whose numbers need no code in front. */
export async function countryOf(shop: Shop): Promise<string> {
  const config = await shop.api.config.get();
  return config.ok ? config.value.country : "";
}

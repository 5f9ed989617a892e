import type { CodeChannel } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { type PhoneChoices, phoneChoices } from "~/request/posting/phone-number.server";
import { redirectAsDocument, redirectTo, toast } from "~/request/posting/respond.server";
import { safeRedirect } from "~/session/safe-redirect";
import type { SignInAttempt } from "~/session/sign-in.server";
import { untilResend } from "./resend";
import { codeAndTargetSchema, codeSchema, personalSchema } from "./schema.server";

/** A code that was sent: `to` is empty where only the server knows it. */
export type CodeData = {
  channel: CodeChannel;
  to: string;
  sentAt: number;
  resendInMs: number;
  /** Codes to phones go by Firebase, from the operator's app only. */
  isElsewhere: boolean;
  constraints: Constraints;
};

export type ContinueData =
  | ({ step: "code" } & CodeData)
  | { step: "exists"; name: string; image: string | null }
  | { step: "info"; requested: RequestedInfo; phone: PhoneChoices; constraints: Constraints };

/** What of a newcomer is not known yet. */
export type RequestedInfo = { names: boolean; email: boolean; phone: boolean };

/** The page of a sign-in that waits for something; whoever has none begins anew. Throws the redirect. */
export async function loadContinue(context: RequestContext): Promise<ContinueData> {
  const attempt = await requireAttempt(context);
  if (attempt.step === "code") return { step: "code", ...(await codeData(context, attempt)) };
  if (attempt.step === "exists") return { step: "exists", name: attempt.name, image: attempt.image };
  const requested = await requestedInfo(context, attempt);
  const constraints = constraintsOf(personalSchema(context.t, requested, ""));
  return { step: "info", requested, phone: await phoneChoices(context), constraints };
}

async function requireAttempt(context: RequestContext): Promise<Exclude<SignInAttempt, { step: "reset" }>> {
  const { signIn, visitor } = context.session;
  if (visitor.token !== null) throw await redirectTo(context, safeRedirect(signIn?.returnTo, context.publicOrigin));
  if (signIn === null || signIn.step === "reset") {
    return redirectAsDocument(context, "/auth/sign-in", [toast(context, "warning", "account:stepExpired")]);
  }
  return signIn;
}

/** What the page of a code tells of it. */
export async function codeData(
  context: RequestContext,
  { channel, to, sentAt }: Pick<CodeData, "channel" | "to" | "sentAt">,
): Promise<CodeData> {
  const config = await context.api.config.get();
  const isElsewhere = channel === "phone" && config.ok && config.value.firebaseCodes;
  return {
    channel,
    to,
    sentAt,
    resendInMs: untilResend(sentAt, context.now().getTime()),
    isElsewhere,
    constraints: constraintsOf(to === "" ? codeAndTargetSchema(context.t, channel, "") : codeSchema(context.t)),
  };
}

/** M registers somebody of another site by their phone alone; N and X know no name of anybody (docs/delivery-api.md §3.5, §3.6). */
export async function requestedInfo(
  context: RequestContext,
  { way }: Extract<SignInAttempt, { step: "info" }>,
): Promise<RequestedInfo> {
  const config = await context.api.config.get();
  const isOld = config.ok && config.value.dialect === "m";
  if (way.by === "social") return { names: !isOld, email: way.account.email === "", phone: true };
  return { names: true, email: true, phone: way.by !== "code" };
}

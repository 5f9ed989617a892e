import type { SubmissionResult } from "@conform-to/react";
import type { ApiError, Customer, Failure, ProfileStep } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { AttemptKind } from "~/request/posting/attempts.server";
import { errorsAtFields } from "~/request/posting/errors-at-fields";
import { rateLimited, signedIn, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { commonPasswords } from "./common-passwords.server";
import { requireSignIn } from "./customers-only.server";
import { photoOf } from "./photo.server";
import { profileSchema } from "./profile-schema.server";
import { isAnswer } from "./sign-in-steps.server";

const secret = { hideFields: ["currentPassword", "password", "confirmPassword"] };

/** Where the server's refusals stand, by its codes; anything else stands above the form. */
const fieldOfCode: Record<string, string> = {
  f_name: "firstName",
  name: "firstName",
  l_name: "lastName",
  email: "email",
  phone: "phone",
  image: "photo",
  password: "password",
};

/** Saves the profile (PROF-11, PROF-12), or asks for the code that a new e-mail waits for (docs/delivery-api.md §4.2). */
async function updateProfile(context: RequestContext, form: FormData): Promise<Outcome> {
  const stranger = requireSignIn(context);
  if (stranger) return stranger;
  const [info, chosen] = await Promise.all([context.api.customer.info(), photoOf(form, "photo")]);
  form.delete("photo");
  const known = info.ok ? info.value : { phone: "", isSocial: false };
  const rules = profileSchema(context.t, { ...known, photo: chosen.problem }, await commonPasswords());
  const submission = parseForm(form, rules);
  const reply = submission.reply(secret);
  const step = stepOf(form);
  if (!info.ok) return withStep(failureOutcome(context, info.failure, { reply: { ...reply, error: {} } }), step);
  if (submission.status !== "success")
    return { ...invalid({ reply }, step), status: chosen.problem === "size" ? 413 : 422 };
  const { firstName, lastName, email, password = null, otp } = submission.value;
  const refusalAt: RefusalAt = (field) => (message) =>
    submission.reply({ ...secret, fieldErrors: { [field]: [message] } });
  const counted = countedOf(info.value, step, submission.value);
  const stopped = await rateLimitRefusal(context, { ...submission.value, known: info.value, counted }, refusalAt);
  if (stopped) return withStep(stopped, step);
  const result = await context.api.customer.updateProfile({
    firstName,
    lastName,
    email,
    phone: info.value.phone,
    password,
    photo: chosen.photo,
    code: step && otp ? { otp, on: step.on, medium: step.medium } : null,
  });
  if (!result.ok) {
    const { failure } = result;
    if (counted && !isAnswer(failure))
      return withStep(await unanswered(context, counted.kind, counted.identifier, failure, reply), step);
    if (failure.kind !== "rejected" && failure.kind !== "not-found")
      return withStep(failureOutcome(context, failure, { reply }), step);
    return invalid({ reply: submission.reply({ ...secret, ...errorsOf(context, failure, step !== null) }) }, step);
  }
  if (result.value.step) return { ...invalid({ reply }, result.value.step), status: 200 };
  // Whoever has a copy of this browser's cookie does not know the new password either.
  if (password !== null) await context.session.renewLogin();
  const { message } = result.value;
  const saved = toast(context, "success", "profile:updated");
  return { kind: "done", toasts: [message ? { ...saved, text: message } : saved] };
}

type RefusalAt = (field: string) => (message: string) => SubmissionResult<string[]>;
/** A try that is counted, and the field that says when there were too many. */
type Counted = { kind: AttemptKind; identifier: string; field: "otp" | "email" };

/** What of the form could be guessed, or has mail sent; null where nothing does. */
function countedOf(
  known: Customer,
  step: ProfileStep | null,
  { email, otp }: { email: string; otp?: string | undefined },
): Counted | null {
  if (step && otp) return { kind: "guess", identifier: step.on === "email" ? email : known.phone, field: "otp" };
  return email === known.email ? null : { kind: "send", identifier: email, field: "email" };
}

type ProfileChange = {
  known: Customer;
  counted: Counted | null;
  currentPassword?: string | undefined;
  password?: string | undefined;
};

/** Tries are counted before the delivery API is asked. Null when nothing stands in the way. */
async function rateLimitRefusal(
  context: RequestContext,
  form: ProfileChange,
  refusalAt: RefusalAt,
): Promise<Outcome | null> {
  const { known, counted, currentPassword = "", password } = form;
  if (password !== undefined) {
    const stopped = await wrongPasswordRefusal(context, known, currentPassword, refusalAt("currentPassword"));
    if (stopped) return stopped;
  }
  return counted && rateLimited(context, counted.kind, counted.identifier, refusalAt(counted.field));
}

/**
 * Whoever finds a browser signed in does not know the password: who changes it must. The delivery API judges it by a sign-in that is thrown
 * away. Null when it is right.
 */
async function wrongPasswordRefusal(
  context: RequestContext,
  { phone, email }: Customer,
  password: string,
  refusal: (message: string) => SubmissionResult<string[]>,
): Promise<Outcome | null> {
  const identifier = phone || email;
  const stopped = await rateLimited(context, "guess", identifier, refusal);
  if (stopped) return stopped;
  const asNobody = context.apiAt({ place: null, moduleId: null, token: null, guestId: null });
  const result = await asNobody.auth.signIn({ emailOrPhone: identifier, password });
  if (result.ok) {
    await signedIn(context, identifier);
    return null;
  }
  const wrong = refusal(context.t("account:errors.currentWrong"));
  if (!isAnswer(result.failure))
    return unanswered(context, "guess", identifier, result.failure, { ...wrong, error: {} });
  return invalid({ reply: wrong }, null);
}

type Invalid = Extract<Outcome, { kind: "invalid" }>;

const invalid = (result: Pick<Invalid["result"], "reply">, step: ProfileStep | null): Invalid => ({
  kind: "invalid",
  status: 422,
  result: { ...result, ...(step ? { details: { step } } : {}) },
});

/** The form keeps asking for the code it waits for. */
const withStep = (outcome: Outcome, step: ProfileStep | null): Outcome =>
  outcome.kind === "invalid" && step ? { ...outcome, result: { ...outcome.result, details: { step } } } : outcome;

/** The step that the form was asked for, as it tells it; nothing of it is trusted but by the server. */
function stepOf(form: FormData): ProfileStep | null {
  const on = form.get("verificationOn");
  if (on !== "phone" && on !== "email") return null;
  return { on, medium: String(form.get("verificationMedium") ?? "").slice(0, 40), message: "" };
}

/** A wrong code comes without a code of its own, and stands at the field it was typed into. */
function errorsOf(context: RequestContext, failure: Failure, isCodeAsked: boolean) {
  const isOfCode = ({ code }: ApiError) => isCodeAsked && (code.startsWith("otp") || failure.kind === "not-found");
  const errors = failure.errors.map((error) => (isOfCode(error) ? { ...error, code: "otp" } : error));
  const { fieldErrors, formErrors } = errorsAtFields(errors, {
    ...fieldOfCode,
    ...(isCodeAsked ? { otp: "otp" } : {}),
  });
  if (failure.errors.length === 0) formErrors.push(context.t("ui:failure.noAnswer"));
  return { fieldErrors, formErrors };
}

export const profileIntents = { "update-profile": updateProfile } satisfies Intents;

import type { SubmissionResult } from "@conform-to/react";
import type { Failure } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { errorsAtFields } from "~/request/posting/errors-at-fields";
import { rateLimited, signedIn, unanswered } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { keepable } from "~/session/sign-in.server";
import { commonPasswords } from "./common-passwords.server";
import { signUpSchema } from "./schema.server";
import { continueSignIn, guest, isAnswer } from "./sign-in-steps.server";

const secret = { hideFields: ["password", "confirmPassword"] };

const fieldOfCode: Record<string, string> = {
  f_name: "firstName",
  l_name: "lastName",
  name: "firstName",
  email: "email",
  phone: "phone",
  password: "password",
  ref_code: "referralCode",
};

/** Makes an account and signs in, or goes on to the code that proves phone or mail. The server's refusals stand at their fields. */
export async function signUp(context: RequestContext, form: FormData): Promise<Outcome> {
  const country = String(form.get("phoneCountry") ?? "");
  const submission = parseForm(form, signUpSchema(context.t, country, await commonPasswords()));
  if (submission.status !== "success")
    return { kind: "invalid", status: 422, result: { reply: submission.reply(secret) } };
  const { confirmPassword: _, returnTo, referralCode, ...account } = submission.value;
  const { email, phone, password } = account;
  const stopped = await rateLimited(context, "guess", phone, (message) =>
    submission.reply({ ...secret, formErrors: [message] }),
  );
  if (stopped) return stopped;
  const result = await context.api.auth.signUp({
    ...account,
    ...(referralCode ? { referralCode } : {}),
    ...guest(context),
  });
  if (!result.ok) {
    const { failure } = result;
    if (!isAnswer(failure)) return unanswered(context, "guess", phone, failure, submission.reply(secret));
    return refused(context, failure, (errors = {}) => submission.reply({ ...secret, ...errors }));
  }
  await signedIn(context, phone);
  const way = { by: "password" as const, identifier: phone, password: keepable(password) };
  const underWay = { way, isNew: true, returnTo: returnTo ?? null };
  return continueSignIn(context, result.value, underWay, { channels: { phone, email } });
}

type Errors = { fieldErrors?: Record<string, string[]>; formErrors?: string[] };

/** The form again with what the server refused at the fields it named; other refusals stand above the form. */
export function refused(
  context: RequestContext,
  failure: Failure,
  reply: (errors?: Errors) => SubmissionResult<string[]>,
): Outcome {
  if (!isAnswer(failure)) return failureOutcome(context, failure, { reply: reply() });
  const { fieldErrors, formErrors } = errorsAtFields(failure.errors, fieldOfCode);
  if (failure.errors.length === 0) formErrors.push(context.t("ui:failure.noAnswer"));
  return { kind: "invalid", status: 422, result: { reply: reply({ fieldErrors, formErrors }) } };
}

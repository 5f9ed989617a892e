import type { SubmissionResult } from "@conform-to/react";
import type { Failure } from "~/delivery-api";
import { errorsAtFields } from "~/request/posting/errors-at-fields";
import { failureOutcome } from "~/request/pages/failure.server";
import { gotIn, tooMany } from "~/request/posting/limited.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import type { Shop } from "~/request/context/request-context.server";
import { keepable } from "~/session/sign-in.server";
import { signUpSchema } from "./schema.server";
import { goOn, guest, isAnswer } from "./sign-in-steps.server";

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
export async function signUp(shop: Shop, form: FormData): Promise<Outcome> {
  const country = String(form.get("phoneCountry") ?? "");
  const submission = parseForm(form, signUpSchema(shop.t, country));
  if (submission.status !== "success")
    return { kind: "again", status: 422, result: { reply: submission.reply(secret) } };
  const { confirmPassword: _, returnTo, referralCode, ...account } = submission.value;
  const { email, phone, password } = account;
  const stopped = await tooMany(shop, "guess", phone, (message) =>
    submission.reply({ ...secret, formErrors: [message] }),
  );
  if (stopped) return stopped;
  const result = await shop.api.auth.signUp({ ...account, ...(referralCode ? { referralCode } : {}), ...guest(shop) });
  if (!result.ok) return refused(shop, result.failure, (errors = {}) => submission.reply({ ...secret, ...errors }));
  await gotIn(shop, phone);
  const way = { by: "password" as const, identifier: phone, password: keepable(password) };
  const underWay = { way, isNew: true, returnTo: returnTo ?? null };
  return goOn(shop, result.value, underWay, { channels: { phone, email } });
}

type Errors = { fieldErrors?: Record<string, string[]>; formErrors?: string[] };

/** The form again with what the server refused at the fields it named; other refusals stand above the form. */
export function refused(shop: Shop, failure: Failure, reply: (errors?: Errors) => SubmissionResult<string[]>): Outcome {
  if (!isAnswer(failure)) return failureOutcome(shop, failure, { reply: reply() });
  const { fieldErrors, formErrors } = errorsAtFields(failure.errors, fieldOfCode);
  if (failure.errors.length === 0) formErrors.push(shop.t("ui:failure.noAnswer"));
  return { kind: "again", status: 422, result: { reply: reply({ fieldErrors, formErrors }) } };
}

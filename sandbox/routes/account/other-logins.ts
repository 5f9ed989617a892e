import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { dropCode, isCode, noteProven, sendCode } from "../../account/codes";
import { findCustomer, releaseContact } from "../../account/customers";
import { centralLogin } from "../../account/login-rules";
import { existing, signedIn, unfinished } from "../../account/signed-in";
import { field, type Input, phoneField, validated } from "../../http/input";
import { refuse, refuseWithBody, refuseWithMessage } from "../../http/refusal";
import { messageText } from "../../messages";
import { type Person, personOf } from "../../sign-in-provider/grants";

const answer = z.enum(["yes", "no"]).nullish();
const code = z.object({
  phone: phoneField,
  otp: field.optionalText,
  verified: answer,
  guest_id: field.optionalInteger,
});
export const mediums = ["google", "facebook", "apple"] as const;
const social = z.object({
  token: field.text,
  unique_id: field.text,
  email: field.optionalText,
  medium: z.enum(mediums),
  verified: answer,
  guest_id: field.optionalInteger,
});

/** `login_type` otp of N and X: sends the code, or takes the answer to "is it you?". docs/delivery-api.md §3.3. */
export async function loginByCode(request: FastifyRequest, input: Input) {
  const { sandbox } = request;
  if (!centralLogin(sandbox).otp_login_status) throw refuse(403, "login_type", "loginOff");
  const { phone, otp, verified, guest_id } = validated(code, input);
  if (!otp) {
    await sendCode(sandbox, "verify", { channel: "sms", to: phone });
    return unfinished("otp", { is_phone_verified: 0 });
  }
  if (!(await isCode(sandbox, "verify", phone, otp))) throw refuseWithMessage(404, "otpMismatch");
  return personBehindCode(request, { phone, verified: verified ?? null, guestId: guest_id });
}

/** Who has shown to own `phone` by its code: a customer, one to be asked whether they are the customer, or somebody new. */
export async function personBehindCode(
  request: FastifyRequest,
  { phone, verified, guestId }: { phone: string; verified: "yes" | "no" | null; guestId: number | null },
) {
  const { sandbox } = request;
  const customer = await findCustomer(sandbox.db, { phone });
  // The code is needed once more with the answer.
  if (customer && !customer.is_phone_verified && verified === null) return existing("otp", customer);
  await dropCode(sandbox, "verify", phone);
  if (customer && verified !== "no") {
    await sandbox.db.updateTable("customers").set({ is_phone_verified: 1 }).where("id", "=", customer.id).execute();
    return signedIn(request, { ...customer, is_phone_verified: 1 }, { loginType: "otp", guestId });
  }
  if (customer) await releaseContact(sandbox.db, customer.id, "phone");
  await noteProven(sandbox, phone, "otp");
  return unfinished("otp", { is_personal_info: 0 });
}

/** `login_type` social of N and X. docs/delivery-api.md §3.3. */
export async function loginBySocial(request: FastifyRequest, input: Input) {
  const { db } = request.sandbox;
  const form = validated(social, input);
  if (!centralLogin(request.sandbox)[`${form.medium}_login_status`]) throw refuse(403, "medium", "loginOff");
  const person = await requirePerson(request, form);
  const guestId = form.guest_id;
  const known = await findBySocial(request, person);
  if (known) return signedIn(request, known, { loginType: "social", guestId });
  const owner = await findCustomer(db, { email: person.email });
  if (owner && !form.verified) return existing("social", owner);
  if (owner && form.verified === "yes") {
    const changes = { social_id: person.subject, is_email_verified: 1 };
    await db.updateTable("customers").set(changes).where("id", "=", owner.id).execute();
    return signedIn(request, { ...owner, ...changes }, { loginType: "social", guestId });
  }
  if (owner) await releaseContact(db, owner.id, "email");
  await noteProven(request.sandbox, person.email, `${person.medium}:${person.subject}`);
  return unfinished("social", { is_personal_info: 0, email: person.email });
}

/** The customer who came by this provider before. */
export function findBySocial({ sandbox }: FastifyRequest, { subject }: Person) {
  return sandbox.db.selectFrom("customers").selectAll().where("social_id", "=", subject).executeTakeFirst();
}

/**
 * The person a provider's token tells of.
 * @throws Refusal 403 `{"error","message"}` for a token that is not the provider's, or of somebody else.
 */
export async function requirePerson(
  request: FastifyRequest,
  given: { token: string; unique_id: string; email: string | null; medium: string },
): Promise<Person> {
  const person = await personOf(request.sandbox, given.medium, given.token);
  const isTheirs =
    person?.subject === given.unique_id && (given.email === null || given.email.toLowerCase() === person.email);
  if (person && isTheirs) return person;
  const message = messageText(request.sandbox.language, "socialWrong");
  throw refuseWithBody(403, { error: "wrong credential.", message });
}

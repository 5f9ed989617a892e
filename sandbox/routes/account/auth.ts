import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { addCustomer, findCustomer, refuseTaken, splitName } from "../../account/customers";
import { mustVerify } from "../../account/login-rules";
import { referrerOf, signedIn } from "../../account/signed-in";
import { emailField, field, inputOf, phoneField, validated } from "../../http/input";
import { isPassword } from "../../http/passwords";
import { refuse } from "../../http/refusal";
import { messageText } from "../../messages";
import { loginByCode, loginBySocial } from "./other-logins";

const optional = { ref_code: field.optionalText, guest_id: field.optionalInteger };
const contact = { email: emailField, phone: phoneField };
const signUpM = z.object({
  f_name: field.text,
  l_name: field.text,
  ...contact,
  password: field.textMin(6),
  ...optional,
});
const signUpN = z.object({ name: field.text, ...contact, password: field.textMin(8), ...optional });
const loginM = z.object({ phone: field.text, password: field.textMin(6), guest_id: field.optionalInteger });
const loginN = z.object({
  email_or_phone: field.text,
  password: field.textMin(6),
  field_type: z.enum(["phone", "email"]),
  guest_id: field.optionalInteger,
});
const loginType = z.object({ login_type: z.enum(["manual", "otp", "social"]) });

/** M names one field for both: servers in use take an email there too. */
const phoneOrEmail = (given: string) => (given.includes("@") ? { email: given } : { phone: given });

/** Guests, sign-up and sign-in: docs/delivery-api.md §3.1–3.3. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  app.post("/auth/guest/request", async (request) => {
    const { db, now, language } = request.sandbox;
    const { fcm_token } = validated(z.object({ fcm_token: field.optionalText }), inputOf(request));
    const guest = await db
      .insertInto("guests")
      .values({ fcm_token, created_at: now.toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { message: messageText(language, "guestVerified"), guest_id: guest.id };
  });

  app.post("/auth/sign-up", async (request) => {
    const { db, now, dialect } = request.sandbox;
    const input = inputOf(request);
    const form = dialect === "m" ? validated(signUpM, input) : validated(signUpN, input);
    const names = "name" in form ? splitName(form.name) : { firstName: form.f_name, lastName: form.l_name };
    await refuseTaken(db, form.email, form.phone);
    const refBy = await referrerOf(request, form.ref_code);
    const isPhoneVerified = !mustVerify(request.sandbox).phone;
    const customer = await addCustomer(db, { ...names, ...form, refBy, isPhoneVerified }, now);
    const answer = await signedIn(request, customer, { loginType: "manual", guestId: form.guest_id });
    if (dialect !== "m") return answer;
    return { ...answer, is_phone_verified: 0, phone_verify_end_url: "api/v1/auth/verify-phone" };
  });

  app.post("/auth/login", async (request) => {
    const input = inputOf(request);
    if (request.sandbox.dialect === "m") return loginByPassword(request, validated(loginM, input));
    const { login_type } = validated(loginType, input);
    if (login_type === "otp") return loginByCode(request, input);
    if (login_type === "social") return loginBySocial(request, input);
    return loginByPassword(request, validated(loginN, input));
  });
}

async function loginByPassword(request: FastifyRequest, form: z.output<typeof loginM> | z.output<typeof loginN>) {
  const by = "phone" in form ? phoneOrEmail(form.phone) : { [form.field_type]: form.email_or_phone };
  const customer = await findCustomer(request.sandbox.db, by);
  if (!customer || !isPassword(form.password, customer.password_hash)) {
    throw refuse(401, "auth-001", "wrongCredentials");
  }
  return signedIn(request, customer, { loginType: "manual", guestId: form.guest_id });
}

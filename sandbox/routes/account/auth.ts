import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { dropCode, isCode, sendCode } from "../../account/codes";
import { addCustomer, findCustomer, refuseTaken, splitName, takeOverCart } from "../../account/customers";
import { field, inputOf, validated } from "../../http/input";
import { isPassword } from "../../http/passwords";
import { refuse, refuseWithMessage } from "../../http/refusal";
import { type CustomerRow, issueToken } from "../../http/visitor";
import { say } from "../../messages";
import { settingsWith } from "../../settings";

const phone = field.text.refine((text) => /^\+?[0-9\s()-]{8,20}$/.test(text));
const email = field.text.refine((text) => z.string().email().safeParse(text).success);
const optional = { ref_code: field.optionalText, guest_id: field.optionalInteger };
const signUpM = z.object({
  f_name: field.text,
  l_name: field.text,
  email,
  phone,
  password: field.textMin(6),
  ...optional,
});
const signUpN = z.object({ name: field.text, email, phone, password: field.textMin(8), ...optional });
const loginM = z.object({ phone: field.text, password: field.textMin(6), guest_id: field.optionalInteger });
const loginN = z.object({
  login_type: z.literal("manual"),
  email_or_phone: field.text,
  password: field.textMin(6),
  field_type: z.enum(["phone", "email"]),
  guest_id: field.optionalInteger,
});
const verifyM = z.object({ phone: field.text, otp: field.text });
const verifyN = z.object({
  otp: field.text,
  verification_type: z.enum(["phone", "email"]),
  phone: field.optionalText,
  email: field.optionalText,
  login_type: z.enum(["manual", "otp"]),
  guest_id: field.optionalInteger,
});

/** M names one field for both: servers in use take an email there too. */
const phoneOrEmail = (given: string) => (given.includes("@") ? { email: given } : { phone: given });

/** Guests, sign-up, sign-in and phone verification: docs/delivery-api.md §3.1–3.4. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  app.post("/auth/guest/request", async (request) => {
    const { db, now, language } = request.sandbox;
    const { fcm_token } = validated(z.object({ fcm_token: field.optionalText }), inputOf(request));
    const guest = await db
      .insertInto("guests")
      .values({ fcm_token, created_at: now.toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { message: say(language, "guestVerified"), guest_id: guest.id };
  });

  app.post("/auth/sign-up", async (request) => {
    const { db, now, dialect, overrides } = request.sandbox;
    const input = inputOf(request);
    const form = dialect === "m" ? validated(signUpM, input) : validated(signUpN, input);
    const names = "name" in form ? splitName(form.name) : { firstName: form.f_name, lastName: form.l_name };
    await refuseTaken(db, form.email, form.phone);
    const { customer_verification: mustVerify } = settingsWith(overrides);
    const refBy = await referrerOf(request, form.ref_code);
    const customer = await addCustomer(db, { ...names, ...form, refBy, verified: !mustVerify }, now);
    if (mustVerify) await sendCode(request.sandbox, "verify", { channel: "sms", to: customer.phone });
    await takeOverCart(db, form.guest_id, customer.id);
    if (dialect !== "m") return signedInN(request, customer);
    const token = await issueToken(db, customer.id, now);
    return { token, is_phone_verified: 0, phone_verify_end_url: "api/v1/auth/verify-phone" };
  });

  app.post("/auth/login", async (request) => {
    const { db, now, dialect, overrides } = request.sandbox;
    const input = inputOf(request);
    const form = dialect === "m" ? validated(loginM, input) : validated(loginN, input);
    const by = "phone" in form ? phoneOrEmail(form.phone) : { [form.field_type]: form.email_or_phone };
    const customer = await findCustomer(db, by);
    if (!customer || !isPassword(form.password, customer.password_hash))
      throw refuse(401, "auth-001", "wrongCredentials");
    if (customer.status !== 1) throw refuse(403, "auth-003", "accountBlocked");
    await takeOverCart(db, form.guest_id, customer.id);
    if (settingsWith(overrides).customer_verification && !customer.is_phone_verified) {
      await sendCode(request.sandbox, "verify", { channel: "sms", to: customer.phone });
    }
    if (dialect !== "m") return signedInN(request, customer);
    return { token: await issueToken(db, customer.id, now), is_phone_verified: customer.is_phone_verified };
  });

  app.post("/auth/verify-phone", async (request) => {
    const { db, dialect, language } = request.sandbox;
    const input = inputOf(request);
    const form = dialect === "m" ? validated(verifyM, input) : validated(verifyN, input);
    const byMail = "verification_type" in form && form.verification_type === "email";
    const customer = await findCustomer(db, byMail ? { email: form.email } : { phone: form.phone });
    if (!customer) throw refuseWithMessage(404, "otpMismatch");
    if (dialect === "m" && customer.is_phone_verified) return { message: say(language, "alreadyVerified") };
    const target = byMail ? customer.email : customer.phone;
    if (!(await isCode(request.sandbox, "verify", target, form.otp))) throw refuseWithMessage(404, "otpMismatch");
    await dropCode(request.sandbox, "verify", target);
    const verified = byMail ? { is_email_verified: 1 } : { is_phone_verified: 1 };
    await db.updateTable("customers").set(verified).where("id", "=", customer.id).execute();
    if (dialect === "m") return { message: say(language, "phoneVerified"), otp: "inactive" };
    if ("guest_id" in form) await takeOverCart(db, form.guest_id, customer.id);
    return signedInN(request, { ...customer, ...verified });
  });
}

/** @throws Refusal 405 `ref_code` for an unknown code; when referrals are off 403 in N and X, 405 in M. */
async function referrerOf(request: FastifyRequest, code: string | null): Promise<number | null> {
  if (!code) return null;
  const { db, overrides, dialect } = request.sandbox;
  if (!settingsWith(overrides).ref_earning_status)
    throw refuse(dialect === "m" ? 405 : 403, "ref_code", "refCodeUnknown");
  const row = await db.selectFrom("customers").select("id").where("ref_code", "=", code).executeTakeFirst();
  if (!row) throw refuse(405, "ref_code", "refCodeUnknown");
  return row.id;
}

/** The sign-in answer of N and X: no token while a verification is due. */
async function signedInN(request: FastifyRequest, customer: CustomerRow) {
  const { db, now, overrides } = request.sandbox;
  const isDue = settingsWith(overrides).customer_verification && !customer.is_phone_verified;
  return {
    token: isDue ? null : await issueToken(db, customer.id, now),
    is_phone_verified: isDue ? 0 : 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: "manual",
    email: customer.email,
  };
}

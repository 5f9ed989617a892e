import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { dropCode, isCode, sendCode } from "../../account/codes";
import { refuseTaken, splitName } from "../../account/customers";
import { profileJson } from "../../account/profile";
import { keepUpload } from "../../account/uploads";
import { dropChats } from "../../chat/conversations";
import { field, inputOf, UploadedFile, validated } from "../../http/input";
import { hashPassword } from "../../http/passwords";
import { refuse, refuseWithMessage } from "../../http/refusal";
import { spoofable } from "../../http/routes";
import { type CustomerRow, requireCustomer } from "../../http/visitor";
import { messageText } from "../../messages";
import { runningStatuses } from "../../orders/statuses";
import { settingsWith } from "../../settings";

const email = field.text.refine((text) => z.string().email().safeParse(text).success);
const image = z.instanceof(UploadedFile).nullish().catch(null);
const profileM = z.object({ f_name: field.text, l_name: field.text, email, password: field.optionalText, image });
const profileN = z.object({
  name: field.text,
  email,
  phone: field.text,
  password: field.textMin(8).nullish(),
  image,
  button_type: field.optionalText,
  otp: field.optionalText,
  verification_on: field.optionalText,
});

/** The customer's own data: docs/delivery-api.md §4.1–4.3. */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/info", async (request) => {
    const customer = await requireCustomer(request);
    if (!request.headers["x-localization"]) {
      return { errors: [{ code: "current_language_key", message: messageText("en", "languageRequired") }] };
    }
    return profileJson(request.sandbox, customer);
  });

  app.post("/customer/update-profile", async (request) => {
    const { db, dialect, language, now } = request.sandbox;
    const customer = await requireCustomer(request);
    const input = inputOf(request);
    const form = dialect === "m" ? validated(profileM, input) : validated(profileN, input);
    const phone = "phone" in form ? form.phone : customer.phone;
    await refuseTaken(db, form.email, phone, customer.id);
    if ("phone" in form) {
      const pending = await verificationStep(request, customer, form);
      if (pending) return pending;
    }
    const names = "name" in form ? splitName(form.name) : { firstName: form.f_name, lastName: form.l_name };
    const password = form.password && form.password.length > 5 ? { password_hash: hashPassword(form.password) } : {};
    const picture = form.image ? { image: await keepUpload(db, form.image, "image") } : {};
    await db
      .updateTable("customers")
      .set({ f_name: names.firstName, l_name: names.lastName, email: form.email.toLowerCase(), phone })
      .set({ ...password, ...picture, updated_at: now.toISOString() })
      .where("id", "=", customer.id)
      .execute();
    return { message: messageText(language, "profileSaved") };
  });

  spoofable(app, "DELETE", "/customer/remove-account", removeAccount);

  spoofable(app, "PUT", "/customer/cm-firebase-token", async (request) => {
    const customer = await requireCustomer(request);
    const { cm_firebase_token } = validated(z.object({ cm_firebase_token: field.text }), inputOf(request));
    await request.sandbox.db
      .updateTable("customers")
      .set({ cm_firebase_token })
      .where("id", "=", customer.id)
      .execute();
    return { message: messageText(request.sandbox.language, "notificationSaved") };
  });

  app.post("/customer/update-interest", async (request) => {
    const { db, language, moduleId } = request.sandbox;
    const customer = await requireCustomer(request);
    const { interest } = validated(z.object({ interest: field.list(field.positive) }), inputOf(request));
    const modules = new Set(JSON.parse(customer.module_ids) as number[]);
    if (moduleId !== null && moduleId > 0) modules.add(moduleId);
    await db
      .updateTable("customers")
      .set({ interest: JSON.stringify(interest.map(String)), module_ids: JSON.stringify([...modules]) })
      .where("id", "=", customer.id)
      .execute();
    return { message: messageText(language, "interestSaved") };
  });

  app.get("/customer/update-zone", async (request) => {
    await requireCustomer(request);
    return [];
  });
}

/**
 * N and X ask for a code before a phone number or mail address counts (docs/delivery-api.md §4.2): when it has changed, or is unverified
 * while no other button is named. Null when the form may be saved.
 */
async function verificationStep(request: FastifyRequest, customer: CustomerRow, form: z.output<typeof profileN>) {
  const { sandbox } = request;
  const { phone, email, button_type, otp } = form;
  if (phone !== customer.phone && customer.is_phone_verified) {
    throw refuse(403, "phone", "fieldInvalid", { field: "phone" });
  }
  if (!settingsWith(sandbox.overrides).customer_verification) return null;
  const isDue = (hasChanged: boolean, isVerified: number) => hasChanged || (!isVerified && !button_type);
  const on = isDue(phone !== customer.phone, customer.is_phone_verified)
    ? ("phone" as const)
    : isDue(email.toLowerCase() !== customer.email, customer.is_email_verified)
      ? ("email" as const)
      : null;
  if (on === null) return null;
  const to = on === "phone" ? phone : email.toLowerCase();
  if (otp === null || form.verification_on !== on) {
    await sendCode(sandbox, "verify", { channel: on === "phone" ? "sms" : "mail", to });
    const message = messageText(sandbox.language, "verifyMaySend");
    return { verification_on: on, verification_medium: on === "phone" ? "SMS" : "Email", otp_send: true, message };
  }
  if (!(await isCode(sandbox, "verify", to, otp))) throw refuseWithMessage(404, "otpMismatch");
  await dropCode(sandbox, "verify", to);
  const verified = on === "phone" ? { is_phone_verified: 1 } : { is_email_verified: 1 };
  await sandbox.db.updateTable("customers").set(verified).where("id", "=", customer.id).execute();
  return null;
}

async function removeAccount(request: FastifyRequest, reply: FastifyReply) {
  const { db, language } = request.sandbox;
  const customer = await requireCustomer(request);
  const running = await db
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", customer.id)
    .where("is_guest", "=", 0)
    .where("order_status", "in", [...runningStatuses])
    .executeTakeFirst();
  if (running) {
    reply.code(203);
    return { errors: [{ code: "on-going", message: messageText(language, "accountRemoveRunning") }] };
  }
  await db.transaction().execute(async (trx) => {
    await dropChats(trx, customer.id);
    for (const table of ["addresses", "wish_lists", "notifications"] as const) {
      await trx.deleteFrom(table).where("user_id", "=", customer.id).execute();
    }
    await trx.deleteFrom("cart_lines").where("user_id", "=", customer.id).where("is_guest", "=", 0).execute();
    await trx.deleteFrom("tokens").where("customer_id", "=", customer.id).execute();
    await trx.deleteFrom("customers").where("id", "=", customer.id).execute();
  });
  return [];
}

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { dropCode, isCode, takeProof } from "../../account/codes";
import { addCustomer, findCustomer, splitName } from "../../account/customers";
import { referrerOf, signedIn } from "../../account/signed-in";
import { emailField, field, inputOf, phoneField, validated } from "../../http/input";
import { refuseWithMessage } from "../../http/refusal";
import { messageText } from "../../messages";
import { personBehindCode } from "./other-logins";

const verifyM = z.object({ phone: field.text, otp: field.text });
const verifyN = z.object({
  otp: field.text,
  verification_type: z.enum(["phone", "email"]),
  phone: field.optionalText,
  email: field.optionalText,
  login_type: z.enum(["manual", "otp"]),
  guest_id: field.optionalInteger,
});
const personalInfo = z.object({
  name: field.text,
  phone: phoneField,
  email: emailField,
  login_type: z.enum(["otp", "social", "manual"]),
  ref_code: field.optionalText,
  guest_id: field.optionalInteger,
});

/** Proving a phone or mail address, and telling who one is: docs/delivery-api.md §3.4, §3.6. */
export async function verificationRoutes(app: FastifyInstance): Promise<void> {
  app.post("/auth/verify-phone", async (request) => {
    const { sandbox } = request;
    const { db, dialect, language } = sandbox;
    const input = inputOf(request);
    const form = dialect === "m" ? validated(verifyM, input) : validated(verifyN, input);
    const byMail = "verification_type" in form && form.verification_type === "email";
    const isLogin = "login_type" in form && form.login_type === "otp";
    const customer = await findCustomer(db, byMail ? { email: form.email } : { phone: form.phone });
    const target = (byMail ? customer?.email : (customer?.phone ?? form.phone)) ?? "";
    if (!customer && !isLogin) throw refuseWithMessage(404, "otpMismatch");
    if (dialect === "m" && customer?.is_phone_verified) return { message: messageText(language, "alreadyVerified") };
    if (!(await isCode(sandbox, "verify", target, form.otp))) throw refuseWithMessage(404, "otpMismatch");
    const guestId = "guest_id" in form ? form.guest_id : null;
    if (isLogin) return personBehindCode(request, { phone: target, verified: null, guestId });
    if (!customer) throw refuseWithMessage(404, "otpMismatch");
    await dropCode(sandbox, "verify", target);
    const verified = byMail ? { is_email_verified: 1 } : { is_phone_verified: 1 };
    await db.updateTable("customers").set(verified).where("id", "=", customer.id).execute();
    if (dialect === "m") return { message: messageText(language, "phoneVerified"), otp: "inactive" };
    return signedIn(request, { ...customer, ...verified }, { loginType: "manual", guestId });
  });

  app.post("/auth/update-info", async (request) => {
    const { sandbox } = request;
    const form = validated(personalInfo, inputOf(request));
    const { login_type: loginType, email, phone } = form;
    const isSocial = loginType === "social";
    const taken = (await findCustomer(sandbox.db, { email })) ?? (await findCustomer(sandbox.db, { phone }));
    if (taken) throw refuseWithMessage(403, "alreadyExists");
    const refBy = await referrerOf(request, form.ref_code);
    const proof = await takeProof(sandbox, isSocial ? email : phone);
    if (proof === null) throw refuseWithMessage(404, "userNotFound");
    const [medium = "", id = ""] = proof.split(":");
    const customer = await addCustomer(
      sandbox.db,
      {
        ...splitName(form.name),
        email,
        phone,
        password: null,
        refBy,
        isPhoneVerified: !isSocial,
        isEmailVerified: isSocial,
        ...(isSocial ? { social: { medium, id } } : {}),
      },
      sandbox.now,
    );
    return signedIn(request, customer, { loginType, guestId: form.guest_id });
  });
}

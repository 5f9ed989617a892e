import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { type CodeTarget, dropCode, isCode, sendCode } from "../../account/codes";
import { findCustomer } from "../../account/customers";
import { field, type Input, inputOf, validated } from "../../http/input";
import { hashPassword } from "../../http/passwords";
import { refuse } from "../../http/refusal";
import { spoofable } from "../../http/routes";
import type { CustomerRow } from "../../http/visitor";
import { messageText } from "../../messages";

const identityM = z.object({ phone: field.text });
const identityN = z.object({
  verification_method: z.enum(["phone", "email"]),
  phone: field.optionalText,
  email: field.optionalText,
});

/** Password reset in three steps: docs/delivery-api.md §3.7. */
export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  app.post("/auth/forgot-password", async (request) => {
    const { target } = await accountOf(request, inputOf(request));
    await sendCode(request.sandbox, "reset", target);
    return { message: messageText(request.sandbox.language, "otpSent") };
  });

  app.post("/auth/verify-token", async (request) => {
    const input = inputOf(request);
    const { reset_token } = validated(z.object({ reset_token: field.text }), input);
    const { target } = await accountOf(request, input);
    if (!(await isCode(request.sandbox, "reset", target.to, reset_token))) throw refuse(400, "invalid", "otpWrong");
    return { message: messageText(request.sandbox.language, "phoneVerified") };
  });

  spoofable(app, "PUT", "/auth/reset-password", async (request) => {
    const { db, dialect, language } = request.sandbox;
    const input = inputOf(request);
    const form = validated(
      z.object({
        reset_token: field.text,
        password: field.textMin(dialect === "m" ? 6 : 8),
        confirm_password: field.text,
      }),
      input,
    );
    const { customer, target } = await accountOf(request, input);
    if (!(await isCode(request.sandbox, "reset", target.to, form.reset_token)))
      throw refuse(400, "invalid", "otpWrong");
    if (form.password !== form.confirm_password) throw refuse(401, "mismatch", "passwordMismatch");
    const changes = { password_hash: hashPassword(form.password) };
    await db.updateTable("customers").set(changes).where("id", "=", customer.id).execute();
    await db.deleteFrom("tokens").where("customer_id", "=", customer.id).execute();
    await dropCode(request.sandbox, "reset", target.to);
    return { message: messageText(language, "passwordChanged") };
  });
}

/** @throws Refusal 404 `not-found`. */
async function accountOf(
  request: FastifyRequest,
  input: Input,
): Promise<{ customer: CustomerRow; target: CodeTarget }> {
  const { db, dialect } = request.sandbox;
  const who = dialect === "m" ? validated(identityM, input) : validated(identityN, input);
  const byMail = "verification_method" in who && who.verification_method === "email";
  const customer = await findCustomer(db, byMail ? { email: who.email } : { phone: who.phone });
  if (!customer) throw refuse(404, "not-found", "userNotFound");
  const target: CodeTarget = byMail ? { channel: "mail", to: customer.email } : { channel: "sms", to: customer.phone };
  return { customer, target };
}

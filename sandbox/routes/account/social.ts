import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { addCustomer, findCustomer, refuseTaken, splitName } from "../../account/customers";
import { mustVerify } from "../../account/login-rules";
import { referrerOf, signedIn } from "../../account/signed-in";
import { emailField, field, inputOf, phoneField, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { findBySocial, mediums, requirePerson } from "./other-logins";

const login = z.object({
  token: field.text,
  unique_id: field.text,
  email: emailField,
  medium: z.enum(mediums),
  guest_id: field.optionalInteger,
});
const register = login.extend({ phone: phoneField, ref_code: field.optionalText });

/** Sign-in by another site in the old style of M: docs/delivery-api.md §3.5. */
export async function socialRoutes(app: FastifyInstance): Promise<void> {
  app.post("/auth/social-login", async (request) => {
    const form = validated(login, inputOf(request));
    const person = await requirePerson(request, form);
    const known = await findBySocial(request, person);
    if (known) return signedIn(request, known, { loginType: "social", guestId: form.guest_id });
    if (await findCustomer(request.sandbox.db, { email: person.email })) {
      throw refuse(403, "auth-004", "socialMailTaken");
    }
    return { token: null, is_phone_verified: 0 };
  });

  app.post("/auth/social-register", async (request) => {
    const { db, now } = request.sandbox;
    const form = validated(register, inputOf(request));
    const person = await requirePerson(request, form);
    if (await findCustomer(db, { email: person.email })) throw refuse(403, "auth-004", "socialMailTaken");
    await refuseTaken(db, person.email, form.phone);
    const customer = await addCustomer(
      db,
      {
        ...splitName(person.name),
        email: person.email,
        phone: form.phone,
        password: null,
        refBy: await referrerOf(request, form.ref_code),
        isPhoneVerified: !mustVerify(request.sandbox).phone,
        isEmailVerified: true,
        social: { medium: person.medium, id: person.subject },
      },
      now,
    );
    return signedIn(request, customer, { loginType: "social", guestId: form.guest_id });
  });
}

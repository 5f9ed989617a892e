import type { FastifyRequest } from "fastify";
import { refuse } from "../http/refusal";
import { type CustomerRow, issueToken } from "../http/visitor";
import { settingsWith } from "../settings";
import { sendCode } from "./codes";
import { takeOverCart } from "./customers";
import { mustVerify } from "./login-rules";

export type LoginType = "manual" | "otp" | "social";

/** The sign-in answer of N and X with nothing decided yet, docs/delivery-api.md §3.2. */
const openAnswer = {
  token: null as string | null,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null as { id: number; name: string; image: string | null } | null,
  email: null as string | null,
};

/** The same with what keeps it from being a sign-in. */
export const unfinished = (loginType: LoginType, fields: Partial<typeof openAnswer>) => ({
  ...openAnswer,
  login_type: loginType,
  ...fields,
});

/** "Is this you?": an account with that phone or mail exists already. */
export const existing = (loginType: LoginType, { id, f_name, l_name, image }: CustomerRow) =>
  unfinished(loginType, { is_exist_user: { id, name: `${f_name} ${l_name}`.trim(), image } });

/**
 * Ends a sign-in in any dialect: sends the code of a verification that is due, or gives the token. M gives the token at once and
 * leaves it to the client; N and X hold it, and with it the guest's cart, back.
 */
export async function signedIn(
  request: FastifyRequest,
  customer: CustomerRow,
  { loginType, guestId }: { loginType: LoginType; guestId: number | null },
) {
  const { db, now, dialect } = request.sandbox;
  if (customer.status !== 1) throw refuse(403, "auth-003", "accountBlocked");
  const rules = mustVerify(request.sandbox);
  const isPhoneDue = rules.phone && !customer.is_phone_verified;
  const isEmailDue = rules.email && !customer.is_email_verified && !isPhoneDue;
  if (isPhoneDue) await sendCode(request.sandbox, "verify", { channel: "sms", to: customer.phone });
  if (isEmailDue) await sendCode(request.sandbox, "verify", { channel: "mail", to: customer.email });
  const isDue = isPhoneDue || isEmailDue;
  if (!isDue || dialect === "m") await takeOverCart(db, guestId, customer.id);
  if (dialect === "m") {
    return { token: await issueToken(db, customer.id, now), is_phone_verified: customer.is_phone_verified };
  }
  return unfinished(loginType, {
    token: isDue ? null : await issueToken(db, customer.id, now),
    is_phone_verified: isPhoneDue ? 0 : 1,
    is_email_verified: isEmailDue ? 0 : 1,
    email: customer.email,
  });
}

/**
 * The referrer of a code; null without one.
 * @throws Refusal 405 `ref_code` for an unknown code; when referrals are off 403 in N and X, 405 in M.
 */
export async function referrerOf(request: FastifyRequest, code: string | null): Promise<number | null> {
  if (!code) return null;
  const { db, overrides, dialect } = request.sandbox;
  if (!settingsWith(overrides).ref_earning_status)
    throw refuse(dialect === "m" ? 405 : 403, "ref_code", "refCodeUnknown");
  const row = await db.selectFrom("customers").select("id").where("ref_code", "=", code).executeTakeFirst();
  if (!row) throw refuse(405, "ref_code", "refCodeUnknown");
  return row.id;
}

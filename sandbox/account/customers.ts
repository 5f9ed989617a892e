import { randomBytes } from "node:crypto";
import type { Db } from "../db/types";
import { hashPassword } from "../http/passwords";
import { refuse } from "../http/refusal";
import type { CustomerRow } from "../http/visitor";

export type NewCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Null for people who come by a code or by another site. */
  password: string | null;
  refBy: number | null;
  isPhoneVerified: boolean;
  isEmailVerified?: boolean;
  social?: { medium: string; id: string };
};

/** First word and the rest, as N and X split `name`. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** @throws Refusal 403 `email` or `phone` when another account has it. */
export async function refuseTaken(db: Db, email: string, phone: string, exceptId = 0): Promise<void> {
  const taken = await db
    .selectFrom("customers")
    .select(["email", "phone"])
    .where((where) => where.or([where("email", "=", email.toLowerCase()), where("phone", "=", phone)]))
    .where("id", "!=", exceptId)
    .execute();
  if (taken.some((row) => row.email === email.toLowerCase()))
    throw refuse(403, "email", "fieldTaken", { field: "email" });
  if (taken.length > 0) throw refuse(403, "phone", "fieldTaken", { field: "phone" });
}

export async function addCustomer(db: Db, customer: NewCustomer, now: Date): Promise<CustomerRow> {
  const at = now.toISOString();
  return db
    .insertInto("customers")
    .values({
      f_name: customer.firstName,
      l_name: customer.lastName,
      email: customer.email.toLowerCase(),
      phone: customer.phone,
      image: null,
      password_hash: customer.password === null ? null : hashPassword(customer.password),
      is_phone_verified: customer.isPhoneVerified ? 1 : 0,
      is_email_verified: customer.isEmailVerified ? 1 : 0,
      status: 1,
      wallet_balance: 0,
      loyalty_point: 0,
      ref_code: randomBytes(5).toString("hex").toUpperCase(),
      ref_by: customer.refBy,
      cm_firebase_token: null,
      interest: "[]",
      module_ids: "[]",
      social_id: customer.social?.id ?? null,
      login_medium: customer.social?.medium ?? "manual",
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** By phone (with or without `+`) or mail address. */
export async function findCustomer(db: Db, by: { phone?: string | null; email?: string | null }) {
  if (by.email) {
    return db.selectFrom("customers").selectAll().where("email", "=", by.email.toLowerCase()).executeTakeFirst();
  }
  if (!by.phone) return undefined;
  const digits = by.phone.replace(/^[+\s]+/, "");
  return db
    .selectFrom("customers")
    .selectAll()
    .where("phone", "in", [digits, `+${digits}`])
    .executeTakeFirst();
}

/** Takes a phone number or mail address from an account whose owner is somebody else: never proven, and claimed by one who could. */
export async function releaseContact(db: Db, customerId: number, contact: "phone" | "email"): Promise<void> {
  const value = contact === "phone" ? `released-${customerId}` : `released-${customerId}@example.invalid`;
  await db
    .updateTable("customers")
    .set({ [contact]: value })
    .where("id", "=", customerId)
    .execute();
}

/** The guest's cart becomes the customer's; a cart that is not empty drops the customer's own, all modules (§1.4). */
export async function takeOverCart(db: Db, guestId: number | null, customerId: number): Promise<void> {
  if (guestId === null) return;
  await db.transaction().execute(async (trx) => {
    const lines = await trx
      .selectFrom("cart_lines")
      .select("id")
      .where("user_id", "=", guestId)
      .where("is_guest", "=", 1)
      .execute();
    if (lines.length === 0) return;
    await trx.deleteFrom("cart_lines").where("user_id", "=", customerId).where("is_guest", "=", 0).execute();
    await trx
      .updateTable("cart_lines")
      .set({ user_id: customerId, is_guest: 0 })
      .where(
        "id",
        "in",
        lines.map((line) => line.id),
      )
      .execute();
  });
}

import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { StateRow } from "../db/state";
import type { Db } from "../db/types";
import { type Input, inputOf } from "./input";
import { refuse, refuseWithBody } from "./refusal";

export type CustomerRow = StateRow<"customers">;

/** Whose cart and orders a "guest or customer" call is about. */
export type Visitor = { id: number; isGuest: boolean; customer: CustomerRow | null };

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** A fresh opaque bearer token of a customer; the database keeps only its hash. */
export async function issueToken(db: Db, customerId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const row = { token_hash: hashOf(token), customer_id: customerId, created_at: now.toISOString() };
  await db.insertInto("tokens").values(row).execute();
  return token;
}

/** The customer of the Authorization header; null without one, or when the token is unknown or the account blocked. */
async function customerOf(request: FastifyRequest): Promise<CustomerRow | null> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) return null;
  const row = await request.sandbox.db
    .selectFrom("customers")
    .innerJoin("tokens", "tokens.customer_id", "customers.id")
    .selectAll("customers")
    .where("tokens.token_hash", "=", hashOf(token))
    .where("customers.status", "=", 1)
    .executeTakeFirst();
  return row ?? null;
}

/** @throws Refusal 401 `auth-001`. */
export async function requireCustomer(request: FastifyRequest): Promise<CustomerRow> {
  const customer = await customerOf(request);
  if (!customer) throw refuse(401, "auth-001", "unauthenticated");
  return customer;
}

/**
 * The guest-or-customer rule with its oddities, docs/delivery-api.md §1.4.
 * @throws Refusal: with HTTP 200 and `["Unauthorized",401]` in M; 401 in N and X; 403 `guest_id` for a dead token in M and N.
 */
export async function requireVisitor(request: FastifyRequest, input: Input = inputOf(request)): Promise<Visitor> {
  const { dialect } = request.sandbox;
  const hasToken = request.headers.authorization !== undefined;
  const customer = await customerOf(request);
  if (customer) return { id: customer.id, isGuest: false, customer };
  if (hasToken && dialect === "x") throw refuse(401, "auth-001", "unauthenticated");
  const guestId = input.guest_id;
  if (guestId === undefined || guestId === null) {
    if (hasToken) throw refuse(403, "guest_id", "fieldRequired", { field: "guest id" });
    if (dialect === "m") throw refuseWithBody(200, ["Unauthorized", 401]);
    throw refuseWithBody(401, dialect === "n" ? { errors: "Unauthorized" } : { message: "Unauthorized" });
  }
  const id = Number(guestId);
  if (!Number.isSafeInteger(id) || id <= 0) throw refuse(403, "guest_id", "fieldInvalid", { field: "guest id" });
  return { id, isGuest: true, customer: null };
}

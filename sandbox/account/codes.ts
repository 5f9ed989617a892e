import { randomInt } from "node:crypto";
import type { SandboxContext } from "../context";
import { refuse } from "../http/refusal";

/** Waits and blocks of docs/delivery-api.md §3.4 and §3.7, in seconds; how long a code lives is the sandbox's own. */
const limits = { resendAfter: 60, tries: 5, blockFor: 600, liveFor: 900 };

export type CodePurpose = "verify" | "reset" | "proven";
export type CodeTarget = { channel: "sms" | "mail"; to: string };

/**
 * Makes a one-time code (4 digits in M, 6 in N and X) and puts its message into the outbox.
 * @throws Refusal 405 `otp` within 60 s of the last one.
 */
export async function sendCode(context: SandboxContext, purpose: CodePurpose, target: CodeTarget): Promise<void> {
  const { db, now, dialect } = context;
  const last = await findCode(context, purpose, target.to);
  const age = last ? secondsSince(last.created_at, now) : Number.POSITIVE_INFINITY;
  if (age >= 0 && age < limits.resendAfter) {
    throw refuse(405, "otp", "otpWait", { seconds: Math.ceil(limits.resendAfter - age) });
  }
  const digits = dialect === "m" ? 4 : 6;
  const code = String(randomInt(10 ** (digits - 1), 10 ** digits));
  const created_at = now.toISOString();
  await db.deleteFrom("one_time_codes").where("purpose", "=", purpose).where("target", "=", target.to).execute();
  await db.insertInto("one_time_codes").values({ purpose, target: target.to, code, tries: 0, created_at }).execute();
  await db
    .insertInto("outbox")
    .values({ channel: target.channel, recipient: target.to, text: `Your code is ${code}`, code, created_at })
    .execute();
}

/**
 * Whether the code is right; a wrong try is counted.
 * @throws Refusal 405 `otp_block_time` after five wrong tries, for ten minutes.
 */
export async function isCode(
  context: SandboxContext,
  purpose: CodePurpose,
  to: string,
  code: string,
): Promise<boolean> {
  const row = await findCode(context, purpose, to);
  if (!row) return false;
  if (row.tries >= limits.tries && secondsSince(row.created_at, context.now) < limits.blockFor) {
    throw refuse(405, "otp_block_time", "otpTooMany");
  }
  if (row.code === code && secondsSince(row.created_at, context.now) < limits.liveFor) return true;
  await context.db
    .updateTable("one_time_codes")
    .set({ tries: row.tries + 1 })
    .where("purpose", "=", purpose)
    .where("target", "=", to)
    .execute();
  return false;
}

/** A used code is gone. */
export async function dropCode(context: SandboxContext, purpose: CodePurpose, to: string): Promise<void> {
  await context.db.deleteFrom("one_time_codes").where("purpose", "=", purpose).where("target", "=", to).execute();
}

/** Notes that whoever asks has shown to own a phone number or mail address, until they complete their account; `as` tells how. */
export async function noteProven(context: SandboxContext, target: string, as: string): Promise<void> {
  await dropCode(context, "proven", target);
  const created_at = context.now.toISOString();
  await context.db
    .insertInto("one_time_codes")
    .values({ purpose: "proven", target, code: as, tries: 0, created_at })
    .execute();
}

/** What `noteProven` noted; null when nothing was, or too long ago. Asked for once. */
export async function takeProof(context: SandboxContext, target: string): Promise<string | null> {
  const row = await findCode(context, "proven", target);
  if (!row || secondsSince(row.created_at, context.now) >= limits.liveFor) return null;
  await dropCode(context, "proven", target);
  return row.code;
}

function findCode(context: SandboxContext, purpose: CodePurpose, to: string) {
  return context.db
    .selectFrom("one_time_codes")
    .selectAll()
    .where("purpose", "=", purpose)
    .where("target", "=", to)
    .executeTakeFirst();
}

function secondsSince(instant: string, now: Date): number {
  return (now.getTime() - new Date(instant).getTime()) / 1000;
}

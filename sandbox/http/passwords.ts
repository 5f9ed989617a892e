import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

// A demo's accounts guard nothing: cheap parameters keep sign-in fast in tests.
const cost = { N: 1024, r: 8, p: 1 };
const keyLength = 32;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString("hex")}:${scryptSync(password, salt, keyLength, cost).toString("hex")}`;
}

/** Compares in constant time; false for an account without a password. */
export function isPassword(password: string, stored: string | null): boolean {
  const [salt, hash] = stored?.split(":") ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, "hex");
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, "hex"), keyLength, cost), expected);
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { nanoid } from "nanoid";
import { environment } from "~/env.server";

const lifetimeMs = 24 * 60 * 60 * 1000;

const signature = (secret: string, formKey: string, issuedAt: string) =>
  createHmac("sha256", secret).update(`form:${formKey}:${issuedAt}`).digest("base64url");

/**
 * A token for every form of the visitor with this `formKey`; who signs in or out has another key. Lives 24 hours.
 * Its random part makes no two alike, even in one millisecond: pages are compressed, and a secret that stands in two of them can be guessed by their lengths.
 */
export function issueFormToken(formKey: string, now: Date): string {
  const issuedAt = `${now.getTime()}-${nanoid(4)}`;
  const [secret = ""] = environment().sessionSecrets;
  return `${issuedAt}.${signature(secret, formKey, issuedAt)}`;
}

/** `stale` and `forged` differ only in what is logged: both render the form again, filled. */
export function checkFormToken(token: string, formKey: string, now: Date): "valid" | "stale" | "forged" {
  const [issuedAt = "", given = ""] = token.split(".");
  const matches = environment().sessionSecrets.some((secret) => {
    const expected = Buffer.from(signature(secret, formKey, issuedAt));
    const actual = Buffer.from(given);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
  if (!matches) return "forged";
  return now.getTime() - Number.parseInt(issuedAt, 10) <= lifetimeMs ? "valid" : "stale";
}

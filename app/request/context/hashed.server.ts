import { createHash, createHmac } from "node:crypto";
import { environment } from "~/env.server";

/**
 * What stands for a phone number, a mail address or a machine where tries are counted. There are few enough of them to try them all, so the
 * hash is keyed: whoever reads the store alone learns nobody's.
 */
export function hashed(text: string): string {
  const [hash = ""] = hashesOf(text);
  return hash;
}

/** The hashes of a text by each of the secrets, that of the newest first: while they are changed, others write by another one. */
export const hashesOf = (text: string): string[] =>
  environment().sessionSecrets.map((secret) =>
    createHmac("sha256", secret).update(`who:${text.toLowerCase()}`).digest("base64url").slice(0, 22),
  );

/** What stands for a random key or token, which nobody can try: the same whatever secrets there are, so that nothing is lost while they are changed. */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

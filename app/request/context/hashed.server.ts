import { createHmac } from "node:crypto";
import { environment } from "~/env.server";

/**
 * What stands for a phone number, a mail address or a machine where tries are counted. There are few enough of them to try them all, so the
 * hash is keyed: whoever reads the store alone learns nobody's.
 */
export function hashed(text: string): string {
  const [secret = ""] = environment().sessionSecrets;
  return createHmac("sha256", secret).update(`who:${text.toLowerCase()}`).digest("base64url").slice(0, 22);
}

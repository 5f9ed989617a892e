import { createHash } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

/** A key of its own beside the one that signs. */
const keyOf = (secret: string) => new Uint8Array(createHash("sha256").update(`seal:${secret}`).digest());

/** One way to seal, and only what was sealed that way is opened. */
const [alg, enc] = ["dir", "A256GCM"];
const algorithms = { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: [enc] };

/** A value as text that only this server can read, for `seconds`. The first secret seals. */
export async function seal(value: unknown, secrets: readonly string[], seconds: number): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg, enc })
    .setExpirationTime(new Date(Date.now() + seconds * 1000))
    .encrypt(keyOf(secrets[0] ?? ""));
}

/** The value of a sealed text; null when it is none, has been tampered with or has expired. Any of the secrets opens. */
export async function unseal(text: unknown, secrets: readonly string[]): Promise<unknown> {
  if (typeof text !== "string") return null;
  for (const secret of secrets) {
    try {
      return (await jwtDecrypt(text, keyOf(secret), algorithms)).payload.value ?? null;
    } catch {
      // Another secret may fit.
    }
  }
  return null;
}

import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { SandboxContext } from "../context";

/** Somebody with an account at Google, Facebook or Apple, as the stand-in for them knows people. */
export type Person = { medium: string; subject: string; email: string; name: string };

/** What a code may be exchanged by: the one who asked for it, at the address it was sent to, with the secret behind the challenge. */
export type Bound = { clientId: string; redirectUri: string; challenge: string; nonce: string | null };

type Store = Pick<SandboxContext, "db" | "now">;

const codeLivesMs = 60_000;
const tokenLivesMs = 60 * 60_000;

const newSecret = () => randomBytes(24).toString("base64url");

/** The same address is the same person, at each provider another. */
export const personBy = (medium: string, email: string, name: string): Person => ({
  medium,
  subject: createHash("sha256").update(`${medium}:${email.toLowerCase()}`).digest("hex").slice(0, 21),
  email: email.toLowerCase(),
  name,
});

/** A code for one exchange within a minute. */
export async function grantCode(store: Store, person: Person, bound: Bound): Promise<string> {
  return keep(store, "code", person, bound, newSecret());
}

/**
 * The tokens for a code; null when it is unknown, used, expired or not this asker's. `issuer` goes into the ID token.
 */
export async function exchangeCode(
  store: Store,
  asked: { code: string; medium: string; clientId: string; redirectUri: string; verifier: string; issuer: string },
) {
  const row = await find(store, "code", asked.code);
  if (!row || row.medium !== asked.medium) return null;
  await store.db.deleteFrom("provider_grants").where("secret", "=", asked.code).execute();
  const bound = JSON.parse(row.bound) as Bound;
  const challenge = createHash("sha256").update(asked.verifier).digest("base64url");
  const isAsker =
    bound.clientId === asked.clientId && bound.redirectUri === asked.redirectUri && bound.challenge === challenge;
  if (!isAsker || ageOf(row, store) > codeLivesMs) return null;
  const accessToken = await keep(store, "token", row, bound, newSecret());
  const idToken = await keep(store, "token", row, bound, await signIdToken(row, bound, asked.issuer, store.now));
  return { accessToken, idToken, expiresIn: tokenLivesMs / 1000 };
}

/** Whose access or ID token it is; null for anything else. */
export async function personOf(store: Store, medium: string, token: string): Promise<Person | null> {
  const row = await find(store, "token", token);
  return row && row.medium === medium && ageOf(row, store) <= tokenLivesMs ? row : null;
}

async function keep(store: Store, kind: "code" | "token", person: Person, bound: Bound, secret: string) {
  const { medium, subject, email, name } = person;
  const created_at = store.now.toISOString();
  await store.db
    .insertInto("provider_grants")
    .values({ secret, kind, medium, subject, email, name, bound: JSON.stringify(bound), created_at })
    .execute();
  return secret;
}

function find({ db }: Store, kind: "code" | "token", secret: string) {
  return db
    .selectFrom("provider_grants")
    .selectAll()
    .where("kind", "=", kind)
    .where("secret", "=", secret)
    .executeTakeFirst();
}

const ageOf = (row: { created_at: string }, { now }: Store) => now.getTime() - new Date(row.created_at).getTime();

const keyId = "sandbox";
let keys: ReturnType<typeof generateKeyPair> | undefined;

function theKeys() {
  keys ??= generateKeyPair("RS256");
  return keys;
}

/** What ID tokens are checked by. */
export async function publicKeys() {
  return { keys: [{ ...(await exportJWK((await theKeys()).publicKey)), kid: keyId, alg: "RS256", use: "sig" }] };
}

/** The browser's own clock judges it, so it is not told in the sandbox's time. */
async function signIdToken(person: Person, { clientId, nonce }: Bound, issuer: string, now: Date): Promise<string> {
  const claims = { email: person.email, email_verified: true, name: person.name, jti: now.toISOString(), nonce };
  return new SignJWT(nonce === null ? { ...claims, nonce: undefined } : claims)
    .setProtectedHeader({ alg: "RS256", kid: keyId })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(person.subject)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign((await theKeys()).privateKey);
}

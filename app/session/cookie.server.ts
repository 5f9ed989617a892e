import { createCookie } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { environment } from "~/env.server";
import { cookieLimits } from "~/limits";
import { seal, unseal } from "./seal.server";

/** All cookies together must fit the 8 KB header limits of common proxies with room to spare. */
const usualMaximumBytes = 2048;

export type StoredCookie<T> = {
  name: string;
  /** The parsed value, or null when the cookie is absent, forged, old or broken. */
  read(header: string | null): Promise<T | null>;
  /** A `Set-Cookie` value; null clears the cookie. Throws when the value is over the size limit: a programming error, since schemas cap every field. */
  write(value: T | null): Promise<string>;
};

export type CookieOptions = {
  /** Seconds. */
  maxAge?: number;
  maximumBytes?: number;
  /** Nobody but this server can read it, and not after `maxAge`. */
  isSealed?: boolean;
  /** Sent along when another site posts here. Browsers ask for `Secure` then, and know http://localhost to be as safe. */
  isCrossSite?: boolean;
};

/**
 * One signed (or sealed) cookie with a zod schema. `HttpOnly; SameSite=Lax; Path=/`, and on https `Secure` with the `__Host-` prefix.
 * Secrets rotate: the first signs, all of them verify. SES-15, SES-16.
 */
export function defineCookie<T>(
  name: string,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
  options: CookieOptions = {},
): StoredCookie<T> {
  const { sessionSecrets, publicOrigin } = environment();
  const { maximumBytes = usualMaximumBytes, isCrossSite = false, isSealed = false, maxAge } = options;
  const secure = publicOrigin.startsWith("https:");
  const cookie = createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: isCrossSite ? "none" : "lax",
    path: "/",
    secure: secure || isCrossSite,
    ...(isSealed ? plainCodec : { secrets: sessionSecrets }),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
  /** Name and value, as a `Cookie` header has them. */
  const named = new RegExp(`(?:^|;\\s*)(${cookie.name}=[^;]*)`);
  return {
    name: cookie.name,
    async read(header) {
      const [, text] = named.exec(header ?? "") ?? [];
      if (text === undefined) return null;
      const known = recentlyRead.get(text);
      if (known) return known.value as T;
      const stored = await safely(() => cookie.parse(text));
      const parsed = schema.safeParse(isSealed ? await unseal(stored, sessionSecrets) : stored);
      if (!parsed.success) return null;
      // A seal is opened each time: it has an end.
      if (!isSealed) recentlyRead.set(copyOf(text), { value: frozen(parsed.data) });
      return parsed.data;
    },
    async write(value) {
      if (value === null) return cookie.serialize("", { maxAge: 0 });
      const stored = isSealed ? await seal(value, sessionSecrets, maxAge ?? 0) : value;
      const serialized = await cookie.serialize(stored);
      if (serialized.length > maximumBytes) throw new Error(`Cookie ${name} is over ${maximumBytes} bytes`);
      return serialized;
    },
  };
}

/** Signed cookies that were read lately, by their text: from one request to the next most of a browser's stay as they are. */
const recentlyRead = new LRUCache<string, { value: unknown }>({
  max: cookieLimits.lately,
  maxSize: cookieLimits.latelyBytes,
  sizeCalculation: (_, text) => text.length,
});

/** A part of a longer text keeps all of it in memory. */
const copyOf = (text: string) => Buffer.from(text, "latin1").toString("latin1");

/** Requests share what was read: none may change it for the others. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The library wraps what it is given, to be signed. A seal proves itself and is made of letters that cookies may hold. */
const plainCodec = {
  encode: (wrapped: string) => wrapped && String(JSON.parse(atob(wrapped))),
  decode: (text: string) => btoa(JSON.stringify(text)),
};

/** Remix's parser throws on values that are not its own encoding, such as another app's cookie of the same name. */
async function safely(parse: () => Promise<unknown>): Promise<unknown> {
  try {
    return await parse();
  } catch {
    return null;
  }
}

export const oneYear = 60 * 60 * 24 * 365;

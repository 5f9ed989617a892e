import { createCookie } from "@remix-run/node";
import type { z } from "zod";
import { environment } from "~/env.server";

/** All cookies together must fit the 8 KB header limits of common proxies with room to spare (design.md §3). */
const usualMaximumBytes = 2048;

export type StoredCookie<T> = {
  name: string;
  /** The parsed value, or null when the cookie is absent, forged, old or broken. */
  read(header: string | null): Promise<T | null>;
  /** A `Set-Cookie` value; null clears the cookie. Throws when the value is over the size limit: a programming error, since schemas cap every field. */
  write(value: T | null): Promise<string>;
};

/**
 * One signed cookie with a zod schema. `HttpOnly; SameSite=Lax; Path=/`, and on https `Secure` with the `__Host-` prefix.
 * Secrets rotate: the first signs, all of them verify. SES-15, SES-16.
 */
export function defineCookie<T>(
  name: string,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
  options: { maxAge?: number; maximumBytes?: number } = {},
): StoredCookie<T> {
  const { sessionSecrets, publicOrigin } = environment();
  const { maximumBytes = usualMaximumBytes } = options;
  const secure = publicOrigin.startsWith("https:");
  const cookie = createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    secrets: sessionSecrets,
    ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
  });
  return {
    name: cookie.name,
    async read(header) {
      const parsed = schema.safeParse(await safely(() => cookie.parse(header)));
      return parsed.success ? parsed.data : null;
    },
    async write(value) {
      if (value === null) return cookie.serialize("", { maxAge: 0 });
      const serialized = await cookie.serialize(value);
      if (serialized.length > maximumBytes) throw new Error(`Cookie ${name} is over ${maximumBytes} bytes`);
      return serialized;
    },
  };
}

/** Remix's parser throws on values that are not its own encoding, such as another app's cookie of the same name. */
async function safely(parse: () => Promise<unknown>): Promise<unknown> {
  try {
    return await parse();
  } catch {
    return null;
  }
}

export const oneYear = 60 * 60 * 24 * 365;

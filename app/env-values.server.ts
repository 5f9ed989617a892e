import { statSync } from "node:fs";
import { compile } from "proxy-addr";
import { z } from "zod";
import { normaliseBaseUrl } from "./delivery-api/base-url";
import { readRedisAddress } from "./redis-address";
import { readWebFont } from "./ui/web-font.server";

/** What the values of environment variables may be. What is wrong with one is said without repeating it: it may be a secret. */

const minimumSecretLength = 32;
/** Even 32 random digits have nine different ones in all but one of a thousand cases. */
const minimumLetters = 8;

export const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)) && URL.canParse(value),
      `is not an address starting with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    );
export const redisUrl = z
  .string()
  .refine(
    (value) => readRedisAddress(value) !== null,
    "is not an address starting with redis://, rediss://, redis+sentinel:// or redis+cluster://, with signs of a password as %XX and a database by its number",
  );
export const webAddress = address("http", "https");
export const origin = webAddress
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", "is an origin only, without a path")
  .transform((value) => new URL(value).origin);
export const port = z.coerce
  .number({ invalid_type_error: "is not a port" })
  .int("is not a port")
  .min(1, "is not a port")
  .max(65535, "is not a port");
export const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { errorMap: () => ({ message: `is none of ${words.join(", ")}` }) });
export const collectorUrl = webAddress.refine(
  (value) => !/^\w+:\/\/[^/?]*@/.test(value),
  "holds a name or password, which requests may not: a key may stand in its query",
);
/** Also without its sign, which begins a comment in most files of settings. */
export const color = z
  .string()
  .regex(/^#?([\da-f]{3}|[\da-f]{6})$/i, "is not a colour such as 0f766e")
  .transform((value) => {
    const digits = value.replace("#", "").toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  });
export const share = z.coerce
  .number({ invalid_type_error: "is not a number" })
  .min(0, "is below 0")
  .max(1, "is over 1");
export const text = z.string().max(400, "is over 400 characters");

export const deliveryApiUrl = webAddress.transform((value, context) => {
  try {
    return normaliseBaseUrl(value);
  } catch (error) {
    context.addIssue({ code: "custom", message: `is refused: ${(error as Error).message}`, fatal: true });
    return z.NEVER;
  }
});

export const font = z.string().transform((path, context) => {
  try {
    return readWebFont(path);
  } catch (error) {
    // The system's own words repeat the value.
    const message = "code" in (error as Error) ? "cannot be read" : (error as Error).message;
    context.addIssue({ code: "custom", message, fatal: true });
    return z.NEVER;
  }
});

export const secrets = z
  .string()
  .transform(list)
  .refine((secrets) => secrets.length > 0, "is empty")
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= minimumSecretLength),
    `holds a secret shorter than ${minimumSecretLength} characters`,
  )
  .refine(
    (secrets) =>
      secrets.every((secret) => secret.length < minimumSecretLength || new Set(secret).size >= minimumLetters),
    `holds a secret of fewer than ${minimumLetters} different characters: make one with \`openssl rand -hex 32\``,
  );

/** Hops (`1`) or the addresses of trusted proxies (`10.0.0.0/8, loopback`), as Express's `trust proxy` takes them. */
export const trustProxy = z
  .string()
  .refine(
    (value) => /^\d{1,2}$/.test(value) || areNetworks(list(value)),
    "is neither a number of hops nor a list of networks",
  )
  // No hops are no proxy: Express would take the balancer's address for everybody's.
  .transform((value) => (/^\d+$/.test(value) ? Number(value) || false : list(value)));

function areNetworks(addresses: string[]): boolean {
  try {
    compile(addresses);
    return true;
  } catch {
    return false;
  }
}

// Not by luxon: settings are read outside of the pages' bundle, which would put the library into the server twice.
export const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, "is not an IANA time zone");

export const tileUrl = webAddress.refine(
  (url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)),
  "lacks {z}, {x} or {y}",
);

export const folder = z
  .string()
  .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false, "is no folder");

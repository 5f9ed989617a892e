import { statSync } from "node:fs";
import { compile } from "proxy-addr";
import { z } from "zod";
import { normaliseBaseUrl } from "./delivery-api/base-url";
import { lookUp } from "./look-up";
import { readRedisAddress } from "./redis-address";
import { readWebFont } from "./ui/web-font.server";

const minimumSecretLength = 32;
/** Even 32 random digits have nine different ones in all but one of a thousand cases. */
const minimumLetters = 8;

const list = (text: string) =>
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
const redisUrl = z
  .string()
  .refine(
    (value) => readRedisAddress(value) !== null,
    "is not an address starting with redis://, rediss://, redis+sentinel:// or redis+cluster://, with signs of a password as %XX and a database by its number",
  );
const webAddress = address("http", "https");
const origin = webAddress
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", "is an origin only, without a path")
  .transform((value) => new URL(value).origin);
const port = z.coerce
  .number({ invalid_type_error: "is not a port" })
  .int("is not a port")
  .min(1, "is not a port")
  .max(65535, "is not a port");
const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { errorMap: () => ({ message: `is none of ${words.join(", ")}` }) });
const collectorUrl = webAddress.refine(
  (value) => !/^\w+:\/\/[^/?]*@/.test(value),
  "holds a name or password, which requests may not: a key may stand in its query",
);
/** Also without its sign, which begins a comment in most files of settings. */
const color = z
  .string()
  .regex(/^#?([\da-f]{3}|[\da-f]{6})$/i, "is not a colour such as 0f766e")
  .transform((value) => {
    const digits = value.replace("#", "").toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  });
const share = z.coerce.number({ invalid_type_error: "is not a number" }).min(0, "is below 0").max(1, "is over 1");
const text = z.string().max(400, "is over 400 characters");

const deliveryApiUrl = webAddress.transform((value, context) => {
  try {
    return normaliseBaseUrl(value);
  } catch (error) {
    context.addIssue({ code: "custom", message: `is refused: ${(error as Error).message}`, fatal: true });
    return z.NEVER;
  }
});

const font = z.string().transform((path, context) => {
  try {
    return readWebFont(path);
  } catch (error) {
    // The system's own words repeat the value.
    const message = "code" in (error as Error) ? "cannot be read" : (error as Error).message;
    context.addIssue({ code: "custom", message, fatal: true });
    return z.NEVER;
  }
});

const secrets = z
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
const trustProxy = z
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
const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, "is not an IANA time zone");

const tileUrl = webAddress.refine(
  (url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)),
  "lacks {z}, {x} or {y}",
);

const folder = z
  .string()
  .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false, "is no folder");

const schema = z.object({
  DELIVERY_API_URL: deliveryApiUrl,
  SESSION_SECRETS: secrets,
  PORT: port.default(3000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY: trustProxy.optional(),
  SOFTWARE_ID: text.optional(),
  REDIS_URL: redisUrl.optional(),
  BRAND_COLOR: color.optional(),
  BRAND_FONT: font.optional(),
  BRAND_ART: oneOf("on", "off").default("on"),
  LOCALES_DIR: folder.optional(),
  INDEXING: oneOf("on", "off").default("on"),
  SHARED_CACHE: oneOf("on", "off").default("on"),
  EDGE_CACHE: oneOf("on", "off").default("off"),
  PAGE_CHECK_RATE: share.default(0.001),
  OPERATOR_TIME_ZONE: timeZone.default("UTC"),
  IMAGE_ORIGINS: z.string().transform(list).pipe(z.array(origin)).default(""),
  IMAGE_PROXY: oneOf("on", "off").default("on"),
  PICTURE_KEYS: secrets.optional(),
  MAP_TILE_URL: tileUrl.optional(),
  MAP_STATIC_URL: webAddress.optional(),
  MAP_CALLS_PER_DAY: z.coerce
    .number({ invalid_type_error: "is not a whole number" })
    .int("is not a whole number")
    .min(0, "is below 0")
    .optional(),
  GOOGLE_MAPS_API_KEY: text.optional(),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_AUTH_DOMAIN: text.optional(),
  FIREBASE_PROJECT_ID: text.optional(),
  FIREBASE_MESSAGING_SENDER_ID: text.optional(),
  FIREBASE_APP_ID: text.optional(),
  FIREBASE_VAPID_KEY: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  APPLE_PRIVATE_KEY: text.optional(),
  SIGN_IN_PROVIDER_URL: webAddress.optional(),
  POST_LIMIT_FACTOR: z.coerce
    .number({ invalid_type_error: "is not a number" })
    .min(1, "is below 1")
    .max(1000, "is over 1000")
    .default(1),
  METRICS_PORT: port.optional(),
  WEB_VITALS_SAMPLE_RATE: share.default(0),
  SECURITY_CONTACT: text
    .regex(/^(mailto:|https:\/\/|tel:)\S+$/, "is not an address starting with mailto:, https:// or tel:")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  ANALYTICS_URL: collectorUrl.optional(),
  ANALYTICS_FORMAT: oneOf("json", "matomo", "plausible").default("json"),
  ANALYTICS_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "is not the code of a currency such as EUR")
    .optional(),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
});

const firebase = z.object({
  apiKey: text,
  authDomain: text,
  projectId: text,
  messagingSenderId: text,
  appId: text,
  vapidKey: text,
});

/** Where further languages are: texts are made while modules load, before settings are judged. Null where there are none. */
export const localesDirAsGiven = (): string | null => process.env.LOCALES_DIR?.trim() || null;

/** Every variable the storefront knows; .env.example explains each. */
export const variableNames = Object.keys(schema.shape);

export type FirebaseSettings = z.infer<typeof firebase>;

export type Environment = ReturnType<typeof readEnvironment>;

/** Refusing to start says every problem at once, one line each, and never repeats a value: it may be a secret. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
  }
}

/**
 * The storefront's settings from environment variables; an empty one counts as absent.
 * @throws EnvironmentError naming every variable that is missing or wrong.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(variableNames.map((name) => [name, lookUp(source, name)?.trim() || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map(({ path, code, message }) =>
        code === "invalid_type" && lookUp(given, String(path[0])) === undefined
          ? `${path[0]} is required`
          : `${path[0]} ${message}`,
      ),
    );
  }
  const { data } = result;
  const publicOrigin = data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`;
  if (publicOrigin.startsWith("https:") && data.SIGN_IN_PROVIDER_URL?.startsWith("http:")) {
    throw new EnvironmentError([
      "SIGN_IN_PROVIDER_URL is http where the shop is https: whoever listens could sign in as anybody",
    ]);
  }
  if (data.EDGE_CACHE === "on" && data.SHARED_CACHE === "off") {
    throw new EnvironmentError(["EDGE_CACHE needs SHARED_CACHE=on: what nobody here keeps, nobody else may"]);
  }
  return {
    deliveryApiUrl: data.DELIVERY_API_URL,
    sessionSecrets: data.SESSION_SECRETS,
    port: data.PORT,
    host: data.HOST,
    publicOrigin,
    isSecure: publicOrigin.startsWith("https:"),
    trustProxy: data.TRUST_PROXY ?? false,
    softwareId: data.SOFTWARE_ID ?? null,
    redisUrl: data.REDIS_URL ?? null,
    brandColor: data.BRAND_COLOR ?? null,
    brandFont: data.BRAND_FONT ?? null,
    brandArt: data.BRAND_ART === "on",
    localesDir: data.LOCALES_DIR ?? null,
    indexing: data.INDEXING === "on",
    sharedCache: data.SHARED_CACHE === "on",
    edgeCache: data.EDGE_CACHE === "on",
    pageCheckRate: data.PAGE_CHECK_RATE,
    operatorTimeZone: data.OPERATOR_TIME_ZONE,
    imageOrigins: data.IMAGE_ORIGINS,
    imageProxy: data.IMAGE_PROXY === "on",
    pictureKeys: data.PICTURE_KEYS ?? data.SESSION_SECRETS,
    mapTileUrl: data.MAP_TILE_URL ?? null,
    mapStaticUrl: data.MAP_STATIC_URL ?? null,
    mapCallsPerDay: data.MAP_CALLS_PER_DAY ?? null,
    googleMapsApiKey: data.GOOGLE_MAPS_API_KEY ?? null,
    firebase: firebaseSettings(data),
    signIn: signInSettings(data),
    postLimitFactor: data.POST_LIMIT_FACTOR,
    metricsPort: data.METRICS_PORT ?? null,
    webVitalsSampleRate: data.METRICS_PORT === undefined ? 0 : data.WEB_VITALS_SAMPLE_RATE,
    securityContact: data.SECURITY_CONTACT ?? null,
    traceEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    analytics: analyticsSettings(data),
    logLevel: data.LOG_LEVEL,
  };
}

/** Where events of customers go, in which format; null without a collector. */
function analyticsSettings({ ANALYTICS_URL: url, ...data }: z.infer<typeof schema>) {
  if (url === undefined) return null;
  if (data.ANALYTICS_FORMAT === "matomo" && !new URL(url).searchParams.has("idsite")) {
    throw new EnvironmentError(["ANALYTICS_URL does not name the site of Matomo: it ends in matomo.php?idsite=1"]);
  }
  return { url, format: data.ANALYTICS_FORMAT, currency: data.ANALYTICS_CURRENCY ?? null };
}

export type SignInSettings = ReturnType<typeof signInSettings>;

/** What other sites know this shop by. Half of a site's set is a mistake worth refusing. */
function signInSettings(data: z.infer<typeof schema>) {
  const google = whole("GOOGLE_CLIENT_*", { id: data.GOOGLE_CLIENT_ID, secret: data.GOOGLE_CLIENT_SECRET });
  const facebook = whole("FACEBOOK_CLIENT_*", { id: data.FACEBOOK_CLIENT_ID, secret: data.FACEBOOK_CLIENT_SECRET });
  const apple = whole("APPLE_*", {
    id: data.APPLE_CLIENT_ID,
    teamId: data.APPLE_TEAM_ID,
    keyId: data.APPLE_KEY_ID,
    // One line of an environment file holds the key's line ends as \n.
    privateKey: data.APPLE_PRIVATE_KEY?.replaceAll("\\n", "\n"),
  });
  return { google, facebook, apple, standIn: data.SIGN_IN_PROVIDER_URL?.replace(/\/+$/, "") ?? null };
}

function whole<K extends string>(name: string, given: Record<K, string | undefined>): Record<K, string> | null {
  const values = Object.values<string | undefined>(given);
  if (values.every((value) => value === undefined)) return null;
  if (values.includes(undefined)) throw new EnvironmentError([`${name} is incomplete: set all its variables or none`]);
  return given as Record<K, string>;
}

/** Push messages need the whole set; a part of it is a mistake worth refusing. */
function firebaseSettings(data: z.infer<typeof schema>): FirebaseSettings | null {
  const given = {
    apiKey: data.FIREBASE_API_KEY,
    authDomain: data.FIREBASE_AUTH_DOMAIN,
    projectId: data.FIREBASE_PROJECT_ID,
    messagingSenderId: data.FIREBASE_MESSAGING_SENDER_ID,
    appId: data.FIREBASE_APP_ID,
    vapidKey: data.FIREBASE_VAPID_KEY,
  };
  if (Object.values(given).every((value) => value === undefined)) return null;
  const complete = firebase.safeParse(given);
  if (!complete.success) throw new EnvironmentError(["FIREBASE_* is incomplete: set all six variables or none"]);
  return complete.data;
}

/** What a value must not be shown of: secrets, keys, and addresses that carry a password or a key, also where they are written wrongly. */
const secretName = /SECRET|_KEYS?$|PASSWORD|TOKEN/;
const secretAddress = /^(?!mailto:)(?!https?:\/\/[^@]*@\dx\b[^@]*$).*@|[?&]\w*(key|token|secret|pass)\w*=/i;
const hidden = "(hidden)";

/**
 * Every setting with its value as text, secrets hidden, and where it comes from; and what is wrong with any of them.
 */
export function settingsOf(source: Readonly<Record<string, string | undefined>>): {
  settings: { name: string; value: string; source: "environment" | "default" | "not set" }[];
  problems: string[];
} {
  const settings = Object.entries(schema.shape).map(([name, part]) => {
    const given = lookUp(source, name)?.trim();
    if (given) {
      const isHidden = secretName.test(name) || secretAddress.test(given);
      return { name, value: isHidden ? hidden : given, source: "environment" as const };
    }
    const byDefault = part instanceof z.ZodDefault ? String(part.parse(undefined)) : "";
    return { name, value: byDefault, source: byDefault === "" ? ("not set" as const) : ("default" as const) };
  });
  try {
    readEnvironment(source);
    return { settings, problems: [] };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return { settings, problems: error.problems };
  }
}

let memo: Environment | undefined;

/** This process's settings, read once. No other file of the app reads `process.env`. */
export function environment(): Environment {
  memo ??= readEnvironment(process.env);
  return memo;
}

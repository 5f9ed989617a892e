import { z } from "zod";
import {
  collectorUrl,
  color,
  deliveryApiUrl,
  folder,
  font,
  list,
  oneOf,
  origin,
  port,
  redisUrl,
  secrets,
  share,
  text,
  tileUrl,
  timeZone,
  trustProxy,
  webAddress,
} from "./env-values.server";
import { lookUp } from "./look-up";

/** Every environment variable by its name, and what its value may be. */
export const schema = z.object({
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

let memo: Environment | undefined;

/** This process's settings, read once. No other file of the app reads `process.env`. */
export function environment(): Environment {
  memo ??= readEnvironment(process.env);
  return memo;
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment, variableNames } from "./env.server";

const secret = "0123456789abcdef".repeat(2);
const minimal = { DELIVERY_API_URL: "http://localhost:4000", SESSION_SECRETS: secret };

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

test("the two required variables are enough", () => {
  expect(readEnvironment(minimal)).toMatchObject({
    deliveryApiUrl: "http://localhost:4000",
    sessionSecrets: [secret],
    port: 3000,
    host: "127.0.0.1",
    publicOrigin: "http://localhost:3000",
    isSecure: false,
    trustProxy: false,
    redisUrl: null,
    operatorTimeZone: "UTC",
    imageOrigins: [],
    firebase: null,
    metricsPort: null,
    webVitalsSampleRate: 0,
    securityContact: null,
    analytics: null,
    logLevel: "info",
  });
});

test("without them the start is refused, one line each", () => {
  expect(problemsOf({})).toEqual(["DELIVERY_API_URL is required", "SESSION_SECRETS is required"]);
  expect(problemsOf({ DELIVERY_API_URL: "", SESSION_SECRETS: "  " })).toHaveLength(2);
});

test.each([
  "http://api.example.com",
  "http://api.example.com/",
  "http://api.example.com/api/v1",
  "http://api.example.com/api/v1/",
])("the delivery API's base may be written %s", (address) => {
  expect(readEnvironment({ ...minimal, DELIVERY_API_URL: address }).deliveryApiUrl).toBe("http://api.example.com");
});

test("a base below a path keeps it", () => {
  const { deliveryApiUrl } = readEnvironment({ ...minimal, DELIVERY_API_URL: "https://example.com/shop/api/v1" });
  expect(deliveryApiUrl).toBe("https://example.com/shop");
});

test("secrets rotate by a comma list, and a short one is refused without being shown", () => {
  const older = "fedcba9876543210".repeat(3);
  expect(readEnvironment({ ...minimal, SESSION_SECRETS: `${secret}, ${older}` }).sessionSecrets).toEqual([
    secret,
    older,
  ]);
  expect(problemsOf({ ...minimal, SESSION_SECRETS: `${secret},hunter2` })).toEqual([
    "SESSION_SECRETS holds a secret shorter than 32 characters",
  ]);
});

test("pictures are signed by keys of their own, else by the secrets", () => {
  const own = "fedcba9876543210".repeat(3);
  expect(readEnvironment(minimal).pictureKeys).toEqual([secret]);
  expect(readEnvironment({ ...minimal, PICTURE_KEYS: `${own},${secret}` }).pictureKeys).toEqual([own, secret]);
});

test.each([
  ["0f766e", "#0f766e"],
  ["#0F766E", "#0f766e"],
  ["fb0", "#ffbb00"],
])("BRAND_COLOR=%s is %s", (value, expected) => {
  expect(readEnvironment({ ...minimal, BRAND_COLOR: value }).brandColor).toBe(expected);
});

test.each(["teal", "#12345", "0f766e80", "url(x)"])("BRAND_COLOR=%s is refused", (value) => {
  expect(problemsOf({ ...minimal, BRAND_COLOR: value })).toEqual(["BRAND_COLOR is not a colour such as 0f766e"]);
});

test("BRAND_FONT is a font's file, or refused in words", () => {
  const path = fileURLToPath(new URL("./ui/fonts/figtree-latin-wght-normal.woff2", import.meta.url));
  expect(readEnvironment({ ...minimal, BRAND_FONT: path }).brandFont?.isVariable).toBe(true);
  expect(problemsOf({ ...minimal, BRAND_FONT: "/nowhere.woff2" })).toEqual(["BRAND_FONT is no file"]);
});

test.each([
  ["", null],
  ["0", 0],
  ["5000", 5000],
])("MAP_CALLS_PER_DAY=%s is %j calls", (value, expected) => {
  expect(readEnvironment({ ...minimal, MAP_CALLS_PER_DAY: value }).mapCallsPerDay).toBe(expected);
});

describe("analytics", () => {
  const url = "https://collector.example.com/matomo.php?idsite=1";
  test.each([
    [{}, null],
    [{ ANALYTICS_FORMAT: "matomo", ANALYTICS_CURRENCY: "EUR" }, null],
    [{ ANALYTICS_URL: url }, { url, format: "json", currency: null }],
    [
      { ANALYTICS_URL: url, ANALYTICS_FORMAT: "matomo", ANALYTICS_CURRENCY: "EUR" },
      { url, format: "matomo", currency: "EUR" },
    ],
  ])("of %j are %j", (given, expected) => {
    expect(readEnvironment({ ...minimal, ...given }).analytics).toEqual(expected);
  });

  test("Matomo wants to know for which site", () => {
    const given = { ANALYTICS_URL: "https://collector.example.com/matomo.php", ANALYTICS_FORMAT: "matomo" };
    expect(problemsOf({ ...minimal, ...given })).toEqual([expect.stringMatching(/^ANALYTICS_URL .*idsite=1$/)]);
  });
});

test.each(["s".repeat(64), "changeme".repeat(8).slice(0, 56), "0101".repeat(16)])(
  "a secret that is easily guessed is refused: %s",
  (weak) => {
    expect(problemsOf({ ...minimal, SESSION_SECRETS: weak })).toEqual([
      expect.stringContaining("different characters"),
    ]);
    expect(problemsOf({ ...minimal, SESSION_SECRETS: `${secret},${weak}` })).toHaveLength(1);
  },
);

test("a stand-in for sign-in sites that anybody can listen to stands beside a shop on one's own machine only", () => {
  const standIn = { ...minimal, SIGN_IN_PROVIDER_URL: "http://localhost:5000" };
  expect(problemsOf(standIn)).toEqual([]);
  expect(problemsOf({ ...standIn, PUBLIC_ORIGIN: "https://shop.example.com" })).toEqual([
    expect.stringMatching(/^SIGN_IN_PROVIDER_URL is http/),
  ]);
});

test.each([
  ["DELIVERY_API_URL", "delivery"],
  ["DELIVERY_API_URL", "ftp://example.com"],
  ["DELIVERY_API_URL", "https://user:password@example.com"],
  ["PORT", "0"],
  ["PORT", "seventy"],
  ["PUBLIC_ORIGIN", "https://shop.example.com/path"],
  ["TRUST_PROXY", "everyone"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["REDIS_URL", "http://redis"],
  ["OPERATOR_TIME_ZONE", "Mars/Olympus"],
  ["IMAGE_ORIGINS", "https://a.example.com/x"],
  ["MAP_TILE_URL", "https://tiles.example.com/{z}/{x}.png"],
  ["MAP_CALLS_PER_DAY", "-1"],
  ["MAP_CALLS_PER_DAY", "1.5"],
  ["MAP_CALLS_PER_DAY", "many"],
  ["PICTURE_KEYS", "hunter2"],
  ["METRICS_PORT", "-1"],
  ["WEB_VITALS_SAMPLE_RATE", "10 %"],
  ["WEB_VITALS_SAMPLE_RATE", "2"],
  ["SECURITY_CONTACT", "security@shop.example.com"],
  ["SECURITY_CONTACT", "mailto:a@example.com\nPolicy: https://evil.example"],
  ["ANALYTICS_URL", "https://name:password@collector.example.com"],
  ["ANALYTICS_FORMAT", "xml"],
  ["ANALYTICS_CURRENCY", "$"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused with one line that names it", (name, value) => {
  const problems = problemsOf({ ...minimal, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}[. ]`));
});

describe("a reverse proxy", () => {
  test.each([
    ["1", 1],
    ["0", false],
    ["00", false],
    ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
    ["fd00::/8", ["fd00::/8"]],
  ])("is trusted by %s", (value, expected) => {
    expect(readEnvironment({ ...minimal, TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });
});

test("https in the public origin makes the shop secure", () => {
  const { publicOrigin, isSecure } = readEnvironment({ ...minimal, PUBLIC_ORIGIN: "https://shop.example.com/" });
  expect([publicOrigin, isSecure]).toEqual(["https://shop.example.com", true]);
});

test("Firebase is configured as a whole or not at all", () => {
  const names = variableNames.filter((name) => name.startsWith("FIREBASE_"));
  const all = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
  expect(readEnvironment({ ...minimal, ...all }).firebase).toMatchObject({ apiKey: "the FIREBASE_API_KEY" });
  expect(problemsOf({ ...minimal, FIREBASE_API_KEY: "only this" })).toEqual([
    "FIREBASE_* is incomplete: set all six variables or none",
  ]);
});

test("caches of others keep pages only where this process keeps them, and by default they keep none", () => {
  expect(readEnvironment(minimal).edgeCache).toBe(false);
  expect(readEnvironment({ ...minimal, EDGE_CACHE: "on" }).edgeCache).toBe(true);
  expect(problemsOf({ ...minimal, EDGE_CACHE: "on", SHARED_CACHE: "off" })).toEqual([
    expect.stringMatching(/^EDGE_CACHE needs SHARED_CACHE=on/),
  ]);
});

test("another site to sign in by is configured as a whole or not at all", () => {
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "hush" };
  const { signIn } = readEnvironment({ ...minimal, ...google, SIGN_IN_PROVIDER_URL: "http://localhost:4000/in/" });
  expect(signIn).toEqual({
    google: { id: "id", secret: "hush" },
    facebook: null,
    apple: null,
    standIn: "http://localhost:4000/in",
  });
  expect(problemsOf({ ...minimal, APPLE_CLIENT_ID: "id", APPLE_TEAM_ID: "team" })).toEqual([
    "APPLE_* is incomplete: set all its variables or none",
  ]);
});

test("a key on one line gets its line ends back", () => {
  const apple = { APPLE_CLIENT_ID: "id", APPLE_TEAM_ID: "t", APPLE_KEY_ID: "k", APPLE_PRIVATE_KEY: "a\\nb" };
  expect(readEnvironment({ ...minimal, ...apple }).signIn.apple?.privateKey).toBe("a\nb");
});

test(".env.example names every variable, each below a comment", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const named = lines.flatMap((line) => line.match(/^([A-Z_]+)=/)?.[1] ?? []);
  expect(named.sort()).toEqual([...variableNames].sort());
  for (const paragraph of lines.join("\n").split("\n\n")) expect(paragraph).toMatch(/^# /);
});

import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.server";

const plain = {
  deliveryApiUrl: "http://127.0.0.1:4000",
  imageOrigins: ["https://img.example.com"],
  mapTileUrl: "https://{s}.tiles.example.com/{z}/{x}/{y}.png",
  mapStaticUrl: "http://127.0.0.1:4000/tiles/static.svg?lat={latitude}",
  googleMapsApiKey: null,
  firebase: null,
  isSecure: false,
  metricsPort: null,
};

function policyOf(options: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const headers = new Headers(
    securityHeaders({
      inline: { nonce: "n0nce" },
      environment: plain,
      lite: false,
      page: { maps: false, push: false },
      ...options,
    }),
  );
  const directives = (headers.get("Content-Security-Policy") ?? "").split("; ").map((line) => line.split(" "));
  return { headers, csp: Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(" ")])) };
}

test("a page may load from itself and run only scripts that carry its nonce", () => {
  const { csp } = policyOf();
  expect(csp).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self' 'nonce-n0nce' 'strict-dynamic'",
    "style-src": "'self' 'nonce-n0nce'",
    "style-src-attr": "'unsafe-inline'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  });
  expect(csp["img-src"]).toBe("'self' data: http://127.0.0.1:4000 https://img.example.com");
});

test("a lite page may run no script at all", () => {
  expect(policyOf({ lite: true }).csp["script-src"]).toBe("'none'");
});

test("a page without a nonce of its own runs what its hashes name, and files of this shop", () => {
  const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };
  const { csp } = policyOf({ inline });
  expect(csp["script-src"]).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(csp["style-src"]).toBe("'self' 'sha256-c'");
  expect(policyOf({ inline, lite: true }).csp["script-src"]).toBe("'none'");
  const environment = { ...plain, googleMapsApiKey: "key" };
  const withMaps = policyOf({ inline, environment, page: { maps: true, push: false } }).csp;
  expect(withMaps["script-src"]).toContain("https://*.googleapis.com");
  expect(withMaps["style-src"], "a hash would turn it off").toBe("'self' https://fonts.googleapis.com 'unsafe-inline'");
});

test("map pictures are allowed only on pages that can open a map", () => {
  expect(policyOf().csp["img-src"]).not.toContain("tiles.example.com");
  const { csp } = policyOf({ page: { maps: true, push: false } });
  expect(csp["img-src"]).toContain("https://*.tiles.example.com");
  expect(csp["img-src"]?.match(/http:\/\/127\.0\.0\.1:4000/g)).toHaveLength(1);
});

test("Google's addresses are allowed only with a key, on map pages, with scripts", () => {
  const environment = { ...plain, googleMapsApiKey: "key" };
  const maps = { maps: true, push: false };
  expect(policyOf({ environment, page: maps }).csp["connect-src"]).toContain("https://*.googleapis.com");
  expect(policyOf({ environment }).csp["connect-src"]).toBe("'self'");
  expect(policyOf({ environment, page: maps, lite: true }).csp["connect-src"]).toBe("'self'");
  expect(policyOf({ page: maps }).csp["connect-src"]).toBe("'self'");
});

test("push addresses are allowed only when push is configured and the page asks for it", () => {
  const firebase = { apiKey: "a", authDomain: "b", projectId: "c", messagingSenderId: "d", appId: "e", vapidKey: "f" };
  const environment = { ...plain, firebase };
  expect(policyOf({ environment, page: { maps: false, push: true } }).csp["connect-src"]).toContain("fcmregistrations");
  expect(policyOf({ environment }).csp["connect-src"]).toBe("'self'");
});

test("https is enforced only where the shop is served by https", () => {
  expect(policyOf().headers.has("Strict-Transport-Security")).toBe(false);
  expect(policyOf().csp).not.toHaveProperty("upgrade-insecure-requests");
  const secure = policyOf({ environment: { ...plain, isSecure: true } });
  expect(secure.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
  expect(secure.csp).toHaveProperty("upgrade-insecure-requests");
});

test("browsers tell violations of the policy where somebody counts them", () => {
  expect(policyOf().csp).not.toHaveProperty("report-uri");
  expect(policyOf().headers.has("Reporting-Endpoints")).toBe(false);
  const counting = { ...plain, metricsPort: 9464 };
  expect(policyOf({ environment: counting }).csp["report-uri"]).toBe("/reports/policy");
  const { csp, headers } = policyOf({ environment: { ...counting, isSecure: true } });
  expect(csp).toMatchObject({ "report-to": "policy", "report-uri": "/reports/policy" });
  expect(headers.get("Reporting-Endpoints")).toBe('policy="/reports/policy"');
});

test("a plain post keeps its Origin header", () => {
  expect(policyOf().headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

import type { Environment } from "./env.server";
import { policyReportsPath } from "./report-paths";

const oneYear = 31_536_000;

/** What Google Maps JavaScript needs beside the nonce (Google's own list for `strict-dynamic` policies). */
const googleMaps = {
  "img-src": ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com"],
  "connect-src": ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "data:", "blob:"],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["https://fonts.googleapis.com"],
  "frame-src": ["https://*.google.com"],
  "worker-src": ["blob:"],
};

const firebaseMessaging = {
  "connect-src": ["https://firebaseinstallations.googleapis.com", "https://fcmregistrations.googleapis.com"],
};

type Directives = Map<string, string[]>;

type PageNeeds = {
  /** The page can open a map. */
  maps: boolean;
  /** The page can ask for push messages. */
  push: boolean;
};

type Options = {
  /** What lets inline scripts and styles of ours run; hashes where a page has no nonce of its own (docs/decisions/0195). */
  inline: { nonce: string } | { scripts: string[]; styles: string[] };
  environment: Pick<
    Environment,
    | "deliveryApiUrl"
    | "imageOrigins"
    | "mapTileUrl"
    | "mapStaticUrl"
    | "googleMapsApiKey"
    | "firebase"
    | "isSecure"
    | "metricsPort"
  >;
  /** A lite page may run no script at all. */
  lite: boolean;
  page: PageNeeds;
};

/** What every answer says, whatever it is. */
export function plainSecurityHeaders(isSecure: boolean): [string, string][] {
  const headers: [string, string][] = [
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Origin-Agent-Cluster", "?1"],
    ["X-Permitted-Cross-Domain-Policies", "none"],
    ["Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"],
  ];
  if (isSecure) headers.push(["Strict-Transport-Security", `max-age=${oneYear}; includeSubDomains`]);
  return headers;
}

/** What `report-to` calls its address. */
const policyGroup = "policy";
const reportingEndpoints: [string, string] = ["Reporting-Endpoints", `${policyGroup}="${policyReportsPath}"`];

/** Browsers send its reports by https only. */
const hasReportingApi = ({ metricsPort, isSecure }: Options["environment"]) => metricsPort !== null && isSecure;

/** The policy of an answer that is no page: it loads nothing, and stands in nothing. */
export const policyOfNoPage = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The security headers of one page, its enforced Content-Security-Policy among them (docs/operating.md). */
export function securityHeaders(options: Options): [string, string][] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(options)],
    ...(hasReportingApi(options.environment) ? [reportingEndpoints] : []),
    ...plainSecurityHeaders(options.environment.isSecure),
  ];
}

/** Google's own list for policies that name hosts, and inline styles, which only a nonce could tell from others'. */
const googleMapsByHost = {
  "script-src": ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com", "blob:"],
  "style-src": ["'unsafe-inline'"],
};

/** Stands where each page has its nonce. */
const nonceMark = "NONCE";

/** Policies of pages with a nonce, by what they allow: there are eight of them, and each page has one. */
const policies = new WeakMap<Options["environment"], Map<string, string>>();

function contentSecurityPolicy(options: Options): string {
  const { inline, environment, lite, page } = options;
  if (!("nonce" in inline)) return writePolicy(options);
  const key = [lite, page.maps, page.push].join();
  const known = policies.get(environment) ?? new Map<string, string>();
  const policy = known.get(key) ?? writePolicy({ ...options, inline: { nonce: nonceMark } });
  policies.set(environment, known.set(key, policy));
  return policy.replaceAll(nonceMark, inline.nonce);
}

function writePolicy({ inline, environment, lite, page }: Options): string {
  const hasNonce = "nonce" in inline;
  const hasGoogleMaps = page.maps && environment.googleMapsApiKey !== null && !lite;
  const scripts = hasNonce ? [`'nonce-${inline.nonce}'`, "'strict-dynamic'"] : inline.scripts;
  // A hash would turn 'unsafe-inline' off again.
  const styles = hasNonce ? [`'nonce-${inline.nonce}'`] : hasGoogleMaps ? [] : inline.styles;
  const directives: Directives = new Map(
    Object.entries({
      "default-src": ["'none'"],
      "script-src": lite ? ["'none'"] : ["'self'", ...scripts],
      "style-src": ["'self'", ...styles],
      // Positions and sizes computed per element; a style attribute cannot load or run anything under this policy.
      "style-src-attr": ["'unsafe-inline'"],
      "img-src": ["'self'", "data:", new URL(environment.deliveryApiUrl).origin, ...environment.imageOrigins],
      "media-src": ["'self'", new URL(environment.deliveryApiUrl).origin, ...environment.imageOrigins],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
    }),
  );
  if (page.maps) {
    for (const url of [environment.mapTileUrl, environment.mapStaticUrl]) {
      if (url) add(directives, { "img-src": [sourceOf(url)] });
    }
    if (hasGoogleMaps) add(directives, googleMaps);
    if (hasGoogleMaps && !hasNonce) add(directives, googleMapsByHost);
  }
  if (page.push && environment.firebase && !lite) add(directives, firebaseMessaging);
  // Where nobody counts, nobody is told. Whoever knows the first does not read the second.
  if (hasReportingApi(environment)) directives.set("report-to", [policyGroup]);
  if (environment.metricsPort !== null) directives.set("report-uri", [policyReportsPath]);
  if (environment.isSecure) directives.set("upgrade-insecure-requests", []);
  return [...directives].map(([name, sources]) => [name, ...new Set(sources)].join(" ")).join("; ");
}

function add(directives: Directives, more: Record<string, string[]>) {
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
}

/** The origin of an address template; a `{s}` in its host (a tile server's subdomain) allows any subdomain. */
function sourceOf(template: string): string {
  const origin = template.match(/^https?:\/\/[^/]+/i)?.[0] ?? "";
  return origin.replace(/\{s\}/g, "*");
}

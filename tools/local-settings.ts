import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const secretFile = ".data/session-secret";

/** This machine's own secret, made once, so that carts and sign-ins outlive a restart of the demo. */
export function localSecret(): string {
  if (!existsSync(secretFile)) {
    mkdirSync(dirname(secretFile), { recursive: true });
    writeFileSync(secretFile, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(secretFile, "utf8").trim();
}

const namesOfLocalhost = new Set(["localhost", "127.0.0.1", "::1"]);
const inUrl = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** Whether a HOST means all addresses of the machine, of which nobody says by which one a browser will come. */
export const isEveryAddress = (host: string): boolean => host === "0.0.0.0" || host === "::";

/** How this machine reaches what listens on HOST. */
export const ownHostOf = (host: string): string => (isEveryAddress(host) ? "127.0.0.1" : inUrl(host));

/** Where browsers open a demo on HOST: forms from any other address are refused. */
export const openHostOf = (host: string): string =>
  isEveryAddress(host) || namesOfLocalhost.has(host) ? "localhost" : inUrl(host);

/** Settings of a storefront on the sandbox at this address. */
export function sandboxSettings(sandboxUrl: string): Record<string, string> {
  return {
    DELIVERY_API_URL: sandboxUrl,
    MAP_TILE_URL: `${sandboxUrl}/tiles/{z}/{x}/{y}.svg`,
    MAP_STATIC_URL: `${sandboxUrl}/tiles/static.svg?lat={latitude}&lng={longitude}&zoom={zoom}&w={width}&h={height}`,
    // Shown once the sandbox's config says so.
    GOOGLE_CLIENT_ID: "doorstep-on-google",
    GOOGLE_CLIENT_SECRET: "a stand-in takes any",
    FACEBOOK_CLIENT_ID: "doorstep-on-facebook",
    FACEBOOK_CLIENT_SECRET: "a stand-in takes any",
    SIGN_IN_PROVIDER_URL: `${sandboxUrl}/sign-in-provider`,
  };
}

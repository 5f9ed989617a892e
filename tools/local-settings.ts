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

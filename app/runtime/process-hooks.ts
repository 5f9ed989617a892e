import { channel } from "node:diagnostics_channel";
import type { AppLoadContext } from "@remix-run/node";
import type { UpstreamState } from "~/delivery-api";
import type { RedisState } from "~/redis.server";

/** The state of the way to the delivery API, for /readyz. */
export type UpstreamReport = {
  /** `ok`, or what the circuit breaker says. */
  state: UpstreamState;
  /** The delivery API's clock minus ours, in milliseconds. */
  skewMs: number;
};

/**
 * What the process asks of the app it serves; entry.server.tsx exports them as named functions.
 * They are optional: the same build also runs under remix-serve, which asks nothing.
 */
export type ProcessHooks = {
  /** Fetches the delivery API's config once; true when it came. Never rejects. */
  warmUp(): Promise<boolean>;
  upstream(): UpstreamReport;
  /** Whether Redis is there; null where none is used. */
  redis(): RedisState | null;
  /** A page kept from a moment ago, for a GET of a document; null when Remix has to draw it. */
  cachedPage(request: Request, context: AppLoadContext): Promise<{ headers: [string, string][]; body: Buffer } | null>;
};

/**
 * Every finished call to the delivery API is published here as a `CallMetric` and counted by /metrics:
 * the app and the process are bundled apart and share no module state.
 */
export const upstreamCalls = channel("doorstep:upstream-call");

/** A call that the operator pays a map service for: asked, or withheld since those of the day were used up. */
export type MapCall = { outcome: "asked" | "withheld" };

/** Every such call, as a `MapCall`. */
export const mapCalls = channel("doorstep:map-call");

import type { Kysely } from "kysely";
import type { Clock } from "./clock";
import type { Database, Seed } from "./db/types";
import type { SettingsOverrides } from "./settings";

/** The three dialects a server of this family may speak, docs/delivery-api.md §0. */
export type Dialect = "m" | "n" | "x";

export type Coordinates = { latitude: number; longitude: number };

/**
 * What every plugin knows about the request at hand (docs/delivery-api.md §1.2). Set before any handler runs;
 * API plugins are registered under `/api/v1`, pictures, tiles and the payment page at the root.
 */
export type SandboxContext = {
  db: Kysely<Database>;
  dialect: Dialect;
  /** The sandbox clock, not the machine's. */
  now: Date;
  language: "en" | "ar";
  /** From the `zoneId` header; null when absent (or malformed, in N and X). */
  zoneIds: number[] | null;
  /** From the `moduleId` header, in X also a slug; null when absent, -1 when no such module exists. */
  moduleId: number | null;
  coordinates: Coordinates | null;
  /** Own origin without a trailing slash, for full URLs. */
  base: string;
  /** How fast orders move; 1 brings one to its door in four minutes. */
  speed: number;
  /** IANA name of the operator's time zone: opening hours and status times are told in it. */
  operatorZone: string;
  /** Values set by `POST /_sandbox/config`, laid over the defaults of settings.ts. */
  overrides: SettingsOverrides;
  /** Values set by `POST /_sandbox/landing`, laid over the landing page's. */
  landing: Record<string, unknown>;
};

/** Things that live as long as the server: the clock and how fast orders move. */
export type SandboxProcess = {
  db: Kysely<Database>;
  /** What its data is made of, and made of again at a reset. */
  seed: Seed;
  clock: Clock;
  dialect: Dialect;
  speed: number;
  operatorZone: string;
  publicUrl: string | null;
  overrides: SettingsOverrides;
  landing: Record<string, unknown>;
};

declare module "fastify" {
  interface FastifyInstance {
    sandbox: SandboxProcess;
  }
  interface FastifyRequest {
    sandbox: SandboxContext;
  }
}

import type { Limit } from "./post-limits.server";

/**
 * Who may send a form with effect.
 * - `signing in`: whoever has a sign-in, or a forgotten password, under way in this browser
 * - `who ordered`: a customer, for an order of theirs; a guest, for one that this browser placed
 */
type Access = "anybody" | "signing in" | "who ordered" | "customer";

/** What is known of an intent before anything is sent. docs/endpoints.md is made of it; tests/process/endpoints.test.ts tries `access`. */
export type IntentRule = {
  limit: Limit;
  access: Access;
  /** What it changes, at the delivery API and in this browser. */
  changes: string;
};

import type { Look } from "./look";
import type { Step } from "./steps";

/** An answer of the storefront, as it came to the page. */
export type Answer = { url: string; status: number; ms: number; isPage: boolean };

/** One customer's window: over HTTP or in Chromium. */
export type Driver = {
  look(): Promise<Look>;
  /** Does the step; false when the page does not offer it (a script of an older page). Resolves with what the storefront answered. */
  take(step: Step): Promise<Answer[] | false>;
  /** What only this driver sees to be wrong with the page that it shows, a sentence each. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
};

/** The cookies of an arrived visitor, with which a walk begins. */
export type Cookies = { name: string; value: string }[];

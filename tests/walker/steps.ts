import type { ModuleType } from "../../app/module-kinds";

/** What is typed into fields before a form is sent, by the field's name. */
export type Typed = Record<string, string>;

/** One thing a customer does. A list of them is the script of a walk: JSON, to be run again by `npm run walk -- --replay FILE`. */
export type Step =
  /** An address typed, followed from elsewhere, or copied from a page. */
  | { do: "open"; address: string }
  /** `twice`: a double press. `quick`: the page is opened anew and pressed before its scripts are there. */
  | { do: "press"; control: string; typed?: Typed; twice?: true; quick?: true }
  | { do: "enter"; field: string; typed?: Typed }
  /** A form of a page left long ago, sent now. */
  | { do: "send"; address: string; typed: Typed }
  /** A cookie that somebody else wrote. */
  | { do: "cookie"; name: string; value: string }
  /** `tab`: the page's address in a second tab. `other tab`: over to the one that was left. */
  | { do: "back" | "forward" | "reload" | "escape" | "tab" | "other tab" };

export type DriverName = "http" | "chromium";

/** Who walks, and with what. */
export type Surroundings = {
  driver: DriverName;
  language: "en" | "ar";
  width: 360 | 1280;
  scripts: boolean;
  /** A buyer is a guest at the checkout with a dish; a newcomer has just signed up. */
  who: "stranger" | "guest" | "customer" | "old customer" | "buyer" | "newcomer" | "customer about to buy";
  module: ModuleType;
};

/** A walk as it is written down. */
export type Script = { surroundings: Surroundings; steps: Step[] };

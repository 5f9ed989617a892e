import type { Outcome } from "~/request/posting/outcome";
import type { Refusal } from "./refusals";
import type { Change } from "./snapshot";

/** Fields that belong to the form, not to the customer. */
const formFields = new Set(["intent", "token", "seen", "key"]);

/** Characters of one field that are shown again: more than any field takes. */
const longestShown = 2000;

/** What the customer typed and chose, to be shown again. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !formFields.has(name) ? [[name, value.slice(0, longestShown)]] : [],
    ),
  );
}

/** Beside conform's reply: what the form must explain. */
export type CheckoutDetails = { changes?: Change[]; refusals?: Refusal[] };

/** The form again with all that was typed. */
export function shownAnew(
  form: FormData,
  details: CheckoutDetails,
  toasts: Outcome["toasts"] = [],
  status: 409 | 422 = 409,
): Outcome {
  return { kind: "invalid", status, result: { ...replyOf(form), details }, toasts };
}

export const replyOf = (form: FormData) => ({ reply: { initialValue: typedFields(form) } });

import type { Outcome } from "~/request/posting/outcome";
import type { Refusal } from "./refusals";
import type { Change } from "./snapshot";

/** Fields that belong to the form, not to the customer. */
const machinery = new Set(["intent", "token", "seen", "key"]);

/** What the customer typed and chose, to be shown again. */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (field): field is [string, string] =>
        typeof field[1] === "string" && !machinery.has(field[0]) && field[1].length <= 2000,
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

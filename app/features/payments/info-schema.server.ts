import type { TFunction } from "i18next";
import { z } from "zod";
import type { OfflineInfo, OfflineMethod } from "~/delivery-api";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { linesOfText } from "~/request/posting/text-schema.server";
import { findChoice } from "./choices";
import { offlineField, offlineNote } from "./offline";
import type { PaymentChoice } from "./payment-method";

const longestInput = 200;
const longestNote = 500;

/** What a form tells of a payment by one method: a text for each of its inputs, and a note (docs/delivery-api.md §10.7). */
export function infoFields(t: TFunction, method: OfflineMethod) {
  const text = (longest: number, required_error = "") =>
    z
      .string({ required_error })
      .trim()
      .max(longest, t("limits:characters", { count: longest }));
  const inputs = method.inputs.map(
    ({ label, isRequired }, index): [string, z.ZodType<string, z.ZodTypeDef, unknown>] => {
      const needed = t("payment:offline.needed", { label });
      return [
        offlineField(method, index),
        isRequired ? text(longestInput, needed).min(1, needed) : text(longestInput).default(""),
      ];
    },
  );
  const note = linesOfText(longestNote, t("limits:characters", { count: longestNote }));
  return z.object({ ...Object.fromEntries(inputs), [offlineNote(method)]: note });
}

/**
 * What a form tells of its payment: the fields of the choice that its `payment` names. `paymentInfo` is null where there is nothing to tell.
 */
export function infoSchema(t: TFunction, choices: PaymentChoice[], payment: FormDataEntryValue | null) {
  const method = findChoice(String(payment), choices)?.form;
  if (!method) return z.object({}).transform((): { paymentInfo: OfflineInfo | null } => ({ paymentInfo: null }));
  return infoFields(t, method).transform((typed): { paymentInfo: OfflineInfo | null } => ({
    paymentInfo: {
      methodId: method.id,
      inputs: Object.fromEntries(
        method.inputs.map(({ name }, index) => [name, typed[offlineField(method, index)] ?? ""]),
      ),
      note: typed[offlineNote(method)] ?? "",
    },
  }));
}

/** What the fields of every choice take. */
export const infoConstraints = (t: TFunction, choices: PaymentChoice[]): Constraints =>
  Object.assign({}, ...choices.map(({ form }) => (form ? constraintsOf(infoFields(t, form)) : {})));

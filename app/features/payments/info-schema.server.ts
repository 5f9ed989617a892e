import type { TFunction } from "i18next";
import { z } from "zod";
import type { OfflineInfo } from "~/delivery-api";
import { lookUp } from "~/look-up";
import { findChoice } from "./choices";
import { offlineField, offlineNote } from "./offline";
import type { PaymentChoice } from "./payment-method";

const longestInput = 200;
const longestNote = 500;

/**
 * What a form tells of its payment: one text per input of the choice that its `payment` names (docs/delivery-api.md §10.7). `paymentInfo` is
 * null where there is nothing to tell.
 */
export function infoSchema(t: TFunction, choices: PaymentChoice[]) {
  return z.record(z.unknown()).transform((values, context): { paymentInfo: OfflineInfo | null } => {
    const method = findChoice(String(values.payment), choices)?.form;
    if (!method) return { paymentInfo: null };
    const textOf = (name: string, limit: number, isRequired: boolean, label: string) => {
      const value = lookUp(values, name);
      const text = typeof value === "string" ? value.trim() : "";
      const refuse = (message: string) => context.addIssue({ code: "custom", path: [name], message });
      if (text === "" && isRequired) refuse(t("payment:offline.needed", { label }));
      if (text.length > limit) refuse(t("limits:characters", { count: limit }));
      return text;
    };
    const inputs = method.inputs.map(({ name, label, isRequired }, index) => [
      name,
      textOf(offlineField(method, index), longestInput, isRequired, label),
    ]);
    const note = textOf(offlineNote(method), longestNote, false, "");
    return { paymentInfo: { methodId: method.id, inputs: Object.fromEntries(inputs), note } };
  });
}

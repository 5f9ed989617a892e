import type { TFunction } from "i18next";
import { z } from "zod";
import type { OfflineInfo, OfflineMethod } from "~/delivery-api";
import { lookUp } from "~/look-up";
import { offlineField, offlineNote, offlineValue } from "./offline";

const longestInput = 200;
const longestNote = 500;

/**
 * What a form tells of an offline payment: one text per input of the method that its `payment` names (docs/delivery-api.md §10.7).
 * `offline` is null for any other way to pay.
 */
export function offlineSchema(t: TFunction, methods: OfflineMethod[]) {
  return z.record(z.unknown()).transform((values, context): { offline: OfflineInfo | null } => {
    const method = methods.find(({ id }) => offlineValue(id) === values.payment);
    if (!method) return { offline: null };
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
    return { offline: { methodId: method.id, inputs: Object.fromEntries(inputs), note } };
  });
}

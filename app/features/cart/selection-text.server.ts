import { z } from "zod";
import type { Selection } from "~/delivery-api";
import { selectionLimits } from "~/limits";

const option = z.string().min(1).max(120);
const selection = z.object({
  quantity: z.number().int().min(1).max(999),
  groups: z
    .array(z.object({ name: option, labels: z.array(option).max(selectionLimits.labels) }))
    .max(selectionLimits.groups),
  variationType: z.string().max(200).nullable(),
  addOns: z
    .array(z.object({ id: z.number().int().positive(), quantity: z.number().int().min(1).max(99) }))
    .max(selectionLimits.addOns),
});

/** What was chosen, to be carried through an address or a hidden field; `parseSelectionText` reads it back. */
export function selectionText({ quantity, groups, variationType, addOns }: Selection): string {
  return JSON.stringify({ quantity, groups, variationType, addOns });
}

/** Null for anything that is no selection. Whether the item has such options is for the rules to say. */
export function parseSelectionText(text: unknown): Selection | null {
  if (typeof text !== "string" || text.length > 4000) return null;
  try {
    const parsed = selection.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

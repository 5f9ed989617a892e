import { z } from "zod";
import type { AddOn, Selection, VariationGroup } from "../model";
import * as read from "./scalars";

const wireGroup = z
  .object({
    name: read.name,
    type: read.text,
    required: read.flag,
    min: read.integer,
    // A group without `max` is of an older style that no server computes any more: left out.
    max: z.unknown().refine((value) => value !== undefined, "older style"),
    values: read.listOf(z.object({ label: read.name, optionPrice: read.number })),
  })
  .refine((group) => group.values.length > 0, "no values")
  .transform((group): VariationGroup => {
    const options = group.values.map(({ label, optionPrice }) => ({ label, price: optionPrice }));
    const common = { name: group.name, required: group.required, options };
    if (group.type !== "multi") return { ...common, type: "single", min: group.required ? 1 : 0, max: 1 };
    const max = read.integer.parse(group.max);
    return { ...common, type: "multi", min: Math.max(0, group.min), max: max > 0 ? max : options.length };
  });

/** Food variation groups; `""` and old-style groups give none (docs/delivery-api.md §7.1, §1.8). */
export const variationGroups = read.listOf(wireGroup);

/** Add-ons as objects; JSON text of bare ids gives none. */
export const addOns = read.listOf(
  z
    .object({ id: read.id, name: read.name, price: read.amount, status: read.flagOrTrue })
    .refine((row) => row.status, "switched off")
    .transform(({ id, name, price }): AddOn => ({ id, name, price })),
);

const labels = z.unknown().transform((values) => {
  const listed = read.toRecord(values)?.label ?? values;
  return read.toList(listed).map((row) => read.text.parse(read.toRecord(row)?.label ?? row));
});

/** The picks of a cart entry's `variation`: `values` is `{label:[…]}` or a list of labels or of options. */
export const selectedGroups = read.listOf(
  z
    .object({ name: read.name, values: labels })
    .transform(({ name, values }) => ({ name, labels: values.filter(Boolean) }))
    .refine((group) => group.labels.length > 0, "no labels"),
);

/** The combination of a non-food `variation`, null when it is none. */
export function selectedType(variation: unknown): string | null {
  return read.textOrNull.parse(read.toRecord(read.toList(variation)[0])?.type);
}

/** Ids and quantities of add-ons, sent as two parallel lists. */
export function selectedAddOns(idList: unknown, quantityList: unknown): Selection["addOns"] {
  const quantities = read.toList(quantityList);
  return read.toList(idList).flatMap((value, index) => {
    const id = read.id.safeParse(value);
    const quantity = read.toNumber(quantities[index]) ?? 1;
    return id.success && quantity >= 1 ? [{ id: id.data, quantity: Math.trunc(quantity) }] : [];
  });
}

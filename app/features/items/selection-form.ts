import type { Item, Selection } from "~/delivery-api";
import { canIncrement } from "~/features/catalogue/stock";
import { matchVariation, type SelectionProblem } from "~/features/catalogue/variations";

/** The most pieces a form may ask for; what may be bought is for the rules to say. */
const mostPieces = 999;
export const mostAddOns = 99;

/** Names of the item form's fields, for the form and for its reader alike. */
export const fieldNames = {
  group: (index: number) => `group.${index}`,
  choice: (index: number) => `choice.${index}`,
  variation: "variation",
  addOn: (id: number) => `addOn.${id}`,
  addOnQuantity: (id: number) => `addOn.${id}.quantity`,
  quantity: "quantity",
  /** The pressed − or +, when there is no script to count. */
  step: "step",
} as const;

/** A form, or the parameters of an address. */
type Fields = Pick<FormData, "get" | "getAll" | "has">;

/**
 * What the item form says was chosen, on the server and in the browser. Trusts nothing: unknown options stay in, for
 * `selectionProblems` to refuse; add-ons count only while checked with a quantity above 0 (VAR-05, VAR-06).
 */
export function parseSelection(form: Fields, item: Item): Selection {
  const groups = item.variationGroups.map(({ name, options }, index) => ({
    name,
    labels: texts(form, fieldNames.group(index)).slice(0, options.length + 1),
  }));
  return {
    quantity: whole(form.get(fieldNames.quantity), mostPieces) + step(form),
    groups: groups.filter(({ labels }) => labels.length > 0),
    variationType: variationType(form, item),
    ...(item.choices.length > 0 ? { options: item.choices.map((_, index) => optionOf(form, index)) } : {}),
    addOns: item.addOns
      .filter(({ id }) => form.has(fieldNames.addOn(id)))
      .map(({ id }) => ({ id, quantity: whole(form.get(fieldNames.addOnQuantity(id)) ?? "1", mostAddOns) }))
      .filter(({ quantity }) => quantity > 0),
  };
}

/** The fields that `parseSelection` reads a selection from, for an address that keeps what was chosen. */
export function selectionFields(item: Item, selection: Selection): Record<string, string | string[]> {
  const groups = item.variationGroups.map(({ name }, index): [string, string[]] => [
    fieldNames.group(index),
    selection.groups.find((group) => group.name === name)?.labels ?? [],
  ]);
  const options = selection.options ?? [];
  const variations: [string, string | string[]][] =
    item.choices.length > 0
      ? options.map((option, index) => [fieldNames.choice(index), option ?? []])
      : [[fieldNames.variation, selection.variationType ?? []]];
  const addOns = selection.addOns.flatMap(({ id, quantity }): [string, string][] => [
    [fieldNames.addOn(id), "on"],
    [fieldNames.addOnQuantity(id), String(quantity)],
  ]);
  return Object.fromEntries([...groups, ...variations, ...addOns, [fieldNames.quantity, String(selection.quantity)]]);
}

/** What an address says was chosen; null when it says nothing of it. */
export const selectionIn = (search: URLSearchParams, item: Item): Selection | null =>
  search.has(fieldNames.quantity) ? withinLimits(item, parseSelection(search, item)).selection : null;

/** Whether a parameter of an address is one of `selectionFields`. */
export const isSelectionField = (name: string): boolean =>
  /^(group|choice|addOn)\.\d/.test(name) || name === fieldNames.variation || name === fieldNames.quantity;

/** The combination that the choices make, or that was picked by its type; null while something is open (VAR-14). */
function variationType(form: Fields, item: Item): string | null {
  if (item.choices.length === 0) return texts(form, fieldNames.variation)[0] ?? null;
  const chosen = item.choices.map((_, index) => optionOf(form, index)).filter((option) => option !== null);
  if (chosen.length < item.choices.length) return null;
  return matchVariation(item, chosen)?.type ?? chosen.join("-");
}

const optionOf = (form: Fields, index: number): string | null => texts(form, fieldNames.choice(index))[0] ?? null;

const texts = (form: Fields, name: string): string[] =>
  form.getAll(name).filter((value): value is string => typeof value === "string" && value.length <= 200);

/** A whole number from 0 to `most`; 0 for anything else. */
function whole(value: FormDataEntryValue | null, most: number): number {
  return typeof value === "string" && /^\d{1,4}$/.test(value) ? Math.min(Number(value), most) : 0;
}

function step(form: Fields): number {
  const value = form.get(fieldNames.step);
  return value === "1" ? 1 : value === "-1" ? -1 : 0;
}

/** The selection with at least one and no more pieces than may be taken, and what stood in the way (ITEM-15, ITEM-17, ITEM-18). */
export function withinLimits(
  item: Item,
  selection: Selection,
): { selection: Selection; reason: "out-of-stock" | "out-of-limits" | null } {
  let quantity = Math.max(1, selection.quantity);
  let reason: "out-of-stock" | "out-of-limits" | null = null;
  while (quantity > 1) {
    const verdict = canIncrement(item, selection, quantity - 1);
    if (verdict.allowed) break;
    reason = verdict.reason;
    quantity -= 1;
  }
  return { selection: { ...selection, quantity }, reason };
}

/** Ids of the sets of options, for the form and for the way to what is missing. */
export const groupIds = {
  group: (index: number) => `group-${index}`,
  choice: (index: number) => `choice-${index}`,
  variation: "variation",
} as const;

/** The set of options that needs a choice first, by its id and title (none where options make up no set of their own); null when all is chosen. */
export function missingChoice(item: Item, problems: SelectionProblem[]): { id: string; title: string | null } | null {
  const problem = problems.find(({ code }) => code === "variation-required" || code === "variation-range");
  if (!problem || !("name" in problem)) return null;
  const group = item.variationGroups.findIndex(({ name }) => name === problem.name);
  if (group >= 0) return { id: groupIds.group(group), title: problem.name };
  const choice = item.choices.findIndex(({ title }) => title === problem.name);
  if (choice >= 0) return { id: groupIds.choice(choice), title: problem.name };
  return { id: groupIds.variation, title: null };
}

/** What an item's form starts with: one piece, nothing chosen. */
export const nothingChosen: Selection = { quantity: 1, groups: [], variationType: null, addOns: [] };

/** Messages of a refused form: by the name of their group, and one for the whole. */
export type ItemFormDetails = { selection: Selection; messages: { name: string | null; text: string }[] };

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The spec's words for each problem (VAR-08, VAR-09, VAR-13). */
export function problemMessages(problems: SelectionProblem[], t: Translate): ItemFormDetails["messages"] {
  return problems.map((problem) => {
    const name = "name" in problem ? problem.name : null;
    switch (problem.code) {
      case "variation-required":
      case "variation-range":
      case "variation-out-of-stock":
      case "invalid-quantity":
        return { name, text: t(`items:problems.${problem.code}`, { ...problem }) };
      default:
        return { name, text: t("items:problems.unknown") };
    }
  });
}

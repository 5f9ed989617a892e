import type { Item, SelectedVariation, Selection, Variation, VariationGroup } from "~/delivery-api/model";
import { moduleKind } from "~/module-kinds";

/** Why a selection may not be added or bought. Everything a form can send wrong has a code of its own. */
export type SelectionProblem =
  | { code: "variation-required"; name: string }
  | { code: "variation-range"; name: string; min: number; max: number }
  | { code: "variation-out-of-stock" }
  | { code: "unknown-variation" }
  | { code: "unknown-group"; name: string }
  | { code: "unknown-option"; name: string; label: string }
  | { code: "duplicate-option"; name: string }
  | { code: "unknown-add-on"; id: number }
  | { code: "duplicate-add-on"; id: number }
  | { code: "invalid-quantity" };

const hasGroups = (item: Item) => moduleKind(item.moduleType).variations === "groups";

/** Whether something must or may be chosen before the item can be added: its card opens it first (CART-14, CART-15). */
export function hasChoices(item: Item): boolean {
  return item.hasVariations || (hasGroups(item) ? item.variationGroups.length > 0 : item.variations.length > 0);
}

/** The variation that a selection names; null where items have groups of options, without a choice, or when the item has no such variation. */
export function chosenVariation(item: Item, selection: Pick<Selection, "variationType">): Variation | null {
  if (hasGroups(item) || selection.variationType === null) return null;
  return item.variations.find(({ type }) => type === selection.variationType) ?? null;
}

/** Matches options, given in the order of the item's choices, to a variation; dashes and spaces do not count (VAR-14). */
export function matchVariation(item: Item, options: string[]): Variation | null {
  const joined = options.map((option) => option.replace(/\s/g, "")).join("-");
  // The exact form first: without dashes, "A-BC" and "AB-C" would be one.
  const exact = item.variations.find(({ type }) => type === joined);
  return exact ?? item.variations.find(({ type }) => plain(type) === plain(joined)) ?? null;
}

const plain = (type: string) => type.replace(/[-\s]/g, "");

/** The most options a multi-choice group takes; a `max` of 0 or below `min` is one the operator left out. */
export function maximumPicks(group: VariationGroup): number {
  return group.max > 0 && group.max >= group.min ? group.max : group.options.length;
}

/** Everything wrong with a selection of `item`; empty when it may be added (VAR-05 to VAR-13). */
export function selectionProblems(item: Item, selection: Selection): SelectionProblem[] {
  return [
    ...(isPieces(selection.quantity) ? [] : [{ code: "invalid-quantity" } as const]),
    ...(hasGroups(item) ? groupProblems(item, selection) : variationProblems(item, selection)),
    ...addOnProblems(item, selection),
  ];
}

const isPieces = (quantity: number) => Number.isSafeInteger(quantity) && quantity > 0;

function groupProblems(item: Item, selection: Selection): SelectionProblem[] {
  const named = new Map(item.variationGroups.map((group) => [group.name, group]));
  const problems: SelectionProblem[] = selection.variationType === null ? [] : [{ code: "unknown-variation" }];
  for (const { name, labels } of selection.groups) {
    const group = named.get(name);
    if (!group) problems.push({ code: "unknown-group", name });
    for (const label of group ? labels : []) {
      if (!group?.options.some((option) => option.label === label)) {
        problems.push({ code: "unknown-option", name, label });
      }
    }
    if (repeats(labels)) problems.push({ code: "duplicate-option", name });
  }
  if (repeats(selection.groups.map(({ name }) => name))) problems.push({ code: "duplicate-option", name: item.name });
  return [...problems, ...item.variationGroups.flatMap((group) => countProblems(group, selection))];
}

/** VAR-08 to VAR-11: nothing picked blocks only a required group, a count out of range blocks any. */
function countProblems(group: VariationGroup, selection: Selection): SelectionProblem[] {
  const { name } = group;
  const picks = selection.groups.find((picked) => picked.name === name)?.labels.length ?? 0;
  if (picks === 0) return group.required ? [{ code: "variation-required", name }] : [];
  const [min, max] = group.type === "single" ? [1, 1] : [group.min, maximumPicks(group)];
  return picks < min || picks > max ? [{ code: "variation-range", name, min, max }] : [];
}

function variationProblems(item: Item, selection: Selection): SelectionProblem[] {
  const unknown = selection.groups.map(({ name }) => ({ code: "unknown-group", name }) as const);
  if (selection.variationType === null) {
    if (item.variations.length === 0) return unknown;
    const open = item.choices.filter((_, index) => !selection.options?.[index]);
    const names = item.choices.length > 0 ? open.map(({ title }) => title) : [item.name];
    return [...unknown, ...names.map((name) => ({ code: "variation-required", name }) as const)];
  }
  const variation = chosenVariation(item, selection);
  if (!variation) return [...unknown, { code: "unknown-variation" }];
  return variation.stock > 0 ? unknown : [...unknown, { code: "variation-out-of-stock" }];
}

function addOnProblems(item: Item, selection: Selection): SelectionProblem[] {
  const ids = selection.addOns.map(({ id }) => id);
  return selection.addOns.flatMap(({ id, quantity }, index): SelectionProblem[] => {
    if (!item.addOns.some((addOn) => addOn.id === id)) return [{ code: "unknown-add-on", id }];
    if (ids.indexOf(id) < index) return [{ code: "duplicate-add-on", id }];
    return isPieces(quantity) ? [] : [{ code: "invalid-quantity" }];
  });
}

const repeats = (values: string[]) => new Set(values).size < values.length;

/**
 * One way to write a selection: groups without a pick and add-ons without a quantity are dropped (VAR-05, VAR-06), the
 * rest is in alphabetical and numerical order. Removes nothing that `selectionProblems` must see.
 */
export function normaliseSelection(selection: Selection): Selection {
  return {
    quantity: selection.quantity,
    groups: selection.groups
      .filter(({ labels }) => labels.length > 0)
      .map(({ name, labels }) => ({ name, labels: [...labels].sort() }))
      .sort(byName),
    variationType: selection.variationType,
    addOns: selection.addOns
      .filter(({ quantity }) => quantity !== 0)
      .map(({ id, quantity }) => ({ id, quantity }))
      .sort((a, b) => a.id - b.id),
  };
}

const byName = (a: SelectedVariation, b: SelectedVariation) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Whether two selections order the very same: options, add-ons and quantities (ITEM-11). */
export function selectionsEqual(a: Selection, b: Selection): boolean {
  return JSON.stringify(normaliseSelection(a)) === JSON.stringify(normaliseSelection(b));
}

/** Whether two selections have the same options, which makes them one line of the cart (docs/delivery-api.md §6). */
export function sameOptions(a: Selection, b: Selection): boolean {
  const options = (selection: Selection) => ({ ...selection, quantity: 1, addOns: [] });
  return selectionsEqual(options(a), options(b));
}

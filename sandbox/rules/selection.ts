/** What a visitor chose of one item and what it costs, docs/delivery-api.md §6 and §7.1. */

/** Food: one entry per group; other modules: the one matched combination. */
export type Picked = { name: string; values: { label: string[] } } | { type: string };

/** A food group as stored: numbers are text, `required` is on or off. */
export type FoodGroup = {
  name: string;
  required?: string;
  values: { label: string; optionPrice: string | number }[];
};

export type Combination = { type: string; price: number; stock: number };

type ChosenGroup = { name: string; values: { label: string; optionPrice: string | number }[] };

export type Choice =
  | { ok: true; unitPrice: number; stock: number | null; chosen: ChosenGroup[] | Combination[] }
  /** `missing`: a required group is empty; `gone`: an option or combination is no longer sold. */
  | { ok: false; problem: "missing" | "gone" };

/** Unit price of item and options: options add to a food item's price, a combination replaces the price. */
export function choose(
  item: { price: number; stock: number; groups: FoodGroup[]; combinations: Combination[] },
  picked: Picked[],
): Choice {
  if (item.combinations.length > 0) return chooseCombination(item.combinations, picked);
  return chooseGroups(item, picked);
}

function chooseCombination(combinations: Combination[], picked: Picked[]): Choice {
  const type = picked.find((entry) => "type" in entry)?.type;
  if (type === undefined) return { ok: false, problem: "missing" };
  const found = combinations.find((combination) => combination.type === type);
  if (!found) return { ok: false, problem: "gone" };
  return { ok: true, unitPrice: found.price, stock: found.stock, chosen: [found] };
}

function chooseGroups(item: { price: number; stock: number; groups: FoodGroup[] }, picked: Picked[]): Choice {
  const labels = new Map(
    picked.flatMap((entry) => ("values" in entry ? [[entry.name, entry.values.label] as const] : [])),
  );
  const chosen: ChosenGroup[] = [];
  for (const group of item.groups) {
    const wanted = labels.get(group.name) ?? [];
    if (wanted.length === 0 && group.required === "on") return { ok: false, problem: "missing" };
    const values = group.values.filter((value) => wanted.includes(value.label));
    if (values.length < new Set(wanted).size) return { ok: false, problem: "gone" };
    if (values.length > 0) chosen.push({ name: group.name, values });
  }
  const known = new Set(item.groups.map((group) => group.name));
  if ([...labels.keys()].some((name) => !known.has(name))) return { ok: false, problem: "gone" };
  const options = chosen.flatMap((group) => group.values).reduce((sum, value) => sum + Number(value.optionPrice), 0);
  return { ok: true, unitPrice: item.price + options, stock: item.stock, chosen };
}

/** Two selections are the same when groups, labels and combination are, in whatever order. */
export function sameSelection(a: Picked[], b: Picked[]): boolean {
  return canonical(a) === canonical(b);
}

function canonical(picked: Picked[]): string {
  const parts = picked.map((entry) =>
    "values" in entry ? [entry.name, ...[...entry.values.label].sort()] : ["", entry.type],
  );
  return JSON.stringify(parts.map((part) => JSON.stringify(part)).sort());
}

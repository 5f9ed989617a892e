import type { SandboxContext } from "../context";
import type { StateRow } from "../db/state";
import type { Picked } from "../rules/selection";
import { isoMicro } from "../time";
import { itemJson } from "../wire/item";
import { wordIn } from "../wire/words";
import { findSellable, itemTypeOf } from "./lines";

type Group = { name: string; values?: { label: string; optionPrice: unknown }[] };
type AddOn = { id: number; name: string; price: number };

/** Entries of a cart answer, docs/delivery-api.md §6; a line whose item no longer exists is left out. */
export async function cartJson(context: SandboxContext, rows: StateRow<"cart_lines">[]): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (const row of rows) {
    const item = await findSellable(context.db, itemTypeOf(row.item_type), row.item_id);
    if (item) entries.push(entryJson(context, row, await itemJson(context, item)));
  }
  return entries;
}

function entryJson(context: SandboxContext, row: StateRow<"cart_lines">, item: Record<string, unknown>) {
  const variation = (JSON.parse(row.variation) as Picked[]).map((picked) => pickedIn(context.language, picked));
  const ids = JSON.parse(row.add_on_ids) as number[];
  const quantities = JSON.parse(row.add_on_qtys) as number[];
  const addOns = (item.add_ons ?? []) as AddOn[];
  return {
    id: row.id,
    user_id: row.user_id,
    module_id: row.module_id,
    item_id: row.item_id,
    is_guest: row.is_guest === 1,
    ...(context.dialect === "x" && { store_id: row.store_id }),
    add_on_ids: ids,
    add_on_qtys: quantities,
    item_type: `App\\Models\\${itemTypeOf(row.item_type)}`,
    price: row.price,
    quantity: row.quantity,
    variation,
    created_at: isoMicro(new Date(row.created_at)),
    updated_at: isoMicro(new Date(row.updated_at)),
    item: {
      ...item,
      food_variations: withSelection(item.food_variations, variation),
      add_ons: JSON.stringify(addOns.map((addOn) => addOn.id)),
      addons: addOns.map(({ id, name, price }) => {
        const index = ids.indexOf(id);
        return { id, name, price, isChecked: index >= 0, quantity: index < 0 ? 0 : (quantities[index] ?? 1) };
      }),
    },
  };
}

const pickedIn = (language: "en" | "ar", picked: Picked): Picked =>
  "values" in picked
    ? {
        name: wordIn(language, picked.name),
        values: { label: picked.values.label.map((label) => wordIn(language, label)) },
      }
    : { ...picked, type: wordIn(language, picked.type) };

/** Every option with whether it is chosen; what is no list (`""`) stays as it is. */
function withSelection(groups: unknown, variation: Picked[]): unknown {
  if (!Array.isArray(groups)) return groups;
  return (groups as Group[]).map((group) => {
    const picked = variation.find((entry) => "values" in entry && entry.name === group.name);
    const labels = picked && "values" in picked ? picked.values.label : [];
    const values = (group.values ?? []).map((value) => ({ ...value, isSelected: labels.includes(value.label) }));
    return { ...group, values };
  });
}

import type { SandboxContext } from "../context";
import type { StateRow } from "../db/state";
import { isoMicro } from "../time";
import { itemJson } from "../wire/item";
import { wordIn } from "../wire/words";
import type { SellableRow } from "./lines";

/** The item as it is at ordering, as `item_details` keeps it. */
export async function itemSnapshot(context: SandboxContext, item: SellableRow): Promise<Record<string, unknown>> {
  return itemJson(context, item);
}

type Chosen = { name: string; values: { label: string; optionPrice: string | number }[] } | { type: string };

const chosenIn = (language: "en" | "ar", chosen: Chosen): Chosen =>
  "values" in chosen
    ? {
        name: wordIn(language, chosen.name),
        values: chosen.values.map((value) => ({ ...value, label: wordIn(language, value.label) })),
      }
    : { ...chosen, type: wordIn(language, chosen.type) };

/** The lines of an item order, docs/delivery-api.md §10.2; only line 0 carries `is_guest`. */
export function linesJson(
  { language }: Pick<SandboxContext, "language">,
  order: Pick<StateRow<"orders">, "is_guest">,
  lines: StateRow<"order_lines">[],
) {
  return lines.map((line, index) => {
    const item = JSON.parse(line.item_details) as Record<string, unknown>;
    const at = isoMicro(new Date(line.created_at));
    return {
      id: line.id,
      item_id: line.item_id,
      order_id: line.order_id,
      price: line.price,
      quantity: line.quantity,
      discount_on_item: line.discount_on_item,
      discount_type: line.discount_type,
      tax_amount: line.tax_amount,
      variant: "",
      item_campaign_id: line.item_campaign_id,
      total_add_on_price: line.total_add_on_price,
      variation: (JSON.parse(line.variation) as Chosen[]).map((chosen) => chosenIn(language, chosen)),
      add_ons: JSON.parse(line.add_ons) as unknown,
      item_details: item,
      image_full_url: item.image_full_url ?? null,
      images_full_url: item.images_full_url ?? [],
      ...(index === 0 && { is_guest: order.is_guest }),
      created_at: at,
      updated_at: at,
    };
  });
}

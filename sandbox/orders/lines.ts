import { z } from "zod";
import type { SeedRow } from "../db/schema";
import type { StateRow } from "../db/state";
import type { Db } from "../db/types";
import { field } from "../http/input";
import type { Visitor } from "../http/visitor";
import type { Picked } from "../rules/selection";
import { wordInEnglish } from "../wire/words";

const option = field.text.transform(wordInEnglish);
const picked = z.union([
  z.object({ name: option, values: z.object({ label: z.array(option).max(100) }) }),
  z.object({ type: option, price: field.optionalNumber, stock: field.optionalNumber }),
]);

/** The choice part of a cart line, as `cart/add`, `cart/update` and the `cart` of a buy-now order carry it. */
export const choiceFields = {
  variation: field.list(picked),
  add_on_ids: field.list(field.positive),
  add_on_qtys: field.list(field.positive),
};

export type ItemType = "Item" | "ItemCampaign";

/** A campaign item has the columns of an item and its dates. */
export type SellableRow = SeedRow<"items"> & { available_date_starts?: string; available_date_ends?: string };

/** A line to be priced, from the stored cart or a buy-now body. */
export type WantedLine = {
  cartId: number | null;
  itemType: ItemType;
  itemId: number;
  quantity: number;
  picked: Picked[];
  addOns: { id: number; quantity: number }[];
};

/** `App\Models\ItemCampaign`, `AppModelsItemCampaign` and `ItemCampaign` all name a campaign item. */
export function itemTypeOf(name: string): ItemType {
  return name.endsWith("ItemCampaign") ? "ItemCampaign" : "Item";
}

export async function findSellable(db: Db, type: ItemType, id: number): Promise<SellableRow | null> {
  const table = type === "Item" ? ("items" as const) : ("item_campaigns" as const);
  const row = await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  return (row as SellableRow | undefined) ?? null;
}

/** The visitor's cart of one module (all modules with null), oldest line first. */
export function cartLinesOf(
  db: Db,
  visitor: Visitor,
  moduleId: number | null,
  storeId: number | null = null,
): Promise<StateRow<"cart_lines">[]> {
  return db
    .selectFrom("cart_lines")
    .selectAll()
    .where("user_id", "=", visitor.id)
    .where("is_guest", "=", visitor.isGuest ? 1 : 0)
    .$if(moduleId !== null, (query) => query.where("module_id", "=", moduleId))
    .$if(storeId !== null, (query) => query.where("store_id", "=", storeId))
    .orderBy("id")
    .execute();
}

export function requestedFromCart(row: StateRow<"cart_lines">): WantedLine {
  return {
    cartId: row.id,
    itemType: itemTypeOf(row.item_type),
    itemId: row.item_id,
    quantity: row.quantity,
    picked: JSON.parse(row.variation) as Picked[],
    addOns: pairAddOns(JSON.parse(row.add_on_ids) as number[], JSON.parse(row.add_on_qtys) as number[]),
  };
}

/** Ids and quantities are parallel lists; a missing quantity is one. */
export function pairAddOns(ids: number[], quantities: number[]): { id: number; quantity: number }[] {
  return ids.map((id, index) => ({ id, quantity: quantities[index] ?? 1 }));
}

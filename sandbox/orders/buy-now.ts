import { z } from "zod";
import { field } from "../http/input";
import { refuseWithBody } from "../http/refusal";
import { choiceFields, itemTypeOf, pairAddOns, type WantedLine } from "./lines";

const cart = field.list(
  z.object({ item_id: field.positive, item_type: field.text, quantity: field.positive, ...choiceFields }),
);

/**
 * The `cart` text of a buy-now or campaign order, docs/delivery-api.md §11.2.
 * @throws Refusal 403 with `[{}]` when a key is missing, as the original fails.
 */
export function buyNowLines(text: unknown): WantedLine[] {
  const result = cart.safeParse(text);
  if (!result.success) throw refuseWithBody(403, [{}]);
  return result.data.map((line) => ({
    cartId: null,
    itemType: itemTypeOf(line.item_type),
    itemId: line.item_id,
    quantity: line.quantity,
    picked: line.variation,
    addOns: pairAddOns(line.add_on_ids, line.add_on_qtys),
  }));
}

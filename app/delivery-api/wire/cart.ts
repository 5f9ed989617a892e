import { z } from "zod";
import type { Cart, CartLine } from "../model";
import { readItem } from "./item";
import { type Reader, readList, wrongShape } from "./reader";
import * as read from "./scalars";
import { selectedAddOns, selectedGroups, selectedType } from "./variation";

const wireEntry = z.object({
  id: read.id,
  item_type: read.text,
  price: read.amount,
  quantity: read.integer,
  variation: z.unknown(),
  add_on_ids: z.unknown(),
  add_on_qtys: z.unknown(),
  store_id: read.integerOrNull,
  module_id: read.integerOrNull,
  item: z.unknown(),
});

function readCartLine(row: unknown, reader: Reader): CartLine {
  const wire = wireEntry.parse(row);
  const raw = read.toRecord(wire.item);
  if (raw === null) throw wrongShape("no item");
  if (wire.quantity < 1) throw wrongShape("no quantity");
  // Only X names store and module beside the item; the item's own words come first.
  const item = readItem({ store_id: wire.store_id, module_id: wire.module_id, ...raw }, reader);
  const variationType = selectedType(wire.variation);
  return {
    id: wire.id,
    item,
    isCampaign: wire.item_type.endsWith("ItemCampaign") || item.campaign !== null,
    price: wire.price,
    selection: {
      quantity: wire.quantity,
      groups: variationType === null ? selectedGroups.parse(wire.variation) : [],
      variationType,
      addOns: selectedAddOns(wire.add_on_ids, wire.add_on_qtys),
    },
  };
}

/** The cart, as every cart call answers it (docs/delivery-api.md §6, DATA-02, CART-23). */
export function readCart(body: unknown, reader: Reader): Cart {
  return { lines: readList(body, "cart entry", reader, (row) => readCartLine(row, reader)) };
}

/** X: `GET /customer/cart/get-all`, the carts of every store and module; `moduleId` null takes them all (docs/delivery-api.md §6). */
export function readStoreCarts(body: unknown, moduleId: number | null, reader: Reader): Cart {
  const carts = readList(body, "store cart", reader, (row) => readCart(read.toRecord(row)?.carts, reader));
  const lines = carts.flatMap((cart) => cart.lines);
  return {
    lines: lines.filter(({ item }) => moduleId === null || item.moduleId === null || item.moduleId === moduleId),
  };
}

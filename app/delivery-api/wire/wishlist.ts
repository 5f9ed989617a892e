import { z } from "zod";
import type { Wishlist, WishlistIds } from "../model";
import { readItem } from "./item";
import { type Reader, readRows, wrongShape } from "./reader";
import * as read from "./scalars";
import { readStore } from "./store";

const wireId = z.object({ id: read.id, module_id: read.positiveOrNull });

/** The two lists under their singular keys; X has a third, of services we do not sell. Throws a ZodError without either. */
function listsOf(body: unknown): { item?: unknown; store?: unknown } {
  const record = read.toRecord(body);
  if (record === null || !("item" in record || "store" in record)) throw wrongShape("no item, no store");
  return record;
}

/** `GET /customer/wish-list` (docs/delivery-api.md §9.6, API-27). */
export function readWishlist(body: unknown, reader: Reader): Wishlist {
  const { item, store } = listsOf(body);
  return {
    items: readRows(item, "item", reader, (row) => readItem(row, reader)),
    stores: readRows(store, "store", reader, (row) => readStore(row, reader)),
  };
}

/** The same answer, only what marks a card: every page of a customer reads it. */
export function readWishlistIds(body: unknown, reader: Reader): WishlistIds {
  const { item, store } = listsOf(body);
  const readId = (row: unknown) => {
    const { id, module_id } = wireId.parse(row);
    return { id, moduleId: module_id };
  };
  return {
    items: readRows(item, "item", reader, readId),
    stores: readRows(store, "store", reader, readId),
  };
}

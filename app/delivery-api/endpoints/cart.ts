import type { CartLineInput, CartLineUpdate } from "../calls";
import type { Caller } from "../http/call";
import type { Cart, Selection } from "../model";
import type { Result } from "../result";
import { readCart, readStoreCarts } from "../wire/cart";
import type { Reader } from "../wire/reader";
import { selectionBody } from "../wire/selection-body";
import { paths } from "./paths";

function lineBody(line: CartLineInput) {
  return {
    item_id: line.itemId,
    model: line.isCampaign ? "ItemCampaign" : "Item",
    price: line.unitPrice,
    store_id: line.storeId,
    ...selectionBody(line),
  };
}

const hasOptions = ({ groups, variationType }: Selection) => groups.length > 0 || variationType !== null;

/** Docs/delivery-api.md §6. Every call answers the whole cart, in X perhaps that of one store alone; `store_id` always goes along, since X asks for it. */
export function cartEndpoints({ context, send, profile }: Caller) {
  const call = { asGuest: true, read: readCart } as const;

  /** Adds a line. API-14, DATA-18, DATA-19; `rejected` with `cart_item` when the same line is there already. */
  const add = (line: CartLineInput): Promise<Result<Cart>> =>
    send({ ...call, method: "POST", path: paths.cartAdd, body: lineBody(line) });

  /** Removes one line. API-16. */
  const remove = (lineId: number, storeId: number): Promise<Result<Cart>> =>
    send({ ...call, method: "DELETE", path: paths.cartRemoveItem, query: { cart_id: lineId, store_id: storeId } });

  return {
    /**
     * The cart of the context's module. API-13. X lists one store's lines and refuses without `storeId`; its carts of all stores are
     * asked for then.
     */
    async list(storeId?: number): Promise<Result<Cart>> {
      if (storeId === undefined && (await profile()).dialect === "x") {
        const read = (body: unknown, reader: Reader) => readStoreCarts(body, context.moduleId, reader);
        return send({ ...call, method: "GET", path: paths.cartGetAll, read });
      }
      return send({ ...call, method: "GET", path: paths.cartList, query: { store_id: storeId } });
    },

    add,

    /**
     * Changes a line. API-15: POST, as docs/delivery-api.md §16 settles it. X keeps the old options where there shall be none (§6): such a
     * line is added anew, and only then removed, so that no failure loses it. `rejected` with `cart_item` when another line has those
     * options already; nothing has changed then.
     */
    async update(line: CartLineUpdate): Promise<Result<Cart>> {
      const dropsOptions = hasOptions(line.before) && !hasOptions(line.selection);
      if (dropsOptions && (await profile()).dialect === "x") {
        const added = await add(line);
        const left = added.ok ? await remove(line.lineId, line.storeId) : added;
        // Both stand then, which the cart shows: whoever was told of a failure would press again, and add once more.
        return left.ok ? left : added;
      }
      const body = { ...lineBody(line), cart_id: line.lineId };
      return send({ ...call, method: "POST", path: paths.cartUpdate, body });
    },

    remove,

    /** Empties the cart of the context's module; X may keep to one store. API-17. */
    clear: (storeId?: number): Promise<Result<Cart>> =>
      send({ ...call, method: "DELETE", path: paths.cartRemove, query: { store_id: storeId } }),
  };
}

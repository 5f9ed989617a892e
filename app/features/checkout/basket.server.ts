import { type CartLine, fail, ok, type Result } from "~/delivery-api";
import { cartOf } from "~/features/cart/cart.server";
import { unitPrice } from "~/features/catalogue/price";
import { selectionProblems } from "~/features/catalogue/variations";
import type { Shop } from "~/request/shop.server";

/** What `/checkout` was opened for: the cart, or one line of Buy Now or a campaign under its key (RTE-18, RTE-19). */
export type Entry = { page: "cart" } | { page: "buy_now" | "campaign"; key: string };

/** The lines to order. A basket beside the cart has one line without a number of its own. */
export type Basket = { entry: Entry; lines: CartLine[] };

export function entryOf(url: URL): Entry {
  const page = url.searchParams.get("page");
  const key = url.searchParams.get("key");
  return key && (page === "buy_now" || page === "campaign") ? { page, key } : { page: "cart" };
}

/** Reads the lines anew; no lines when the cart is empty or the key is not one of this visitor's. */
export async function loadBasket(shop: Shop, entry: Entry, digits: number): Promise<Result<Basket>> {
  if (entry.page === "cart") {
    const cart = await cartOf(shop);
    return cart.ok ? ok({ entry, lines: cart.value.lines }) : cart;
  }
  const intent = shop.session.orderIntents.find(({ key }) => key === entry.key);
  if (!intent) return ok({ entry, lines: [] });
  const { itemId, isCampaign, quantity, groups, variationType, addOns } = intent;
  const item = await shop.api.items.details(itemId, { campaign: isCampaign });
  if (!item.ok) return item.failure.kind === "not-found" ? ok({ entry, lines: [] }) : item;
  const selection = { quantity, groups, variationType, addOns };
  // The item's options have changed since; what was chosen cannot be had any more.
  if (selectionProblems(item.value, selection).length > 0) return fail("not-found");
  const price = unitPrice(item.value, selection, digits);
  return ok({ entry, lines: [{ id: itemId, item: item.value, isCampaign, price, selection }] });
}

import { type CartLine, fail, ok, type Result } from "~/delivery-api";
import { cartOf } from "~/features/cart/cart.server";
import { ofOneStore } from "~/features/cart/rules";
import { unitPrice } from "~/features/catalogue/price";
import { selectionProblems } from "~/features/catalogue/variations";
import { nameList } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";

/**
 * What `/checkout` was opened for: the cart, one line of Buy Now or a campaign under its key (RTE-18, RTE-19), or a store that is sent a
 * prescription (CHK-10).
 */
export type Entry =
  | { page: "cart" }
  | { page: "buy_now" | "campaign"; key: string }
  | { page: "prescription"; storeId: number };

/**
 * The lines to order, all of one store. A basket beside the cart has one line without a number of its own; a prescription has none. `waiting`: what
 * the cart holds of other stores.
 */
export type Basket = { entry: Entry; lines: CartLine[]; waiting: CartLine[] };

export function entryOf(url: URL): Entry {
  const page = url.searchParams.get("page");
  const storeId = Number(url.searchParams.get("store"));
  if (page === "prescription" && Number.isSafeInteger(storeId) && storeId > 0) return { page, storeId };
  const key = url.searchParams.get("key");
  return key && (page === "buy_now" || page === "campaign") ? { page, key } : { page: "cart" };
}

/** The key that a Buy Now line brings along; null for everything else. */
export const keyOfEntry = (entry: Entry): string | null => ("key" in entry ? entry.key : null);

/** The one store of a basket; null when there is nothing to order. */
export const storeOf = ({ entry, lines }: Basket): number | null =>
  entry.page === "prescription" ? entry.storeId : (lines[0]?.item.storeId ?? null);

/** Reads the lines anew; no lines when the cart is empty or the key is not one of this visitor's. */
export async function loadBasket(context: RequestContext, entry: Entry, digits: number): Promise<Result<Basket>> {
  if (entry.page === "cart") {
    const cart = await cartOf(context);
    return cart.ok ? ok({ entry, ...ofOneStore(cart.value.lines) }) : cart;
  }
  const nothing: Basket = { entry, lines: [], waiting: [] };
  if (entry.page === "prescription") return ok(nothing);
  const intent = context.session.orderIntents.find(({ key }) => key === entry.key);
  if (!intent) return ok(nothing);
  const { itemId, isCampaign, quantity, groups, variationType, addOns } = intent;
  const item = await context.api.items.details(itemId, { campaign: isCampaign });
  if (!item.ok) return item.failure.kind === "not-found" ? ok(nothing) : item;
  const selection = { quantity, groups, variationType, addOns };
  // The item's options have changed since; what was chosen cannot be had any more.
  if (selectionProblems(item.value, selection).length > 0) return fail("not-found");
  const price = unitPrice(item.value, selection, digits);
  return ok({ ...nothing, lines: [{ id: itemId, item: item.value, isCampaign, price, selection }] });
}

/** Whose items wait in the cart, in words; null where none do. */
export function waitingText({ t, language }: RequestContext, waiting: CartLine[]): string | null {
  const names = [...new Set(waiting.map(({ item }) => item.storeName))];
  return names.length > 0 ? t("checkout:waiting", { stores: nameList(names, language) }) : null;
}

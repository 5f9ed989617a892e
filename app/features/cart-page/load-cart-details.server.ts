import type { Cart, Config, Store } from "~/delivery-api";
import { cartOf } from "~/features/cart/cart.server";
import { ofOneStore } from "~/features/cart/rules";
import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { deliveryTime } from "~/features/catalogue/delivery-time.server";
import { waitingText } from "~/features/checkout/basket.server";
import { type CartCosts, loadCartCosts } from "~/features/checkout/cart-costs.server";
import { findCartNote } from "~/features/checkout/cart-note.server";
import { ofModule, wishlistOf } from "~/features/wishlist/wishlist.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { type CartDetails, cartDetails, freeDeliveryOf } from "./cart-details";

export type CartPageData = Omit<CartDetails, "store"> & {
  store: (NonNullable<CartDetails["store"]> & { logo: string | null; deliveryTime: string | null }) | null;
  /** What else customers order from the store, at most four. */
  goesWith: CardItem[];
  /** What is told the store with the order; empty when nothing is. */
  note: string;
  /** What an order would cost; null where it cannot be told yet. */
  costs: CartCosts | null;
  /** Whose items an order does not take, in words; null as a rule. */
  waiting: string | null;
  /** For an empty cart: what the customer wished for and can have now, at most four. */
  favourites: CardItem[];
};

/** The cart with all it shows; the page fails when the delivery API does not answer, since an empty cart would be a lie. */
export async function loadCartDetails(context: RequestContext): Promise<CartPageData> {
  const [configResult, cartResult] = await Promise.all([context.api.config.get(), cartOf(context)]);
  await leaveIfExpired(context, cartResult);
  const cart = critical(cartResult);
  const config = critical(configResult);
  const [first] = cart.lines;
  // All that the store says is an extra: the lines stand without it.
  const found = first ? secondary(await context.api.stores.details(first.item.storeId), null) : null;
  const { store, ...details } = cartDetails(cart, config, found, context.language);
  const [extras, note, favourites] = await Promise.all([
    found ? extrasOf(context, config, cart, found) : noExtras,
    store ? findCartNote(context, store.id) : "",
    store ? [] : favouritesOf(context, config),
  ]);
  const look = { logo: found?.logo ?? null, deliveryTime: found && deliveryTime(context, found) };
  const waiting = waitingText(context, ofOneStore(cart.lines).waiting);
  const freeDelivery = found && extras.costs ? freeDeliveryOf(extras.costs, config, found) : details.freeDelivery;
  return { ...details, ...extras, freeDelivery, note, waiting, favourites, store: store && { ...store, ...look } };
}

const noExtras: Pick<CartPageData, "goesWith" | "costs"> = { goesWith: [], costs: null };

async function extrasOf(
  context: RequestContext,
  config: Config,
  { lines }: Cart,
  store: Store,
): Promise<Pick<CartPageData, "goesWith" | "costs">> {
  const [popular, costs] = await Promise.all([
    context.api.items.popularOfStore(store.id),
    loadCartCosts(context, config, store, ofOneStore(lines).lines),
  ]);
  const inCart = new Set(lines.map(({ item }) => item.id));
  const goesWith = secondary(popular, [])
    .filter(({ id }) => !inCart.has(id))
    .map((item) => toCardItem(context, item, config.scheduleOrders, store));
  return { goesWith: firstAvailable(goesWith), costs };
}

const firstAvailable = (items: CardItem[]) =>
  items.filter(({ sale, isInStock }) => isInStock && sale !== "not-now").slice(0, 4);

/** Guests have none, and nobody is asked (WISH-05). */
async function favouritesOf(context: RequestContext, config: Config): Promise<CardItem[]> {
  if (context.session.visitor.token === null) return [];
  const { items } = secondary(await wishlistOf(context), { items: [], stores: [] });
  return firstAvailable(
    items.filter(ofModule(context)).map((item) => toCardItem(context, item, config.scheduleOrders)),
  );
}

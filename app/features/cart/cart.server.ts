import { type Cart, ok, type Result } from "~/delivery-api";
import type { Shop } from "~/request/context/request-context.server";

const carts = new WeakMap<Shop, Promise<Result<Cart>>>();

/** The visitor's cart in the chosen module, asked for at most once a request. Nobody and no module have an empty one. */
export function cartOf(shop: Shop): Promise<Result<Cart>> {
  const known = carts.get(shop);
  if (known) return known;
  const asked = askCart(shop);
  carts.set(shop, asked);
  return asked;
}

async function askCart(shop: Shop): Promise<Result<Cart>> {
  const { visitor, module } = shop.session;
  if (!module || (visitor.token === null && visitor.guestId === null)) return ok({ lines: [] });
  const result = await shop.api.cart.list();
  if (result.ok) countLines(shop, result.value);
  return result;
}

/** The cart is what the delivery API has just answered (CART-23): for the rest of the request and for the badge. */
export function keepCart(shop: Shop, cart: Cart): void {
  carts.set(shop, Promise.resolve(ok(cart)));
  countLines(shop, cart);
}

function countLines(shop: Shop, cart: Cart): void {
  const { module } = shop.session;
  if (module) keepCount(shop, module.id, cart);
}

/** Lines per module, so that an empty cart costs no call on other pages (decision 15 of the design). CART-27. */
export function keepCount(shop: Shop, moduleId: number, { lines }: Cart): void {
  const { cartCounts } = shop.session.visitor;
  if (cartCounts[moduleId] === lines.length) return;
  shop.session.patch("visitor", { cartCounts: { ...cartCounts, [moduleId]: lines.length } });
}

/** A cart belongs to somebody: a guest whose number could not be had at the first page gets it now. */
export async function ensureVisitor(shop: Shop): Promise<Result<null>> {
  const { visitor } = shop.session;
  if (visitor.token !== null || visitor.guestId !== null) return ok(null);
  const result = await shop.api.auth.requestGuest();
  if (!result.ok) return result;
  shop.session.patch("visitor", { guestId: result.value.guestId });
  return ok(null);
}

import { type Cart, type CartLine, ok, type Result } from "~/delivery-api";
import { logError } from "~/request/context/log.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { isTracking, trackEvent } from "~/request/context/track-event.server";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { cartChanges } from "./cart-changes";
import { withOtherStores } from "./rules";

const carts = requestValue<Promise<Result<Cart>>>();

/** The visitor's cart in the chosen module, asked for at most once a request. Nobody and no module have an empty one. A page made of it is nobody else's. */
export function cartOf(context: RequestContext): Promise<Result<Cart>> {
  keepOutOfCache(context);
  return cartToSummarise(context);
}

/** The same for what every page shows of it, in fragments of the visitor's own (ADR 0201). */
export const cartToSummarise = (context: RequestContext): Promise<Result<Cart>> =>
  carts.once(context, () => askCart(context));

async function askCart(context: RequestContext): Promise<Result<Cart>> {
  const { visitor, module, area } = context.session;
  if (!module || (visitor.token === null && visitor.guestId === null)) return ok({ lines: [] });
  const api = context.apiAt({ place: area, moduleId: module.id, onOwnAnswer: () => undefined });
  const result = await api.cart.list();
  if (result.ok) countLines(context, result.value);
  return result;
}

/**
 * The cart is what the delivery API has just answered to a change (CART-23): for the rest of the request and for the badge. `before` is the cart
 * that was changed, where it is not the one that was asked for.
 */
export function keepCart(
  context: RequestContext,
  cart: Cart,
  before: Result<Cart> | Promise<Result<Cart>> | undefined = carts.of(context),
): void {
  if (before && isTracking()) void trackChange(context, before, cart);
  replaceCart(context, cart);
}

/** The same where it has answered to a change of one store's lines. */
export async function keepChange(context: RequestContext, answer: Cart, storeId: number): Promise<void> {
  const before = await carts.of(context);
  keepCart(context, before?.ok ? withOtherStores(before.value, answer, storeId) : answer);
}

/** An order has taken its lines along: nobody has removed them. `left`: those of other stores. */
export const emptyCartByOrder = (context: RequestContext, left: CartLine[]): void =>
  replaceCart(context, { lines: left });

/** An order has taken lines along, and nobody knows which: the cart is asked for anew wherever it is shown. */
export function forgetCart(context: RequestContext): void {
  carts.drop(context);
  const { module, visitor } = context.session;
  const counts = Object.entries(visitor.cartCounts).filter(([id]) => Number(id) !== module?.id);
  context.session.patch("visitor", { cartCounts: Object.fromEntries(counts) });
}

function replaceCart(context: RequestContext, cart: Cart): void {
  carts.set(context, Promise.resolve(ok(cart)));
  countLines(context, cart);
}

/** Beside the answer, which does not wait for it. */
async function trackChange(context: RequestContext, before: Result<Cart> | Promise<Result<Cart>>, after: Cart) {
  try {
    const [known, config] = await Promise.all([before, context.api.config.get()]);
    if (!known.ok || !config.ok) return;
    for (const event of cartChanges(known.value, after, config.value.currency.digits)) trackEvent(context, event);
  } catch (error) {
    logError(error, { requestId: context.requestId });
  }
}

function countLines(context: RequestContext, cart: Cart): void {
  const { module } = context.session;
  if (module) keepCount(context, module.id, cart);
}

/** Lines per module, so that an empty cart costs no call on other pages. CART-27. */
export function keepCount(context: RequestContext, moduleId: number, { lines }: Cart): void {
  const { cartCounts } = context.session.visitor;
  if (cartCounts[moduleId] === lines.length) return;
  context.session.patch("visitor", { cartCounts: { ...cartCounts, [moduleId]: lines.length } });
}

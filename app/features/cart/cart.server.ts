import { type Cart, ok, type Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";

const carts = requestValue<Promise<Result<Cart>>>();

/** The visitor's cart in the chosen module, asked for at most once a request. Nobody and no module have an empty one. */
export const cartOf = (context: RequestContext): Promise<Result<Cart>> => carts.once(context, () => askCart(context));

async function askCart(context: RequestContext): Promise<Result<Cart>> {
  const { visitor, module } = context.session;
  if (!module || (visitor.token === null && visitor.guestId === null)) return ok({ lines: [] });
  const result = await context.api.cart.list();
  if (result.ok) countLines(context, result.value);
  return result;
}

/** The cart is what the delivery API has just answered (CART-23): for the rest of the request and for the badge. */
export function keepCart(context: RequestContext, cart: Cart): void {
  carts.set(context, Promise.resolve(ok(cart)));
  countLines(context, cart);
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

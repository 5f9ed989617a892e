import type { RequestContext } from "~/request/context/request-context";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { cartOf } from "./cart.server";
import { type CartSummary, emptyCart, summariseCart } from "./cart-summary";

/** The cart as every page needs it; empty without a call while it is known to be. A failed call shows an empty badge, nothing worse. */
export async function loadCart(context: RequestContext): Promise<CartSummary> {
  if (isKnownEmpty(context) && !asksAlways(context.url)) return emptyCart;
  const result = await cartOf(context);
  await leaveIfExpired(context, result);
  return result.ok ? summariseCart(result.value) : emptyCart;
}

function isKnownEmpty({ session }: RequestContext): boolean {
  return session.module === null || session.visitor.cartCounts[session.module.id] === 0;
}

/** Another browser of the same customer may have filled the cart: where it counts, it is asked for. */
function asksAlways(url: URL): boolean {
  return ["/cart", "/checkout"].includes(url.pathname) || url.searchParams.get("dialog") === "cart";
}

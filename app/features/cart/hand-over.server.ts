import type { RequestContext } from "~/request/context/request-context";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { keepCount } from "./cart.server";

/** Modules in which the visitor is known to have something in the cart. To be asked before they sign in. */
export function filledCarts({ session: { visitor } }: RequestContext): number[] {
  return Object.keys(visitor.cartCounts)
    .map(Number)
    .filter((id) => (visitor.cartCounts[id] ?? 0) > 0);
}

/**
 * What became of a guest's cart at sign-in: the delivery API moves it to the account, where it takes the place of an older one
 * (docs/delivery-api.md §1.4). Asks how the customer's cart stands, since not every server is sure to do so; silent when the guest
 * had nothing, or when nobody answers.
 */
export async function guestCartToasts(context: RequestContext, guestCarts: readonly number[]): Promise<Toast[]> {
  const carts = await Promise.all(
    guestCarts.map((moduleId) => context.apiAt({ place: context.session.area, moduleId }).cart.list()),
  );
  let hasMoved = false;
  for (const [index, cart] of carts.entries()) {
    if (!cart.ok) return [];
    keepCount(context, guestCarts[index] ?? 0, cart.value);
    hasMoved ||= cart.value.lines.length > 0;
  }
  if (carts.length === 0) return [];
  return [hasMoved ? toast(context, "info", "account:cart.moved") : toast(context, "warning", "account:cart.left")];
}

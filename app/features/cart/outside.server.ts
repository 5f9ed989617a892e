import { type Cart, type CartLine, ok, type Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { cartOf, keepCart, keepCount } from "./cart.server";
import { linesOutside, withOtherStores } from "./rules";

/** Lines of one module's cart whose stores do not deliver to a place. */
export type Outside = { moduleId: number; cart: Cart; lines: CartLine[] };

/**
 * What lies in the visitor's carts, one per module (docs/delivery-api.md §6), and cannot be brought to a place in these zones.
 * Asks nothing about carts that are known to be empty; one that cannot be had is left to the checkout.
 */
export async function cartsOutside(context: RequestContext, zoneIds: readonly number[]): Promise<Outside[]> {
  const carts = await Promise.all(
    modulesWithCart(context).map(async (moduleId) => ({ moduleId, cart: await cartIn(context, moduleId) })),
  );
  return carts.flatMap(({ moduleId, cart }) => {
    if (!cart.ok) return [];
    const lines = linesOutside(cart.value, zoneIds);
    if (lines.length === 0) return [];
    return { moduleId, lines, cart: cart.value };
  });
}

function modulesWithCart({ session: { module, visitor } }: RequestContext): number[] {
  const filled = Object.keys(visitor.cartCounts).map(Number);
  const known = filled.filter((id) => visitor.cartCounts[id] !== 0);
  return module && visitor.cartCounts[module.id] === undefined ? [module.id, ...known] : known;
}

const isChosen = ({ session }: RequestContext, moduleId: number) => session.module?.id === moduleId;
const apiOf = (context: RequestContext, moduleId: number) => context.apiAt({ place: context.session.area, moduleId });

const cartIn = (context: RequestContext, moduleId: number): Promise<Result<Cart>> =>
  isChosen(context, moduleId) ? cartOf(context) : apiOf(context, moduleId).cart.list();

/** Takes these lines out of their carts; what a first failure leaves is still there. */
export async function removeOutside(context: RequestContext, carts: readonly Outside[]): Promise<Result<null>> {
  for (const { moduleId, cart, lines } of carts) {
    const { cart: calls } = apiOf(context, moduleId);
    const keep = (left: Cart) =>
      isChosen(context, moduleId) ? keepCart(context, left) : keepCount(context, moduleId, left);
    if (cart.lines.length === lines.length) {
      const left = await calls.clear();
      if (!left.ok) return left;
      keep(left.value);
      continue;
    }
    let known = cart;
    for (const { id, item } of lines) {
      const left = await calls.remove(id, item.storeId);
      if (!left.ok) return left;
      known = withOtherStores(known, left.value, item.storeId);
      keep(known);
    }
  }
  return ok(null);
}

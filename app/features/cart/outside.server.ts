import { type Cart, type CartLine, ok, type Result } from "~/delivery-api";
import type { Shop } from "~/request/context/request-context.server";
import { cartOf, keepCart, keepCount } from "./cart.server";
import { linesOutside } from "./rules";

/** Lines of one module's cart whose stores do not deliver to a place. */
export type Outside = { moduleId: number; isWholeCart: boolean; lines: CartLine[] };

/**
 * What lies in the visitor's carts, one per module (docs/delivery-api.md §6), and cannot be brought to a place in these zones.
 * Asks nothing about carts that are known to be empty; one that cannot be had is left to the checkout.
 */
export async function cartsOutside(shop: Shop, zoneIds: readonly number[]): Promise<Outside[]> {
  const carts = await Promise.all(
    modulesWithCart(shop).map(async (moduleId) => ({ moduleId, cart: await cartIn(shop, moduleId) })),
  );
  return carts.flatMap(({ moduleId, cart }) => {
    const lines = cart.ok ? linesOutside(cart.value, zoneIds) : [];
    if (lines.length === 0) return [];
    return { moduleId, lines, isWholeCart: cart.ok && cart.value.lines.length === lines.length };
  });
}

function modulesWithCart({ session: { module, visitor } }: Shop): number[] {
  const filled = Object.keys(visitor.cartCounts).map(Number);
  const known = filled.filter((id) => visitor.cartCounts[id] !== 0);
  return module && visitor.cartCounts[module.id] === undefined ? [module.id, ...known] : known;
}

const isChosen = ({ session }: Shop, moduleId: number) => session.module?.id === moduleId;
const apiOf = (shop: Shop, moduleId: number) => shop.apiAt({ place: shop.session.place, moduleId });

const cartIn = (shop: Shop, moduleId: number): Promise<Result<Cart>> =>
  isChosen(shop, moduleId) ? cartOf(shop) : apiOf(shop, moduleId).cart.list();

/** Takes these lines out of their carts; what a first failure leaves is still there. */
export async function removeOutside(shop: Shop, carts: readonly Outside[]): Promise<Result<null>> {
  for (const { moduleId, isWholeCart, lines } of carts) {
    const { cart } = apiOf(shop, moduleId);
    const calls = isWholeCart
      ? [() => cart.clear()]
      : lines.map(
          ({ id, item }) =>
            () =>
              cart.remove(id, item.storeId),
        );
    for (const call of calls) {
      const left = await call();
      if (!left.ok) return left;
      if (isChosen(shop, moduleId)) keepCart(shop, left.value);
      else keepCount(shop, moduleId, left.value);
    }
  }
  return ok(null);
}

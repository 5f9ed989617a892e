import { describe, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import { aLine, anItem } from "~/features/catalogue/testing";
import type { RequestContext } from "~/request/context/request-context";
import { removeOutside } from "./outside.server";

vi.mock("~/env.server", () => ({ environment: () => ({ sharedCache: false, redisUrl: null }) }));

const of = (id: number, storeId: number) => aLine({ id, item: anItem({ storeId }) });
const cart = { lines: [of(1, 6), of(2, 7), of(3, 7)] };

/** A visitor in module 1. The delivery API answers with the lines of one store, as newer servers do. */
function shop() {
  const visitor = { token: null, guestId: 7, cartCounts: { 1: 3, 2: 3 } };
  const remove = vi.fn(async (_line: number, _store: number) => ok({ lines: [] }));
  const clear = vi.fn(async () => ok({ lines: [] }));
  const context = {
    session: {
      visitor,
      module: { id: 1, type: "food" },
      patch: (_name: string, fields: object) => Object.assign(visitor, fields),
    },
    apiAt: () => ({ cart: { remove, clear } }),
  } as unknown as RequestContext;
  return { context, visitor, remove, clear };
}

describe("taking out what cannot be brought to another place", () => {
  test.each([1, 2])("CART-27 leaves the lines of other stores in the count (module %i)", async (moduleId) => {
    const { context, visitor, remove } = shop();
    await removeOutside(context, [{ moduleId, cart, lines: cart.lines.slice(0, 1) }]);
    expect(remove.mock.calls).toEqual([[1, 6]]);
    expect(visitor.cartCounts).toEqual({ 1: 3, 2: 3, [moduleId]: 2 });
  });

  test("empties a cart of which nothing can be brought", async () => {
    const { context, visitor, remove, clear } = shop();
    await removeOutside(context, [{ moduleId: 2, cart, lines: cart.lines }]);
    expect([remove.mock.calls.length, clear.mock.calls.length]).toEqual([0, 1]);
    expect(visitor.cartCounts).toEqual({ 1: 3, 2: 0 });
  });
});

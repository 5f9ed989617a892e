import { describe, expect, it } from "vitest";
import { type Cart, type CartLine, type CartLineInput, type DeliveryApi, fail, ok, type Result } from "~/delivery-api";
import { aLine, anItem, aSelection } from "~/features/catalogue/testing";
import { addLines } from "./add-lines.server";

const wantedOf = (id: number, quantity = 1) => ({
  item: anItem({ id, name: `Item ${id}` }),
  isCampaign: false,
  selection: aSelection({ quantity }),
});

/** A delivery API's cart; `answer` says what becomes of a call, in place of the cart. */
function cartWith(lines: CartLine[], answer: (itemId: number) => "lost" | "failed" | "refused" | null = () => null) {
  let cart: Cart = { lines };
  const change = (input: CartLineInput): Result<Cart> => {
    const what = answer(input.itemId);
    if (what === "refused") return fail("rejected", 403);
    if (what === "failed") return fail("unavailable", 503);
    const line = aLine({ id: input.itemId, item: anItem({ id: input.itemId }), selection: input.selection });
    cart = { lines: [...cart.lines.filter(({ item }) => item.id !== input.itemId), line] };
    return what === "lost" ? fail("timeout") : ok(cart);
  };
  const calls = {
    add: async (input: CartLineInput) => change(input),
    update: async (input: CartLineInput) => change(input),
  };
  const api = { cart: { ...calls, list: async () => ok(cart) } } as unknown as DeliveryApi;
  return { api, held: () => cart.lines.map(({ item, selection }) => [item.id, selection.quantity]) };
}

const ids = (lines: { item: { id: number } }[]) => lines.map(({ item }) => item.id);

describe("lines that are put into the cart one after the other", () => {
  const wanted = [wantedOf(1), wantedOf(2, 3), wantedOf(3)];

  it("are all in it, on top of what it holds", async () => {
    const before = [aLine({ id: 2, item: anItem({ id: 2 }), selection: aSelection({ quantity: 1 }) })];
    const { api, held } = cartWith(before);
    const added = await addLines(api, { lines: before }, wanted, 2);
    expect(added).toMatchObject({ refused: [], left: [], failure: null });
    expect(new Map(held() as [number, number][])).toEqual(
      new Map([
        [1, 1],
        [2, 4],
        [3, 1],
      ]),
    );
  });

  it("one that the delivery API refuses is told, and those behind it come all the same", async () => {
    const { api } = cartWith([], (id) => (id === 2 ? "refused" : null));
    const { cart, refused, left } = await addLines(api, { lines: [] }, wanted, 2);
    expect([ids(cart.lines), ids(refused), left]).toEqual([[1, 3], [2], []]);
  });

  it("are answered by their own store's lines in some versions, and the other stores' stay in the cart", async () => {
    const other = aLine({ id: 9, item: anItem({ id: 9, storeId: 7 }) });
    const own = aLine({ id: 8, item: anItem({ id: 8 }) });
    const { api } = cartWith([own]);
    const { cart } = await addLines(api, { lines: [own, other] }, wanted, 2);
    expect(ids(cart.lines)).toEqual([8, 1, 2, 3, 9]);
  });

  it("a call that fails ends it, and says what is left", async () => {
    const { api } = cartWith([], (id) => (id === 2 ? "failed" : null));
    const { cart, left, failure } = await addLines(api, { lines: [] }, wanted, 2);
    expect([ids(cart.lines), ids(left), failure?.kind]).toEqual([[1], [2, 3], "unavailable"]);
  });

  it("a line that has arrived although its answer was lost is not left", async () => {
    const { api } = cartWith([], (id) => (id === 2 ? "lost" : null));
    const { cart, left, failure } = await addLines(api, { lines: [] }, wanted, 2);
    expect([ids(cart.lines), ids(left), failure?.kind]).toEqual([[1, 2], [3], "timeout"]);
  });
});

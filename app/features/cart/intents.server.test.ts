import { describe, expect, it, vi } from "vitest";
import { type Cart, type CartLine, type CartLineUpdate, fail, ok, type Result } from "~/delivery-api";
import { aLine, anItem, aSelection } from "~/features/catalogue/testing";
import type { RequestContext } from "~/request/context/request-context";
import { cartIntents } from "./intents.server";

const refused = (code: string) => fail("rejected", 403, [{ code, message: `about ${code}` }]);

/** A shop whose cart holds one line; `refuse` says why a quantity is refused, if it is. */
function shop(line: CartLine, refuse: (quantity: number) => string | null, others: CartLine[] = []) {
  let cart: Cart = { lines: [line, ...others] };
  const calls = {
    list: async () => ok(cart),
    update: vi.fn(async ({ selection }: CartLineUpdate): Promise<Result<Cart>> => {
      const code = refuse(selection.quantity);
      if (code) return refused(code);
      cart = { lines: [{ ...line, selection }] };
      return ok(cart);
    }),
    remove: vi.fn(async () => {
      cart = { lines: [] };
      return ok(cart);
    }),
  };
  const context = {
    isDocument: true,
    t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(" "),
    url: new URL("https://shop.example.test/cart"),
    session: {
      visitor: { token: null, guestId: 7, cartCounts: {} },
      module: { id: 1, type: "food" },
      area: null,
      patch: vi.fn(),
    },
    api: { cart: calls, config: { get: async () => ok({ currency: { digits: 2 } }) } },
    apiAt: () => ({ cart: calls }),
  } as unknown as RequestContext;
  const press = (quantity: number) => {
    const form = new FormData();
    form.set("lineId", String(line.id));
    form.set("was", String(line.selection.quantity));
    form.set("quantity", String(quantity));
    return cartIntents["set-quantity"](context, form);
  };
  return { press, calls, held: () => cart.lines.map(({ selection }) => selection.quantity) };
}

const riceOf = (quantity: number, of: Parameters<typeof anItem>[0] = {}) =>
  aLine({ item: anItem(of), selection: aSelection({ quantity }) });

describe("a press on − that the delivery API refuses", () => {
  it("CART-09 takes an item that is sold no more out of the cart, and says so", async () => {
    const { press, held } = shop(riceOf(2), () => "cart_item");
    expect(await press(1)).toMatchObject({
      kind: "done",
      toasts: [{ kind: "warning", text: "cart:soldNoMore Plain Rice" }],
    });
    expect(held()).toEqual([]);
  });

  it("CART-09 leads down to what may be had, and says how many", async () => {
    const { press, held } = shop(riceOf(5, { maximumQuantity: 2 }), (wanted) =>
      wanted > 2 ? "cart_item_limit" : null,
    );
    expect(await press(4)).toMatchObject({
      kind: "done",
      toasts: [{ kind: "warning", text: "cart:lowered Plain Rice 2" }],
    });
    expect(held()).toEqual([2]);
  });

  it("CART-09 takes out what is out of stock", async () => {
    const { press, held } = shop(riceOf(2, { moduleType: "grocery", stock: 0 }), () => "stock");
    expect(await press(1)).toMatchObject({ kind: "done", toasts: [{ text: "cart:soldNoMore Plain Rice" }] });
    expect(held()).toEqual([]);
  });

  it("CART-21 takes out what the item's other lines leave no room for, and does not call it sold no more", async () => {
    const ofShirt = { moduleType: "grocery", maximumQuantity: 3 } as const;
    const other = aLine({ id: 2, item: anItem(ofShirt), selection: aSelection({ quantity: 3, variationType: "XL" }) });
    const { press, calls } = shop(riceOf(4, ofShirt), () => "cart_item_limit", [other]);
    expect(await press(3)).toMatchObject({ kind: "done", toasts: [{ kind: "warning", text: "cart:outOfLimits" }] });
    expect(calls.remove).toHaveBeenCalledOnce();
  });

  it("ERR-01 is told in the server's words where it says something else", async () => {
    const { press, calls, held } = shop(riceOf(2), () => "quantity");
    expect(await press(1)).toMatchObject({ kind: "invalid", toasts: [{ kind: "error", text: "about quantity" }] });
    expect(calls.remove).not.toHaveBeenCalled();
    expect(held()).toEqual([2]);
  });
});

it("CART-21 a press on + that is refused takes nothing out", async () => {
  const { press, held } = shop(riceOf(2), () => "cart_item");
  expect(await press(3)).toMatchObject({ kind: "invalid", toasts: [{ text: "about cart_item" }] });
  expect(held()).toEqual([2]);
});

it("CART-09 a press on − that is granted needs no words", async () => {
  const { press, calls, held } = shop(riceOf(3), () => null);
  expect(await press(2)).toMatchObject({ kind: "done", to: "/cart" });
  expect(calls.update).toHaveBeenCalledOnce();
  expect(held()).toEqual([2]);
});

describe("a line of more pieces than + leads to", () => {
  it.each([1499, 999, 998, 1])("CART-09 goes down from 1500 to %d", async (quantity) => {
    const { press, held } = shop(riceOf(1500), () => null);
    expect(await press(quantity)).toMatchObject({ kind: "done", to: "/cart" });
    expect(held()).toEqual([quantity]);
  });

  it("CART-09 is taken out", async () => {
    const { press, held } = shop(riceOf(1500), () => null);
    await press(0);
    expect(held()).toEqual([]);
  });

  it.each([
    [1500, 1501],
    [999, 1000],
  ])("CART-21 of %d pieces does not grow to %d, and says why", async (from, to) => {
    const { press, calls, held } = shop(riceOf(from), () => null);
    expect(await press(to)).toMatchObject({ kind: "invalid", status: 422, toasts: [{ text: "cart:outOfLimits" }] });
    expect(calls.update).not.toHaveBeenCalled();
    expect(held()).toEqual([from]);
  });

  it("CART-21 998 pieces become 999", async () => {
    const { press, held } = shop(riceOf(998), () => null);
    expect(await press(999)).toMatchObject({ kind: "done" });
    expect(held()).toEqual([999]);
  });
});

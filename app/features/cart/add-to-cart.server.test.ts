import { describe, expect, it, vi } from "vitest";
import { type Cart, type CartLine, type CartLineUpdate, fail, ok, type Selection } from "~/delivery-api";
import { aBurger, aLine, anItem, aSelection } from "~/features/catalogue/testing";
import type { RequestContext } from "~/request/context/request-context";
import { addToCart } from "./add-to-cart.server";
import { findLine } from "./rules";

const burger = aBurger();
const sized = (label: string, quantity: number) =>
  aSelection({ quantity, groups: [{ name: "Size", labels: [label] }] });
const lineOf = (id: number, selection: Selection) => aLine({ id, item: burger, selection });

/** A delivery API that refuses a second line with the same options; `others` come in beside what the page knew. */
function shop(known: CartLine[], { others = [] as CartLine[], isGone = false, lost = [] as string[] } = {}) {
  let cart: Cart = { lines: [...known, ...others] };
  const twin = (selection: Selection, id: number | null) =>
    findLine({ lines: cart.lines.filter((line) => line.id !== id) }, { item: burger, isCampaign: false }, selection);
  const refused = fail("rejected", 403, [{ code: "cart_item", message: "No longer there" }]);
  const list = vi.fn(async () => ok(cart)).mockResolvedValueOnce(ok({ lines: known }));
  const calls = {
    list,
    add: async ({ selection }: { selection: Selection }) => {
      if (twin(selection, null)) return refused;
      cart = { lines: [...cart.lines, lineOf(99, selection)] };
      return lost.includes("add") ? fail("timeout") : ok(cart);
    },
    update: async ({ lineId, selection }: CartLineUpdate) => {
      if (isGone || twin(selection, lineId)) return refused;
      cart = { lines: cart.lines.map((line) => (line.id === lineId ? { ...line, selection } : line)) };
      return ok(cart);
    },
    remove: async (lineId: number) => {
      if (lost.includes("remove")) return fail("timeout");
      cart = { lines: cart.lines.filter(({ id }) => id !== lineId) };
      return ok(cart);
    },
    clear: async () => {
      cart = { lines: [] };
      return ok(cart);
    },
  };
  const context = {
    isDocument: false,
    t: (key: string) => key,
    now: () => new Date("2026-11-25T12:00:00Z"),
    timeZone: "UTC",
    url: new URL("https://shop.example.test/store/6"),
    session: {
      visitor: { token: null, guestId: 7, cartCounts: {} },
      module: { id: 1, type: "food" },
      area: { zoneHeader: "[1]" },
      patch: vi.fn(),
    },
    api: { cart: calls, config: { get: async () => ok({ currency: { digits: 2 }, scheduleOrders: false }) } },
    apiAt: () => ({ cart: calls }),
  } as unknown as RequestContext;
  const press = async (selection: Selection, lineId: number | null = null, clearFirst = false) => {
    const { kind, toasts } = await addToCart(context, burger, selection, { lineId, clearFirst });
    return { kind, toasts: toasts?.map((toast) => [toast.kind, toast.text]) };
  };
  return { press, held: () => cart.lines.map(({ id, selection }) => [id, selection.quantity]) };
}

const updated = { kind: "done", toasts: [["success", "cart:updated"]] };

describe("options that another line has already", () => {
  it("ITEM-10 CART-13 an edited line joins it", async () => {
    const { press, held } = shop([lineOf(1, sized("Small", 1)), lineOf(2, sized("Large", 2))]);
    expect(await press(sized("Small", 2), 2)).toEqual(updated);
    expect(held()).toEqual([[1, 3]]);
  });

  it("ITEM-10 a line that has joined it is not offered again where it could not be taken out", async () => {
    const { press } = shop([lineOf(1, sized("Small", 1)), lineOf(2, sized("Large", 2))], { lost: ["remove"] });
    expect(await press(sized("Small", 2), 2)).toEqual(updated);
  });

  it("CART-13 a line that another tab has added is brought to what was asked for", async () => {
    const { press, held } = shop([], { others: [lineOf(1, sized("Small", 1))] });
    expect(await press(sized("Small", 2))).toEqual({ kind: "done", toasts: [["success", "cart:added"]] });
    expect(held()).toEqual([[1, 2]]);
  });

  it("ERR-01 a line of an item that is sold no more stays as it is", async () => {
    const { press, held } = shop([lineOf(1, sized("Small", 1))], { isGone: true });
    expect(await press(sized("Large", 2), 1)).toEqual({ kind: "invalid", toasts: [["error", "No longer there"]] });
    expect(held()).toEqual([[1, 1]]);
  });
});

describe("what an edit of a line says", () => {
  const line = lineOf(1, sized("Small", 1));

  it("ITEM-10 with a change the item was updated", async () => {
    const { press, held } = shop([line]);
    expect(await press(sized("Small", 2), 1)).toEqual(updated);
    expect(held()).toEqual([[1, 2]]);
  });

  it("ITEM-11 without one is a warning", async () => {
    const { press } = shop([line]);
    expect(await press(sized("Small", 1), 1)).toEqual({ kind: "done", toasts: [["warning", "cart:unchanged"]] });
  });

  it.each<[string, CartLine[]]>([
    ["not in the cart", []],
    ["in the cart as another line", [line]],
  ])("CART-13 of a line that is gone the item was added: it is %s", async (_case, lines) => {
    const { press } = shop(lines);
    expect(await press(sized("Small", 1), 7)).toEqual({ kind: "done", toasts: [["success", "cart:added"]] });
  });
});

describe("room is made for an item", () => {
  const elsewhere = aLine({ id: 5, item: anItem({ id: 50, storeId: 9 }) });

  it("CART-12 that has arrived although its answer was lost: nothing is offered to be undone", async () => {
    const { press, held } = shop([elsewhere], { lost: ["add"] });
    expect(await press(sized("Small", 1), null, true)).toEqual({
      kind: "done",
      toasts: [["success", "cart:clearedAndAdded"]],
    });
    expect(held()).toEqual([[99, 1]]);
  });

  it("CART-12 in a cart that is empty by now: nothing is said to be cleared", async () => {
    const { press } = shop([]);
    expect(await press(sized("Small", 1), null, true)).toEqual({ kind: "done", toasts: [["success", "cart:added"]] });
  });
});

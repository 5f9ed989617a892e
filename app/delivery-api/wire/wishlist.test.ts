import { describe, expect, it } from "vitest";
import { ZodError } from "zod";
import type { Reader } from "./reader";
import { readWishlist, readWishlistIds } from "./wishlist";

const soup = { id: 41, name: "Soup", price: 4, store_id: 6, module_type: "food", module_id: "1" };
const kitchen = { id: 6, name: "Demo Kitchen", module_id: 1 };

function reading() {
  const dropped: string[] = [];
  const reader: Reader = {
    dialect: "m",
    images: {},
    customerVerification: false,
    sign: (address) => address,
    onDropped: (what) => dropped.push(what),
  };
  return { reader, dropped };
}

describe("API-27 the wishlist", () => {
  it("keeps its other rows when some are broken", () => {
    const { reader, dropped } = reading();
    const list = readWishlist({ item: [{ id: 40 }, soup, "?"], store: [kitchen, {}] }, reader);
    expect([list.items.map(({ id }) => id), list.stores.map(({ id }) => id)]).toEqual([[41], [6]]);
    expect(dropped).toEqual(["item", "item", "store"]);
  });

  it.each([
    [{ item: [soup], store: [kitchen], service: [] }, [{ id: 41, moduleId: 1 }], [{ id: 6, moduleId: 1 }]],
    [{ item: [{ id: "7" }, null], store: null }, [{ id: 7, moduleId: null }], []],
    [{ store: [{ id: 6, module_id: 0 }] }, [], [{ id: 6, moduleId: null }]],
  ])("its numbers: %j", (body, items, stores) => {
    expect(readWishlistIds(body, reading().reader)).toEqual({ items, stores });
  });

  it.each([[null], [[]], ["no"], [{ message: "hello" }]])("%j is none", (body) => {
    expect(() => readWishlist(body, reading().reader)).toThrow(ZodError);
  });
});

import { describe, expect, it } from "vitest";
import type { Order } from "~/delivery-api";
import { canReorder, usualOrders } from "./usual";

const store = (id: number, moduleId = 1) => ({ id, moduleId }) as Order["store"];

const anOrder = (of: Partial<Order>): Order =>
  ({
    id: 1,
    type: "delivery",
    status: "delivered",
    isPrescription: false,
    linesCount: 2,
    store: store(6),
    ...of,
  }) as Order;

describe("what can be ordered again", () => {
  it.each([
    ["an order of a store", {}, true],
    ["a parcel", { type: "parcel", store: null }, false],
    ["a prescription", { isPrescription: true }, false],
    ["one without lines", { linesCount: 0 }, false],
    ["one of a store that is gone", { store: null }, false],
  ] as const)("%s", (_, of, expected) => {
    expect(canReorder(anOrder(of))).toBe(expected);
  });
});

describe("a customer's usual orders", () => {
  const ids = (orders: Order[], most = 3) => usualOrders(orders, 1, most).map(({ id }) => id);

  it("ROLE-10 are the last of each store, those first whose store was ordered from most often", () => {
    const orders = [
      anOrder({ id: 9, store: store(7) }),
      anOrder({ id: 8, store: store(6) }),
      anOrder({ id: 7, store: store(6) }),
      anOrder({ id: 6, store: store(5) }),
    ];
    expect(ids(orders)).toEqual([8, 9, 6]);
    expect(ids(orders, 1)).toEqual([8]);
  });

  it("are no orders that never came, nor those of another module", () => {
    expect(ids([anOrder({ status: "canceled" }), anOrder({ store: store(6, 2) })])).toEqual([]);
  });
});

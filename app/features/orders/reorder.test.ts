import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Cart, Item, OrderLine } from "~/delivery-api/model";
import { aBurger, aLine, anItem, aSelection, aShirt } from "~/features/catalogue/testing";
import { planReorder, type ReorderLine } from "./reorder";

const ordered = (of: Partial<OrderLine> = {}): OrderLine => ({
  id: 501,
  itemId: 41,
  isCampaign: false,
  name: "Plain Rice",
  image: null,
  price: 10,
  quantity: 1,
  discount: 0,
  groups: [],
  variationType: null,
  addOns: [],
  addOnsTotal: 0,
  ...of,
});
const today = (item: Item | null, of: Partial<OrderLine> = {}, onSale = true): ReorderLine => ({
  line: ordered(of),
  item,
  onSale,
});
const at = { cart: { lines: [] } as Cart, storeId: 6, zoneIds: [1], digits: 2 };

const size = (label: string) => [{ name: "Size", options: [{ label, price: 2 }] }];

describe("ordering again", () => {
  it("takes options, add-ons and pieces along, at today's price", () => {
    const line = { quantity: 2, groups: size("Large"), addOns: [{ id: 3, name: "Fries", price: 2, quantity: 1 }] };
    const { rows, total, clearsCart } = planReorder([today(aBurger(), line)], at);
    expect(rows[0]?.adds?.selection).toEqual(
      aSelection({
        quantity: 2,
        groups: [{ name: "Size", labels: ["Large"] }],
        addOns: [{ id: 3, quantity: 1 }],
      }),
    );
    expect(rows[0]?.adds?.price).toMatchObject({ unit: 12, total: 27 });
    expect([total, clearsCart]).toEqual([27, false]);
  });

  test.each<[string, ReorderLine, string]>([
    ["its item is gone", today(null), "gone"],
    ["its item belongs to another store now", today(anItem({ storeId: 7 })), "gone"],
    ["its store does not come here", today(anItem({ zoneId: 2 })), "far"],
    ["it is not sold now", today(anItem(), {}, false), "notNow"],
    ["an option is gone", today(aBurger(), { groups: size("Huge") }), "changed"],
    ["a required option is missing", today(aBurger()), "changed"],
    ["an add-on is gone", today(anItem(), { addOns: [{ id: 9, name: "Egg", price: 1, quantity: 1 }] }), "changed"],
    ["nothing is left of it", today(anItem({ moduleType: "grocery", stock: 0 })), "stock"],
  ])("says so when %s", (_, line, problem) => {
    const { rows, total } = planReorder([line], at);
    expect(rows).toEqual([{ line: line.line, problem, adds: null }]);
    expect(total).toBe(0);
  });

  it("says so when a combination is sold out", () => {
    const shirt = today(aShirt({ zoneId: 1 }), { variationType: "Red-M" });
    expect(planReorder([shirt], { ...at, storeId: 9 }).rows[0]?.problem).toBe("stock");
  });

  it("takes fewer where not all is left, counting what the cart holds already", () => {
    const item = anItem({ moduleType: "grocery", stock: 5 });
    const cart = { lines: [aLine({ item, selection: aSelection({ quantity: 2 }) })] };
    const { rows } = planReorder([today(item, { quantity: 4 }), today(item, { id: 502 })], { ...at, cart });
    expect(rows.map(({ adds }) => adds?.selection.quantity ?? 0)).toEqual([3, 0]);
    expect(rows[1]?.problem).toBe("stock");
  });

  it("asks before a cart of another store is cleared, and only when something comes instead", () => {
    const cart = { lines: [aLine({ item: anItem({ id: 60, storeId: 7 }) })] };
    expect(planReorder([today(anItem())], { ...at, cart }).clearsCart).toBe(true);
    expect(planReorder([today(null)], { ...at, cart }).clearsCart).toBe(false);
    expect(planReorder([today(anItem())], { ...at, cart: { lines: [aLine()] } }).clearsCart).toBe(false);
  });

  it("never brings items of two stores together, nor more than was ordered", () => {
    const item = fc
      .record({
        id: fc.integer({ min: 1, max: 4 }),
        storeId: fc.constantFrom(6, 7),
        stock: fc.integer({ min: 0, max: 6 }),
      })
      .map((of) => anItem({ ...of, moduleType: "grocery" }));
    const line = fc.record({ item: fc.option(item), quantity: fc.integer({ min: 1, max: 5 }), onSale: fc.boolean() });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.option(item), (wanted, inCart) => {
        const lines = wanted.map(({ quantity, ...of }, id) => today(of.item, { id, quantity }, of.onSale));
        const cart = { lines: inCart ? [aLine({ item: inCart })] : [] };
        const { rows, total, clearsCart } = planReorder(lines, { ...at, cart });
        const adds = rows.flatMap((row) => row.adds ?? []);
        const kept = clearsCart ? [] : cart.lines;
        const stores = new Set([...adds, ...(adds.length > 0 ? kept : [])].map((of) => of.item.storeId));
        expect(stores.size).toBeLessThanOrEqual(1);
        expect(total).toBe(adds.reduce((sum, { price }) => sum + price.total, 0));
        for (const row of rows) {
          expect(row.adds === null).toBe(row.problem !== null);
          expect(row.adds?.selection.quantity ?? 0).toBeLessThanOrEqual(row.line.quantity);
        }
      }),
    );
  });
});

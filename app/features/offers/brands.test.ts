import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandHref, brandOrders, soldBrands, sortedBrands } from "./brands";

const named = (...names: string[]) => names.map((name, id) => ({ id, name }));
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe("SALE-10 brands by name", () => {
  it.each([
    [
      "en",
      named("zeta", "Éclat", "Alpha", "eclair", "Brand 10", "Brand 9"),
      ["Alpha", "Brand 9", "Brand 10", "eclair", "Éclat", "zeta"],
    ],
    ["ar", named("هالدن", "أوريسون", "بيبويل"), ["أوريسون", "بيبويل", "هالدن"]],
  ] as const)("in %s, forth and back", (language, brands, expected) => {
    expect(names(sortedBrands(brands, "a-to-z", language))).toEqual(expected);
    expect(names(sortedBrands(brands, "z-to-a", language))).toEqual([...expected].reverse());
  });

  it("keeps every brand", () => {
    const brands = fc.array(fc.record({ id: fc.nat(), name: fc.string() }));
    fc.assert(
      fc.property(brands, fc.constantFrom(...brandOrders), (rows, order) => {
        expect(new Set(sortedBrands(rows, order, "en"))).toEqual(new Set(rows));
      }),
    );
  });

  it("leaves out those that have nothing to sell, where their items are counted", () => {
    const counted = (...counts: number[]) => counts.map((itemsCount, id) => ({ id, itemsCount }));
    expect(soldBrands(counted(2, 0, 1)).map(({ id }) => id)).toEqual([0, 2]);
    expect(soldBrands(counted(0, 0))).toHaveLength(2);
    expect(soldBrands([])).toEqual([]);
  });

  it("SALE-12 leads to the brand's results", () => {
    expect(brandHref({ id: 4 })).toBe("/home?brand_id=4&data_type=brand");
  });
});

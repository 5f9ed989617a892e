import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf, percentWithin, roundMoney, toMinor } from "./money";
import { discountedPrice, effectiveDiscount, linePrice, unitPrice } from "./price";
import { aBurger, anItem, aSelection, aShirt } from "./testing";

const discounted = (storeDiscount: number, value: number, type: "percent" | "amount") =>
  anItem({ storeDiscount, discount: { value, type } });

describe("effective discount", () => {
  test.each([
    ["CARD-04 percent", discounted(0, 10, "percent"), { value: 10, type: "percent" }],
    ["CARD-05 amount", discounted(0, 2.5, "amount"), { value: 2.5, type: "amount" }],
    [
      "CARD-06 the store's percent stands above the item's own",
      discounted(15, 5, "amount"),
      { value: 15, type: "percent" },
    ],
    ["CARD-06 also a smaller one", discounted(5, 50, "percent"), { value: 5, type: "percent" }],
    ["CARD-06 half a percent", discounted(0.5, 5, "amount"), { value: 0.5, type: "percent" }],
    ["CARD-06 none", discounted(0, 0, "percent"), null],
    ["CARD-06 none below 0", discounted(-5, -1, "amount"), null],
  ])("%s", (_, item, expected) => {
    expect(effectiveDiscount(item)).toEqual(expected);
  });
});

describe("discounted price", () => {
  test.each([
    ["no discount", 10, discounted(0, 0, "percent"), 2, 10],
    ["percent", 10, discounted(0, 10, "percent"), 2, 9],
    ["amount", 10, discounted(0, 2.5, "amount"), 2, 7.5],
    ["store percent", 10, discounted(25, 1, "amount"), 2, 7.5],
    ["an amount above the price", 2, discounted(0, 3, "amount"), 2, 0],
    ["a percent above 100", 2, discounted(0, 130, "percent"), 2, 0],
    ["half a cent off is a whole cent off", 10.05, discounted(0, 50, "percent"), 2, 5.02],
    ["three digits", 1.005, discounted(0, 10, "percent"), 3, 0.904],
    ["no digits", 1250, discounted(0, 15, "percent"), 0, 1062],
  ])("ITEM-30 %s", (_, price, item, digits, expected) => {
    expect(discountedPrice(price, item, digits)).toBe(expected);
  });

  test("ITEM-30 is never below 0 nor above the price, and a whole number of cents", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.double({ min: -10, max: 1_000, noNaN: true }),
        fc.double({ min: -10, max: 200, noNaN: true }),
        fc.constantFrom("percent" as const, "amount" as const),
        fc.constantFrom(0, 2, 3),
        (minor, value, storeDiscount, type, digits) => {
          const price = minor / 10 ** digits;
          const result = discountedPrice(price, discounted(storeDiscount, value, type), digits);
          expect(result).toBeGreaterThanOrEqual(0);
          expect(result).toBeLessThanOrEqual(price);
          expect(roundMoney(result, digits)).toBe(result);
        },
      ),
    );
  });
});

describe("unit price", () => {
  const picks = [
    { name: "Size", labels: ["Large"] },
    { name: "Sauces", labels: ["Mayo", "Chili"] },
  ];
  test.each([
    ["VAR-03 the base alone", aBurger(), aSelection(), 10],
    ["VAR-03 options add their prices", aBurger(), aSelection({ groups: picks }), 13],
    ["VAR-03 sums that binary fractions miss", aBurger({ price: 0.1 }), aSelection({ groups: picks.slice(0, 1) }), 2.1],
    ["VAR-15 a variation's price replaces the base", aShirt(), aSelection({ variationType: "SeaBlue-X-L" }), 14],
    ["VAR-15 no variation chosen yet", aShirt(), aSelection(), 10],
  ])("%s", (_, item, selection, expected) => {
    expect(unitPrice(item, selection, 2)).toBe(expected);
  });
});

describe("line price", () => {
  test("ITEM-16 discounted unit × quantity + add-on price × add-on quantity", () => {
    const item = aBurger({ discount: { value: 10, type: "percent" } });
    const selection = aSelection({
      quantity: 3,
      groups: [{ name: "Size", labels: ["Large"] }],
      addOns: [
        { id: 3, quantity: 2 },
        { id: 5, quantity: 1 },
      ],
    });
    expect(linePrice(item, selection, 2)).toEqual({
      unit: 12,
      discountedUnit: 10.8,
      addOns: 7.5,
      total: 39.9,
      totalBeforeDiscount: 43.5,
    });
  });

  test("ITEM-16 an add-on that the item has not costs nothing", () => {
    expect(linePrice(aBurger(), aSelection({ addOns: [{ id: 99, quantity: 2 }] }), 2)).toMatchObject({
      addOns: 0,
      total: 10,
    });
  });

  test("ITEM-16 the total is the shown unit price times the quantity, whatever the price", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100), fc.integer({ min: 1, max: 99 }), (minor, percent, quantity) => {
        const item = anItem({ price: minor / 100, discount: { value: percent, type: "percent" } });
        const { discountedUnit, total, totalBeforeDiscount } = linePrice(item, aSelection({ quantity }), 2);
        expect(toMinor(total, 2)).toBe(toMinor(discountedUnit, 2) * quantity);
        expect(totalBeforeDiscount).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

describe("rounding", () => {
  test.each([
    [0, 2, 0],
    [0.005, 2, 0.01],
    [1.005, 2, 1.01],
    [8.905, 2, 8.91],
    [2.675, 2, 2.68],
    [1.0049, 2, 1],
    [0.1 + 0.2, 2, 0.3],
    [1.07 * 2.5, 2, 2.68],
    [12.5, 0, 13],
    [1.0005, 3, 1.001],
    [-1.005, 2, -1.01],
  ])("FMT-10 %d to %d digits is %d", (amount, digits, expected) => {
    expect(roundMoney(amount, digits)).toBe(expected);
  });

  test("FMT-10 percentages of whole cents agree with exact integer arithmetic", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.nat(10_000), (minor, basisPoints) => {
        const exact = (BigInt(minor) * BigInt(basisPoints) + 5_000n) / 10_000n;
        expect(percentOf(minor, basisPoints / 100)).toBe(Number(exact));
      }),
    );
  });

  test("a tax inside a price leaves a net price that the tax brings back", () => {
    expect(percentWithin(1050, 5)).toBe(50);
    expect(percentWithin(0, 5)).toBe(0);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canAdd, canDecrement, canIncrement, isInStock, mostPieces, soldPercent, stockOf } from "./stock";
import { anItem, aShirt } from "./testing";

const none = { variationType: null };
const grocery = (stock: number, maximumQuantity: number | null = null) =>
  anItem({ moduleType: "grocery", stock, maximumQuantity });
const food = (maximumQuantity: number | null) => anItem({ stock: 0, maximumQuantity });

describe("stepper", () => {
  test.each([
    ["CART-22 below stock", grocery(5), 4, { allowed: true }],
    ["CART-22 at stock", grocery(5), 5, { allowed: false, reason: "out-of-stock" }],
    ["ITEM-18 below the maximum", grocery(9, 3), 2, { allowed: true }],
    ["ITEM-18 at the maximum", grocery(9, 3), 3, { allowed: false, reason: "out-of-limits" }],
    ["ITEM-17 stock is told before the maximum", grocery(3, 3), 3, { allowed: false, reason: "out-of-stock" }],
    ["CART-21 food at the maximum", food(3), 3, { allowed: false, reason: "out-of-limits" }],
    ["ITEM-17 food has no stock", food(null), 99, { allowed: true }],
    ["a maximum of 0 is none", grocery(9, 0), 5, { allowed: true }],
  ])("%s", (_, item, quantity, expected) => {
    expect(canIncrement(item, none, quantity)).toEqual(expected);
  });

  test("VAR-15 the chosen variation's stock replaces the item's", () => {
    expect(canIncrement(aShirt(), { variationType: "SeaBlue-X-L" }, 1)).toEqual({
      allowed: false,
      reason: "out-of-stock",
    });
    expect(stockOf(aShirt(), { variationType: "SeaBlue-M" })).toBe(4);
    expect(stockOf(aShirt(), none)).toBe(5);
  });

  test.each([
    [1, false],
    [2, true],
  ])("ITEM-15 decrement at %d: %s", (quantity, expected) => {
    expect(canDecrement(quantity)).toBe(expected);
  });
});

describe("in a flash sale", () => {
  const shirt = (stock: number) => aShirt({ inFlashSale: true, stock });
  const soup = anItem({ inFlashSale: true, stock: 3 });
  const red = { variationType: "SeaBlue-M" };

  test.each([
    ["what the sale has left bounds a variation", shirt(2), red, 2],
    ["a variation has no more than its own", shirt(9), red, 4],
    ["food has what the sale has left", soup, none, 3],
    ["food of a sale that says no stock has none to count", anItem({ inFlashSale: true }), none, null],
  ])("CART-22 %s", (_, item, choice, left) => {
    expect(stockOf(item, choice)).toBe(left);
    if (left === null) return;
    const outOfStock = { allowed: false, reason: "out-of-stock" };
    expect(canIncrement(item, choice, left - 1)).toEqual({ allowed: true });
    expect(canIncrement(item, choice, left)).toEqual(outOfStock);
    expect(canAdd(item, choice, { adding: 1, inCart: left, sameVariation: left })).toEqual({
      allowed: false,
      reason: "stock",
    });
    expect(mostPieces(item, choice, 0)).toBe(left);
  });

  test("CART-22 lines of one food share what the sale has left", () => {
    expect(canIncrement(soup, none, 1, 1)).toEqual({ allowed: true });
    expect(canIncrement(soup, none, 1, 2)).toEqual({ allowed: false, reason: "out-of-stock" });
    expect(mostPieces(soup, none, 2)).toBe(1);
  });
});

describe("add", () => {
  const one = (inCart: number) => ({ adding: 1, inCart, sameVariation: inCart });
  test.each([
    ["CART-18 stock equal to the quantity in the cart", grocery(2), one(2), { allowed: false, reason: "stock" }],
    ["CART-18 stock above it", grocery(3), one(2), { allowed: true, notice: null }],
    [
      "CART-18 several pieces at once",
      grocery(3),
      { adding: 2, inCart: 2, sameVariation: 2 },
      { allowed: false, reason: "stock" },
    ],
    [
      "CART-18 pieces of another variation leave the stock alone",
      grocery(2),
      { adding: 2, inCart: 2, sameVariation: 0 },
      { allowed: true, notice: null },
    ],
    ["CART-19 the maximum reached", grocery(9, 3), one(3), { allowed: false, reason: "max-quantity" }],
    [
      "CART-19 the maximum counts every variation",
      grocery(9, 3),
      { adding: 1, inCart: 3, sameVariation: 0 },
      { allowed: false, reason: "max-quantity" },
    ],
    ["CART-19 one below it", grocery(9, 3), one(2), { allowed: true, notice: null }],
    ["CART-20 food at the maximum is told and sent", food(3), one(3), { allowed: true, notice: "max-quantity" }],
    ["CART-20 food below the maximum", food(3), one(2), { allowed: true, notice: null }],
    ["CART-18 food has no stock", food(null), one(50), { allowed: true, notice: null }],
  ])("%s", (_, item, pieces, expected) => {
    expect(canAdd(item, none, pieces)).toEqual(expected);
  });

  test("CART-18 CART-22 a single add and the stepper agree on stock", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (stock, quantity) => {
        const item = grocery(stock);
        expect(canAdd(item, none, one(quantity)).allowed).toBe(canIncrement(item, none, quantity).allowed);
      }),
    );
  });
});

test.each([
  ["ITEM-22 food", food(null), none, true],
  ["ITEM-22 an item with stock", grocery(1), none, true],
  ["ITEM-22 an item without", grocery(0), none, false],
  ["ITEM-21 a variation without stock", aShirt(), { variationType: "Red-M" }, false],
  ["ITEM-22 a variation with stock", aShirt(), { variationType: "SeaBlue-M" }, true],
  ["ITEM-22 a variation with stock of an item without", aShirt({ stock: 0 }), { variationType: "SeaBlue-M" }, false],
])("%s", (_, item, choice, expected) => {
  expect(isInStock(item, choice)).toBe(expected);
});

test.each([
  ["a part", 4, 10, 40],
  ["a third", 1, 3, 100 / 3],
  ["nothing", 0, 10, 0],
  ["all", 10, 10, 100],
  ["more than there was", 12, 10, 100],
  ["of nothing", 0, 0, 0],
  ["what was never offered", 2, 0, 100],
  ["less than nothing", -1, 10, 0],
])("CARD-09 %s of a flash sale is sold", (_, sold, stock, expected) => {
  expect(soldPercent({ sold, stock })).toBeCloseTo(expected, 10);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Quote } from "./quote";
import { changesBetween, type Snapshot, snapshotOf } from "./snapshot";

const burger = { key: "[41]", name: "Harbour Burger", quantity: 1, unit: 10, addOns: 2 };
const rice = { key: "[42]", name: "Plain Rice", quantity: 2, unit: 3, addOns: 0 };
const shown: Snapshot = {
  place: { address: "12 Harbour Street", latitude: 1, longitude: 2 },
  lines: [burger, rice],
  discount: 1,
  deliveryFee: 2.5,
  tax: 0.75,
  additionalCharge: 0,
  wallet: 25.5,
};
const with_ = (change: Partial<Snapshot>): Snapshot => ({ ...shown, ...change });

describe("what has changed since the form was drawn", () => {
  it("is nothing when all is as it was", () => {
    expect(changesBetween(shown, with_({}))).toEqual([]);
  });

  it.each<[string, Partial<Snapshot>, object]>([
    [
      "a price",
      { lines: [{ ...burger, unit: 12 }, rice] },
      { kind: "price", name: "Harbour Burger", from: 10, to: 12 },
    ],
    ["an add-on's price", { lines: [{ ...burger, addOns: 3 }, rice] }, { kind: "price", from: 12, to: 13 }],
    ["a line that is gone", { lines: [burger] }, { kind: "removed", name: "Plain Rice" }],
    ["a quantity", { lines: [burger, { ...rice, quantity: 1 }] }, { kind: "quantity", from: 2, to: 1 }],
    ["the delivery fee", { deliveryFee: 4 }, { kind: "deliveryFee", from: 2.5, to: 4 }],
    ["the tax", { tax: 1 }, { kind: "tax", from: 0.75, to: 1 }],
    ["what the wallet holds", { wallet: 5 }, { kind: "wallet", from: 25.5, to: 5 }],
    ["a charge", { additionalCharge: 1 }, { kind: "additionalCharge", from: 0, to: 1 }],
    [
      "the place",
      { place: { address: "3 Hilltop Road", latitude: 1.1, longitude: 2 } },
      { kind: "place", to: "3 Hilltop Road" },
    ],
  ])("tells %s", (_, change, expected) => {
    expect(changesBetween(shown, with_(change))).toEqual([expect.objectContaining(expected)]);
  });

  it("tells a line that another tab added, and not the tax that follows from it", () => {
    const cola = { key: "[43]", name: "Cola", quantity: 1, unit: 2, addOns: 0 };
    expect(changesBetween(shown, with_({ lines: [burger, rice, cola], tax: 2, discount: 3 }))).toEqual([
      { kind: "added", name: "Cola" },
    ]);
  });

  it("keeps silent only when every amount is the same", () => {
    const amount = fc.integer({ min: 0, max: 5 });
    const record = fc.record({
      discount: amount,
      deliveryFee: amount,
      tax: amount,
      additionalCharge: amount,
      wallet: amount,
    });
    fc.assert(
      fc.property(record, record, (a, b) => {
        const isSame = JSON.stringify(a) === JSON.stringify(b);
        expect(changesBetween(with_(a), with_(b)).length === 0).toBe(isSame);
      }),
    );
  });
});

describe("the discount that is shown", () => {
  const place = { address: "12 Harbour Street", latitude: 1, longitude: 2, zoneHeader: "[1]" };
  const quote: Quote = {
    goods: { items: 10, addOns: 0, discount: 0, discountBy: null },
    couponDiscount: 0,
    firstOrderDiscount: null,
    tax: { kind: "percent", percent: 0, included: false },
    deliveryFee: 0,
    tips: false,
    additionalCharge: null,
    extraPackaging: null,
    feeNotes: { surge: null, vehicleCharge: 0 },
    taxes: [],
    digits: 2,
  };
  const withDiscounts = (discount: number, couponDiscount: number) =>
    snapshotOf(place, [], { ...quote, goods: { ...quote.goods, discount }, couponDiscount }, null);

  it("is the same to the cent, whatever it is made up of", () => {
    expect(changesBetween(withDiscounts(0.1, 0.2), withDiscounts(0.3, 0))).toEqual([]);
    expect(changesBetween(withDiscounts(0.1, 0.2), withDiscounts(0.31, 0))).toEqual([
      { kind: "discount", from: 0.3, to: 0.31 },
    ]);
  });
});

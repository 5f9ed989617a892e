import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineTotal, receiptRows } from "./receipt";

const nothing = {
  amount: 0,
  deliveryFee: 0,
  tax: 0,
  taxIncluded: false,
  storeDiscount: 0,
  couponDiscount: 0,
  flashDiscount: 0,
  firstOrderDiscount: 0,
  proDiscount: 0,
  deliveryTypeCharge: 0,
  tip: 0,
  additionalCharge: 0,
  extraPackaging: 0,
};

describe("an order's receipt", () => {
  it("names what there is and leaves out what is nothing", () => {
    const order = { ...nothing, deliveryFee: 3, tax: 1.2, storeDiscount: 1, flashDiscount: 0.5, couponDiscount: 2 };
    expect(receiptRows(order, [{ price: 12, quantity: 2, addOnsTotal: 2 }], 2)).toEqual([
      { name: "subtotal", amount: 26 },
      { name: "discount", amount: -1.5 },
      { name: "coupon", amount: -2 },
      { name: "fee", amount: 3 },
      { name: "tax", amount: 1.2 },
    ]);
  });

  it("tells the tax that prices contain, and adds none", () => {
    const rows = receiptRows({ ...nothing, tax: 1.2, taxIncluded: true }, [], 2);
    expect(rows).toEqual([{ name: "taxIncluded", amount: 1.2 }]);
  });

  it("names what a member of X gets", () => {
    const order = { ...nothing, amount: 21, deliveryFee: 3, proDiscount: 2 };
    expect(receiptRows(order, [{ price: 10, quantity: 2, addOnsTotal: 0 }], 2)).toEqual([
      { name: "subtotal", amount: 20 },
      { name: "pro", amount: -2 },
      { name: "fee", amount: 3 },
    ]);
  });

  it.each([
    ["what express delivery costs beside the fee", 24.5, [{ name: "express", amount: 1.5 }]],
    ["none where the fee holds it already", 23, []],
    ["none that makes the rows more than the order's amount", 24, []],
  ])("names %s", (_, amount, express) => {
    const order = { ...nothing, amount, deliveryFee: 3, deliveryTypeCharge: 1.5, tax: 1, taxIncluded: true };
    expect(receiptRows(order, [{ price: 10, quantity: 2, addOnsTotal: 0 }], 2)).toEqual([
      { name: "subtotal", amount: 20 },
      { name: "fee", amount: 3 },
      ...express,
      { name: "taxIncluded", amount: 1 },
    ]);
  });

  it("has whole cents, whatever binary fractions make of them", () => {
    expect(lineTotal({ price: 0.1, quantity: 3, addOnsTotal: 0 }, 2)).toBe(0.3);
    const cents = fc.integer({ min: 0, max: 1_000_00 }).map((value) => value / 100);
    const line = fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 9 }), addOnsTotal: cents });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), cents, cents, cents, (lines, fee, tax, off) => {
        const rows = receiptRows({ ...nothing, deliveryFee: fee, tax, storeDiscount: off }, lines, 2);
        const inCents = rows.map(({ amount }) => Math.round(amount * 100));
        const goods = lines.map(
          (each) => Math.round(each.price * 100) * each.quantity + Math.round(each.addOnsTotal * 100),
        );
        const all = [...goods, Math.round(fee * 100), Math.round(tax * 100), -Math.round(off * 100)];
        expect(inCents.reduce((a, b) => a + b, 0)).toBe(all.reduce((a, b) => a + b, 0));
      }),
    );
  });
});

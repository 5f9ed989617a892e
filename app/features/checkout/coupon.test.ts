import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Coupon } from "~/delivery-api/model";
import { couponDiscount, missingToMinimum } from "./coupon";
import type { Goods } from "./totals";

const goods = (items: number, addOns = 0, discount = 0): Goods => ({ items, addOns, discount, discountBy: null });
const coupon = (fields: Partial<Coupon>): Coupon => ({
  code: "HELLO",
  title: "Hello",
  discount: { value: 10, type: "percent" },
  minPurchase: 0,
  maxDiscount: 0,
  freesDelivery: false,
  ...fields,
});

describe("DATA-34: what a coupon takes off", () => {
  test.each([
    ["no coupon", null, goods(20), 0],
    ["percent of the goods", coupon({}), goods(20), 2],
    ["percent of add-ons too, after discount", coupon({}), goods(20, 5, 5), 2],
    ["percent up to the cap", coupon({ maxDiscount: 1.5 }), goods(20), 1.5],
    ["an amount", coupon({ discount: { value: 3, type: "amount" } }), goods(20), 3],
    ["an amount never above the goods", coupon({ discount: { value: 30, type: "amount" } }), goods(20), 20],
    [
      "nothing when it frees delivery",
      coupon({ freesDelivery: true, discount: { value: 9, type: "amount" } }),
      goods(20),
      0,
    ],
  ])("%s", (_, applied, bought, expected) => expect(couponDiscount(applied, bought, 2)).toBe(expected));

  test("is never negative, never above the goods, never above the cap", () => {
    const amount = fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100);
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.constantFrom("percent", "amount"),
        amount,
        (items, addOns, value, type, cap) => {
          const off = couponDiscount(coupon({ discount: { value, type }, maxDiscount: cap }), goods(items, addOns), 2);
          expect(off).toBeGreaterThanOrEqual(0);
          if (type === "amount" || value <= 100) expect(off).toBeLessThanOrEqual(items + addOns + 1e-9);
          if (cap > 0) expect(off).toBeLessThanOrEqual(cap);
        },
      ),
    );
  });
});

test.each([
  [20, goods(20), 0],
  [20, goods(15, 5), 0],
  [20, goods(19.99), 0.01],
  [20, goods(25, 0, 6), 1],
  [0, goods(0), 0],
])("CHK-13 to a minimum of %d, %j lack %d", (minPurchase, bought, expected) =>
  expect(missingToMinimum(coupon({ minPurchase }), bought, 2)).toBe(expected),
);

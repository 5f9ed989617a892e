import fc from "fast-check";
import { expect, test } from "vitest";
import type { Quote } from "./quote";
import { tipsFor } from "./tip";

const quoteOver = (items: number, digits: number): Quote => ({
  goods: { items, addOns: 0, discount: 0, discountBy: null },
  couponDiscount: 0,
  firstOrderDiscount: null,
  tax: { kind: "percent", percent: 0, included: false },
  deliveryFee: 0,
  tips: true,
  additionalCharge: null,
  extraPackaging: null,
  feeNotes: { surge: null, vehicleCharge: 0 },
  taxes: [],
  digits,
});

test.each([
  ["nothing", 0, 2, [0, 1, 2, 3, 5], 1000],
  ["a usual order", 34.8, 2, [0, 1, 2, 3, 5], 1000],
  ["just below a thousand", 999.99, 2, [0, 1, 2, 3, 5], 1000],
  ["a thousand", 1000, 2, [0, 10, 20, 30, 50], 10_000],
  ["yen", 3000, 0, [0, 100, 200, 300, 500], 100_000],
  ["dong", 400_000, 0, [0, 10_000, 20_000, 30_000, 50_000], 10_000_000],
  ["few yen", 80, 0, [0, 1, 2, 3, 5], 1000],
  ["dinars of a thousand fils", 5.25, 3, [0, 1, 2, 3, 5], 1000],
])("tips for %s", (_, total, digits, offered, most) => {
  expect(tipsFor(quoteOver(total, digits))).toEqual({ offered, most });
});

test("of a large order the tips that are offered are a small part of it, and the largest is not refused", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), fc.constantFrom(0, 2), (total, digits) => {
      const { offered, most } = tipsFor(quoteOver(total, digits));
      expect(Math.max(...offered)).toBeLessThanOrEqual(total / 2);
      expect(Math.max(...offered)).toBeGreaterThan(total / 1000);
      expect(Math.max(...offered)).toBeLessThan(most);
    }),
  );
});

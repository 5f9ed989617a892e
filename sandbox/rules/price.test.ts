import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountOn, type LinePrice, type OrderPriceInput, orderPrice, roundMoney, storeDiscountOn } from "./price";

const line = (part: Partial<LinePrice> = {}): LinePrice => ({
  unit: 10,
  quantity: 1,
  discount: { value: 0, type: "percent" },
  inFlashSale: false,
  addOns: 0,
  ...part,
});
const order = (part: Partial<OrderPriceInput> = {}): OrderPriceInput => ({
  lines: [line()],
  storeDiscount: null,
  coupon: null,
  firstOrder: null,
  tax: { percent: 0, included: false },
  fee: 0,
  tip: 0,
  additionalCharge: 0,
  packaging: 0,
  digits: 2,
  ...part,
});
const store = { value: 10, type: "percent" as const, minPurchase: 0, maxDiscount: 0 };

describe("roundMoney", () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.004, 2, 1],
    [19.999, 0, 20],
    [0.1 + 0.2, 2, 0.3],
  ])("%d to %d digits is %d", (value, digits, expected) => expect(roundMoney(value, digits)).toBe(expected));
});

describe("discounts", () => {
  it.each([
    [10, { value: 20, type: "percent" as const }, 2],
    [10, { value: 3, type: "amount" as const }, 3],
    [10, { value: 30, type: "amount" as const }, 10],
    [10, { value: -5, type: "amount" as const }, 0],
  ])("%d less %o is off %d", (amount, discount, off) => expect(discountOn(amount, discount)).toBe(off));

  it.each([
    ["nothing below the minimum purchase", { ...store, minPurchase: 20 }, 100, 19.99, 0],
    ["counts from the minimum purchase on", { ...store, minPurchase: 20 }, 100, 20, 10],
    ["is capped", { ...store, maxDiscount: 5 }, 100, 100, 5],
    ["a cap of 0 is no cap", store, 100, 100, 10],
  ])("a store discount: %s", (_title, discount, base, purchase, off) =>
    expect(storeDiscountOn(base, purchase, discount)).toBe(off),
  );
});

describe("orderPrice", () => {
  it("adds items, options, add-ons, tax, fee, tip and charges", () => {
    const price = orderPrice(
      order({
        lines: [line({ unit: 11, quantity: 2, addOns: 3 })],
        tax: { percent: 5, included: false },
        fee: 3,
        tip: 2,
        additionalCharge: 1.25,
        packaging: 0.5,
      }),
    );
    expect(price).toMatchObject({ items: 22, addOns: 3, discount: 0, tax: 1.25, total: 33 });
  });

  it("tells a tax inside the prices without adding it", () => {
    const price = orderPrice(order({ lines: [line({ unit: 105 })], tax: { percent: 5, included: true } }));
    expect(price).toMatchObject({ tax: 5, total: 105 });
  });

  it.each([
    ["item discounts are larger", { value: 30, type: "percent" as const }, 3],
    ["the store discount is larger", { value: 5, type: "percent" as const }, 1],
  ])("takes the larger: %s", (_title, discount, expected) =>
    expect(orderPrice(order({ lines: [line({ discount })], storeDiscount: store })).discount).toBe(expected),
  );

  it("keeps a flash sale's discount beside the store discount and out of its base", () => {
    const flash = line({ unit: 20, discount: { value: 50, type: "percent" }, inFlashSale: true });
    expect(orderPrice(order({ lines: [flash, line()], storeDiscount: store }))).toMatchObject({
      flashDiscount: 10,
      discount: 1,
      total: 19,
    });
  });

  it("taxes what is left after discount and coupon", () => {
    const price = orderPrice(
      order({
        lines: [line({ unit: 100 })],
        storeDiscount: store,
        coupon: { value: 50, type: "percent", maxDiscount: 20 },
        tax: { percent: 10, included: false },
      }),
    );
    expect(price).toMatchObject({ discount: 10, coupon: 20, tax: 7, total: 77 });
  });

  it("never makes the goods cost less than nothing, and the parts add up", () => {
    const money = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
    const discount = fc.record({ value: money, type: fc.constantFrom("percent" as const, "amount" as const) });
    const lines = fc.array(
      fc.record({
        unit: money,
        quantity: fc.integer({ min: 1, max: 9 }),
        discount,
        inFlashSale: fc.boolean(),
        addOns: money,
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, discount, money, (rows, coupon, fee) => {
        const price = orderPrice(order({ lines: rows, coupon: { ...coupon, maxDiscount: 0 }, fee }));
        const goods = price.items + price.addOns - price.discount - price.flashDiscount - price.coupon;
        expect(goods).toBeGreaterThanOrEqual(-0.011);
        expect(price.total).toBeCloseTo(goods + price.tax + price.fee, 1);
      }),
    );
  });
});

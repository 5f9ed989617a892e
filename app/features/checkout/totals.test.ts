import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine, StoreDiscount } from "~/delivery-api/model";
import { sum, toMinor } from "~/features/catalogue/money";
import { linePrice } from "~/features/catalogue/price";
import { aBurger, aLine, anItem, aSelection } from "~/features/catalogue/testing";
import {
  asCounted,
  goodsOf,
  missingToMinimumOrder,
  orderAmount,
  orderTotals,
  type Tax,
  type TotalsInput,
} from "./totals";

const burger = aBurger({ discount: { value: 10, type: "percent" } });
const lines = [
  aLine({
    item: burger,
    selection: aSelection({
      quantity: 2,
      groups: [{ name: "Size", labels: ["Large"] }],
      addOns: [{ id: 3, quantity: 1 }],
    }),
  }),
  aLine({ item: anItem({ price: 6 }), selection: aSelection({ quantity: 1 }) }),
];
const storeDiscount = { value: 20, type: "percent", minPurchase: 10, maxDiscount: 0 } as const;

describe("goods", () => {
  test.each([
    ["the items' own discount", null, 2.4, "items"],
    ["the store's when larger: on items, not on add-ons", storeDiscount, 6, "store"],
    ["the items' when larger", { ...storeDiscount, value: 5 }, 2.4, "items"],
    ["the items' when equal", { ...storeDiscount, value: 8 }, 2.4, "items"],
    ["the store's up to its maximum", { ...storeDiscount, maxDiscount: 4 }, 4, "store"],
    ["a minimum that items and add-ons reach", { ...storeDiscount, minPurchase: 33 }, 6, "store"],
    ["a minimum not reached", { ...storeDiscount, minPurchase: 33.01 }, 2.4, "items"],
    ["an amount", { ...storeDiscount, type: "amount" as const, value: 7 }, 7, "store"],
  ] as const)("discount: %s", (_, discount, expected, discountBy) => {
    expect(goodsOf(lines, discount, 2)).toEqual({ items: 30, addOns: 3, discount: expected, discountBy });
  });

  test.each([
    ["beside the items' own", null, 2.4 + 1.5],
    ["beside the store's, which does not touch it", storeDiscount, 4.8 + 1.5],
    ["but counts for the store's minimum", { ...storeDiscount, minPurchase: 33 }, 4.8 + 1.5],
  ] as const)("a flash sale stands %s", (_, discount, expected) => {
    const onSale = anItem({ price: 6, discount: { value: 25, type: "percent" }, inFlashSale: true });
    const both = [...lines.slice(0, 1), aLine({ item: onSale })];
    expect(goodsOf(both, discount, 2).discount).toBe(expected);
  });

  test("pieces are rounded as one amount, not each", () => {
    const item = anItem({ price: 1.05, discount: { value: 10, type: "percent" } });
    expect(goodsOf([aLine({ item, selection: aSelection({ quantity: 3 }) })], null, 2).discount).toBe(0.32);
  });

  test("an empty order and one without discount", () => {
    expect(goodsOf([], storeDiscount, 2)).toEqual({ items: 0, addOns: 0, discount: 0, discountBy: null });
    expect(goodsOf(lines.slice(1), null, 2)).toEqual({ items: 6, addOns: 0, discount: 0, discountBy: null });
  });

  test("free delivery goes by goods after discount and coupon, never below 0", () => {
    expect(orderAmount(goodsOf(lines, null, 2), 0.6, 2)).toBe(30);
    expect(orderAmount(goodsOf(lines, null, 2), 99, 2)).toBe(0);
  });
});

describe("what is missing to the store's minimum order", () => {
  test.each([
    [5, 4.8, 0.2, 2, 0],
    [0.8, 0.7, 0.1, 2, 0],
    [5, 4.79, 0.2, 2, 0.01],
    [5, 6, 0, 2, 0],
    [0, 0, 0, 2, 0],
    [500, 499, 0, 0, 1],
    [0.3, 0.1, 0.199, 3, 0.001],
  ])("to %d, items of %d and add-ons of %d in %d digits lack %d", (minimum, items, addOns, digits, expected) => {
    expect(missingToMinimumOrder(minimum, { items, addOns, discount: 1, discountBy: "items" }, digits)).toBe(expected);
  });

  test("is nothing exactly when the sum of the minor units reaches it, and fills the gap to the cent", () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, cents, (minimum, items, addOns) => {
        const goods = { items: items / 100, addOns: addOns / 100, discount: 0, discountBy: null };
        const missing = missingToMinimumOrder(minimum / 100, goods, 2);
        expect(toMinor(missing, 2)).toBe(Math.max(minimum - items - addOns, 0));
        expect(missingToMinimumOrder(minimum / 100, { ...goods, addOns: goods.addOns + missing }, 2)).toBe(0);
      }),
    );
  });
});

const noTax: Tax = { kind: "percent", percent: 0, included: false };
const checkout = (of: Partial<TotalsInput> = {}): TotalsInput => ({
  goods: { items: 30, addOns: 3, discount: 3, discountBy: "items" },
  orderType: "delivery",
  couponDiscount: 0,
  firstOrderDiscount: null,
  tax: noTax,
  deliveryFee: 0,
  tip: 0,
  tips: true,
  additionalCharge: null,
  packaging: 0,
  digits: 2,
  ...of,
});

describe("totals (docs/delivery-api.md §11.5)", () => {
  test.each<[string, Partial<TotalsInput>, object]>([
    ["goods alone", {}, { total: 30, tax: 0 }],
    ["fee", { deliveryFee: 4.8 }, { total: 34.8, deliveryFee: 4.8 }],
    ["tip", { tip: 2 }, { total: 32, tip: 2 }],
    ["no tip for take-away", { tip: 2, orderType: "take_away" }, { total: 30, tip: 0 }],
    ["no tip where the operator takes none", { tip: 2, tips: false }, { total: 30, tip: 0 }],
    ["no negative tip", { tip: -5 }, { total: 30, tip: 0 }],
    [
      "additional charge",
      { additionalCharge: { name: "Service Charge", amount: 1.25 } },
      { total: 31.25, additionalCharge: 1.25 },
    ],
    ["packaging", { packaging: 0.5 }, { total: 30.5, packaging: 0.5 }],
    [
      "tax on top",
      { tax: { kind: "percent", percent: 5, included: false } },
      { total: 31.5, tax: 1.5, taxIncluded: false },
    ],
    [
      "tax inside the prices",
      { tax: { kind: "percent", percent: 5, included: true } },
      { total: 30, tax: 1.43, taxIncluded: true },
    ],
    ["tax as the server says", { tax: { kind: "amount", amount: 1.2, included: false } }, { total: 31.2, tax: 1.2 }],
    [
      "the server's tax inside the prices",
      { tax: { kind: "amount", amount: 1.2, included: true } },
      { total: 30, tax: 1.2 },
    ],
    [
      "coupon, and tax after it",
      { couponDiscount: 10, tax: { kind: "percent", percent: 5, included: false } },
      { total: 21, tax: 1, couponDiscount: 10 },
    ],
    ["a coupon above the goods", { couponDiscount: 99, deliveryFee: 4 }, { total: 4 }],
    [
      "first order in percent, after the coupon",
      { couponDiscount: 10, firstOrderDiscount: { value: 10, type: "percent" } },
      { total: 18, firstOrderDiscount: 2 },
    ],
    [
      "first order as amount, at most the goods",
      { firstOrderDiscount: { value: 50, type: "amount" } },
      { total: 0, firstOrderDiscount: 30 },
    ],
    [
      "no tax on fee, tip and charges",
      { deliveryFee: 10, tip: 10, packaging: 10, tax: { kind: "percent", percent: 10, included: false } },
      { total: 63, tax: 3 },
    ],
  ])("%s", (_, of, expected) => {
    expect(orderTotals(checkout(of))).toMatchObject(expected);
  });

  test("the parts shown add up to the total to the cent", () => {
    const cents = fc.nat(100_000).map((minor) => minor / 100);
    fc.assert(
      fc.property(
        fc.record({
          items: cents,
          addOns: cents,
          deliveryFee: cents,
          tip: cents,
          packaging: cents,
          charge: cents,
          off: fc.nat(100),
        }),
        fc.record({ percent: fc.nat(30), included: fc.boolean() }),
        (amounts, tax) => {
          const discount = Math.floor(amounts.items * amounts.off) / 100;
          const totals = orderTotals(
            checkout({
              ...amounts,
              goods: { items: amounts.items, addOns: amounts.addOns, discount, discountBy: "items" },
              additionalCharge: { name: "", amount: amounts.charge },
              tax: { kind: "percent", ...tax },
            }),
          );
          const added = [
            totals.items,
            totals.addOns,
            totals.deliveryFee,
            totals.tip,
            totals.additionalCharge,
            totals.packaging,
          ];
          const sum = added
            .map((part) => toMinor(part, 2))
            .reduce((a, b) => a + b, tax.included ? 0 : toMinor(totals.tax, 2));
          expect(toMinor(totals.total, 2)).toBe(sum - toMinor(totals.discount, 2));
        },
      ),
    );
  });
});

describe("lines as their prices are shown", () => {
  const ofStore = (of: Partial<StoreDiscount> = {}): StoreDiscount => ({
    value: 10,
    type: "percent",
    minPurchase: 10,
    maxDiscount: 0,
    ...of,
  });
  const rice = (of: Parameters<typeof anItem>[0], quantity = 4) =>
    aLine({ item: anItem({ price: 2, storeDiscount: 10, ...of }), selection: aSelection({ quantity }) });
  const totalOf = (discount: StoreDiscount | null, ...of: CartLine[]) =>
    asCounted(of, discount, 2).map(({ item, selection }) => linePrice(item, selection, 2).total);

  test.each([
    ["a minimum not reached: no discount", ofStore(), [rice({})], [8]],
    ["a minimum reached: the store's percent", ofStore(), [rice({}, 5)], [9]],
    ["cut by its maximum: told of the whole", ofStore({ maxDiscount: 0.5 }), [rice({}, 5)], [10]],
    ["below its maximum: the store's percent", ofStore({ maxDiscount: 5 }), [rice({}, 5)], [9]],
    ["an amount: told of the whole", ofStore({ type: "amount", value: 3 }), [rice({}, 5)], [10]],
    ["the items' own, when larger", ofStore(), [rice({ discount: { value: 50, type: "percent" } }, 5)], [5]],
    ["the items' own, below the minimum", ofStore(), [rice({ discount: { value: 5, type: "percent" } })], [7.6]],
    [
      "a flash sale's own, beside the store's",
      ofStore(),
      [rice({}, 5), rice({ inFlashSale: true, storeDiscount: 0, discount: { value: 50, type: "percent" } }, 1)],
      [9, 1],
    ],
    ["none, as its store has none by now", null, [rice({})], [8]],
  ] as const)("%s", (_, discount, of, totals) => {
    expect(totalOf(discount, ...of)).toEqual(totals);
  });

  test("cost together what the order's goods cost, where whole cents are taken off", () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 1, max: 40 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      own: fc.integer({ min: 0, max: 100 }),
      inFlashSale: fc.boolean(),
    });
    const anyDiscount = fc.record({
      type: fc.constantFrom("percent" as const, "amount" as const),
      value: fc.integer({ min: 1, max: 100 }),
      minPurchase: fc.nat(200),
      maxDiscount: fc.nat(30),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), fc.option(anyDiscount), (rows, discount) => {
        const of = rows.map(({ price, quantity, own, inFlashSale }) =>
          aLine({
            item: anItem({
              price,
              discount: { value: own, type: "percent" },
              inFlashSale,
              storeDiscount: inFlashSale || discount?.type !== "percent" ? 0 : discount.value,
            }),
            selection: aSelection({ quantity }),
          }),
        );
        const goods = goodsOf(of, discount, 2);
        const shown = sum(totalOf(discount, ...of).map((total) => toMinor(total, 2)));
        const ofWhole = goods.discountBy === "store" && shown !== toMinor(orderAmount(goods, 0, 2), 2);
        // What no piece has is the one difference: it stands in a row of its own.
        expect(shown).toBeGreaterThanOrEqual(toMinor(orderAmount(goods, 0, 2), 2));
        if (ofWhole) expect(discount?.type === "amount" || (discount?.maxDiscount ?? 0) > 0).toBe(true);
      }),
    );
  });
});

describe("what nobody has answered", () => {
  test.each([
    ["the tax", { tax: null, deliveryFee: 4 }, ["tax"], 34],
    ["the fee", { deliveryFee: null, tax: { kind: "amount", amount: 1, included: false } }, ["deliveryFee"], 31],
    ["both", { deliveryFee: null, tax: null }, ["deliveryFee", "tax"], 30],
    ["nothing", {}, [], 30],
  ] as const)("%s is told, and is no part of the total", (_, of, unknown, total) => {
    expect(orderTotals(checkout(of))).toMatchObject({ unknown, total });
  });
});

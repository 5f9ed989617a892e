import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine, StoreDiscount } from "~/delivery-api";
import { summariseCart, sumOfLines } from "~/features/cart/cart-summary";
import { optionsText } from "~/features/cart/options-text";
import { toMinor } from "~/features/catalogue/money";
import { aBurger, aLine, anItem, aSelection, aShirt, aStore } from "~/features/catalogue/testing";
import { goodsOf, orderAmount, orderTotals } from "~/features/checkout/totals";
import { cartDetails, freeDeliveryOf } from "./cart-details";

const currency = { symbol: "$", side: "left", digits: 2 } as const;
const store = aStore();
const config = { currency, freeDelivery: { over: 50, always: false } };

const burger = aLine({
  item: aBurger({ price: 10, discount: { value: 10, type: "percent" } }),
  selection: aSelection({
    quantity: 2,
    groups: [{ name: "Size", labels: ["Large"] }],
    addOns: [
      { id: 3, quantity: 2 },
      { id: 5, quantity: 1 },
    ],
  }),
});

describe("the cart as it is shown", () => {
  it("CART-03 CART-25 has lines with options and sums, and how far free delivery is", () => {
    expect(cartDetails({ lines: [burger] }, config, store, "en")).toEqual({
      store: { id: 6, name: "Harbour Kitchen", href: "/store/harbour-kitchen?module_id=1&store_zone_id=1" },
      lines: [
        {
          id: 310,
          itemId: 42,
          isCampaign: false,
          isEditable: true,
          name: "Harbour Burger",
          image: null,
          isVeg: false,
          options: "Large · + 2 × Fries · + Cola",
          allergens: [],
          // (10 + 2) less 10 %, twice, and 2 × 3 + 1.5.
          total: 29.1,
          before: 31.5,
        },
      ],
      subtotal: 29.1,
      saved: 2.4,
      freeDelivery: { percent: expect.closeTo(58.2), missing: 20.9 },
    });
  });

  it("RTE-34 CART-03 leads to its store while no more is known of it than what its lines say", () => {
    expect(cartDetails({ lines: [burger] }, config, null, "en").store?.href).toBe(
      "/store/6?module_id=1&store_zone_id=1",
    );
  });

  it("CART-25 counts what one order takes on the way to free delivery, not what waits of another store", () => {
    const other = aLine({ id: 311, item: anItem({ id: 60, storeId: 7, price: 40 }) });
    const details = cartDetails({ lines: [burger, other] }, config, store, "en");
    expect(details).toMatchObject({ subtotal: 69.1, freeDelivery: { missing: 20.9 } });
  });

  it.each([
    ["a coupon takes the goods below the goal", { couponDiscount: 15 }, { percent: 90, missing: 5 }],
    ["the store's discount takes them below it", { discount: 20 }, { percent: 80, missing: 10 }],
    ["they reach it after all that is taken off", { couponDiscount: 10, deliveryFee: 0 }, { percent: 100, missing: 0 }],
    [
      "nobody can say yet what delivery costs",
      { couponDiscount: 15, deliveryFee: 0, unknown: ["deliveryFee" as const] },
      { percent: 90, missing: 5 },
    ],
    ["a coupon has freed the delivery already", { couponDiscount: 15, deliveryFee: 0 }, null],
  ])("CART-25 goes by what the delivery fee goes by: %s", (_, of, expected) => {
    const nothing = { firstOrderDiscount: 0, tax: 0, taxIncluded: false, tip: 0, additionalCharge: 0, packaging: 0 };
    const goods = { items: 55, addOns: 5, discount: 0, discountBy: null, couponDiscount: 0 };
    const totals = { ...goods, ...nothing, deliveryFee: 3, total: 63, unknown: [], ...of };
    expect(freeDeliveryOf({ totals }, config, store)).toEqual(expected);
  });

  it("LNG-05 divides options by the comma of the language", () => {
    const selection = aSelection({ groups: [{ name: "Size", labels: ["كبير", "7-Up (330 ml)"] }] });
    expect(optionsText(aLine({ item: aBurger(), selection }), "ar")).toBe("كبير، \u20687-Up (330 ml)\u2069");
  });

  it("CART-02 is empty without lines", () => {
    expect(cartDetails({ lines: [] }, config, store, "en")).toMatchObject({
      store: null,
      lines: [],
      subtotal: 0,
      saved: 0,
    });
  });

  it("names the variation of other modules and asks nobody whether it is vegetarian", () => {
    const shirt = aLine({ item: aShirt(), selection: aSelection({ variationType: "Red-M" }) });
    expect(optionsText(shirt, "en")).toBe("Red-M");
    expect(cartDetails({ lines: [shirt] }, config, store, "en").lines[0]?.isVeg).toBeNull();
  });

  it("leaves out an add-on that the item has no more", () => {
    const line = aLine({ item: aBurger(), selection: aSelection({ addOns: [{ id: 99, quantity: 1 }] }) });
    expect(optionsText(line, "en")).toBe("");
  });
});

describe("the cart's sums and what an order costs", () => {
  const ofStore: StoreDiscount = { value: 10, type: "percent", minPurchase: 10, maxDiscount: 0 };
  const riceOf = (quantity: number, of: Parameters<typeof anItem>[0] = {}) =>
    aLine({ item: anItem({ price: 2, storeDiscount: 10, ...of }), selection: aSelection({ quantity }) });
  const of = (line: CartLine, discount: StoreDiscount | null) =>
    cartDetails({ lines: [line] }, config, aStore({ discount }), "en");
  const noStoreDiscount = { storeDiscount: 0, discount: { value: 10, type: "percent" as const } };

  it.each<[string, CartLine, StoreDiscount | null, object]>([
    ["a minimum not reached takes nothing off", riceOf(4), ofStore, { saved: 0, subtotal: 8 }],
    ["a minimum reached takes the store's percent off", riceOf(5), ofStore, { saved: 1, subtotal: 9 }],
    ["no more than its maximum", riceOf(5), { ...ofStore, maxDiscount: 0.5 }, { saved: 0.5, subtotal: 9.5 }],
    ["pieces are rounded as one amount", riceOf(3, { price: 1.05, ...noStoreDiscount }), null, { subtotal: 2.83 }],
  ])("CART-03 %s", (_, line, discount, sums) => {
    expect(of(line, discount)).toMatchObject(sums);
  });

  it("CART-25 the way to free delivery is reckoned by what its fee goes by", () => {
    expect(of(riceOf(4), ofStore).freeDelivery).toMatchObject({ missing: 42 });
    expect(of(riceOf(5), ofStore).freeDelivery).toMatchObject({ missing: 41 });
  });

  it("CART-03 the lines show the discount that counts", () => {
    expect(of(riceOf(4), ofStore).lines).toMatchObject([{ total: 8, before: 8 }]);
    expect(of(riceOf(5), ofStore).lines).toMatchObject([{ total: 9, before: 10 }]);
  });

  const cents = (most: number) => fc.integer({ min: 1, max: most }).map((minor) => minor / 100);
  const discountType = fc.constantFrom("percent" as const, "amount" as const);
  const anyLine = fc
    .record({
      price: cents(2000),
      quantity: fc.integer({ min: 1, max: 9 }),
      own: fc.record({ value: fc.nat(60), type: discountType }),
      inFlashSale: fc.boolean(),
    })
    .map(({ price, quantity, own, inFlashSale }) => {
      const item = { price, discount: own, inFlashSale, storeDiscount: inFlashSale ? 0 : 10 };
      return riceOf(quantity, item);
    });
  const anyStoreDiscount = fc.record({
    value: fc.integer({ min: 1, max: 60 }),
    type: discountType,
    minPurchase: fc.nat(60),
    maxDiscount: fc.nat(9),
  });
  const anyTax = fc.record({ percent: fc.nat(25), included: fc.boolean() });

  it("CART-03 add up: the subtotal and the parts beside it are the total, in the cart and at checkout", () => {
    const anyOrder = fc.record({
      lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      discount: fc.option(anyStoreDiscount),
      tax: anyTax,
      deliveryFee: fc.option(cents(900)),
      charge: cents(300),
      coupon: fc.nat(300),
    });
    fc.assert(
      fc.property(anyOrder, ({ lines, discount, tax, deliveryFee, charge, coupon }) => {
        const goods = goodsOf(lines, discount, 2);
        const totals = orderTotals({
          goods,
          orderType: "delivery",
          couponDiscount: Math.min(coupon / 100, orderAmount(goods, 0, 2)),
          firstOrderDiscount: { value: 5, type: "percent" },
          tax: { kind: "percent", ...tax },
          deliveryFee,
          tip: 0,
          tips: false,
          additionalCharge: { name: "", amount: charge },
          packaging: 0,
          digits: 2,
        });
        const { subtotal, saved } = cartDetails({ lines }, config, aStore({ discount }), "en");
        const minor = (amount: number) => toMinor(amount, 2);
        const beside =
          minor(totals.deliveryFee) +
          minor(totals.additionalCharge) +
          (totals.taxIncluded ? 0 : minor(totals.tax)) -
          minor(totals.couponDiscount) -
          minor(totals.firstOrderDiscount);
        expect(minor(subtotal) + beside).toBe(minor(totals.total));
        expect(minor(totals.items) + minor(totals.addOns) - minor(totals.discount) + beside).toBe(minor(totals.total));
        expect(minor(subtotal) + minor(saved)).toBe(minor(totals.items) + minor(totals.addOns));
      }),
    );
  });
});

describe("what every page knows of the cart", () => {
  it("CART-21 CART-27 is its lines, with what blocks another piece", () => {
    const full = aLine({ item: anItem({ maximumQuantity: 3 }), selection: aSelection({ quantity: 3 }) });
    expect(summariseCart({ lines: [full, aLine({ id: 311 })] }, 2).lines).toEqual([
      { id: 310, itemId: 41, isCampaign: false, quantity: 3, unit: 10, addOns: 0, blocked: "out-of-limits" },
      { id: 311, itemId: 41, isCampaign: false, quantity: 1, unit: 10, addOns: 0, blocked: null },
    ]);
  });

  it("CART-21 blocks + on every line of an item that has its maximum in all of them", () => {
    const item = aBurger({ maximumQuantity: 3 });
    const of = (id: number, label: string, quantity: number) =>
      aLine({ id, item, selection: aSelection({ quantity, groups: [{ name: "Size", labels: [label] }] }) });
    const blocked = (...lines: CartLine[]) => summariseCart({ lines }, 2).lines.map((line) => line.blocked);
    expect(blocked(of(1, "Small", 1), of(2, "Large", 2))).toEqual(["out-of-limits", "out-of-limits"]);
    expect(blocked(of(1, "Small", 1), of(2, "Large", 1))).toEqual([null, null]);
  });

  it("CART-03 is what they cost together, to the cent, with the numbers that presses lead to", () => {
    const { lines } = summariseCart({ lines: [burger, aLine({ id: 311 })] }, 2);
    // The drawer's own sum of the burgers, and one piece of 10.
    expect(sumOfLines(lines, 2)).toBe(
      cartDetails({ lines: [burger, aLine({ id: 311 })] }, config, store, "en").subtotal,
    );
    const [burgers] = lines;
    expect(burgers && sumOfLines([{ ...burgers, quantity: 1 }], 2)).toBe(18.3);
    expect(sumOfLines([{ quantity: 3, unit: 0.1, addOns: 0 }], 2)).toBe(0.3);
  });
});

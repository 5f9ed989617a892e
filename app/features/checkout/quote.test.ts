import { expect, test } from "vitest";
import { aStore } from "~/features/catalogue/testing";
import { type Quote, quotedTotals, quoteOf } from "./quote";

const amount = (cents: number) => ({ kind: "amount" as const, amount: cents / 100, included: false });
const quote: Quote = {
  goods: { items: 10, addOns: 0, discount: 0, discountBy: null },
  couponDiscount: 0,
  firstOrderDiscount: null,
  tax: null,
  deliveryFee: 3,
  tips: false,
  additionalCharge: null,
  extraPackaging: 1,
  feeNotes: { surge: null, vehicleCharge: 0 },
  taxes: [
    { orderType: "delivery", packaging: false, tax: amount(50) },
    { orderType: "delivery", packaging: true, tax: amount(55) },
    { orderType: "take_away", packaging: false, tax: amount(35) },
  ],
  digits: 2,
};

test.each([
  ["delivery", false, 0.5, 13.5, []],
  ["delivery", true, 0.55, 14.55, []],
  ["take_away", false, 0.35, 10.35, []],
  // Nobody has answered for it: another way's tax is not taken for it.
  ["take_away", true, 0, 11, ["tax"]],
] as const)("%s, packaging %s: the tax is that of the way to order", (orderType, packaging, tax, total, unknown) => {
  expect(quotedTotals(quote, { orderType, packaging, tip: 0 })).toMatchObject({ tax, total, unknown });
});

test("packaging that the store does not offer is no other way to order", () => {
  const wished = { orderType: "delivery", packaging: true, tip: 0 } as const;
  expect(quotedTotals({ ...quote, extraPackaging: null }, wished)).toMatchObject({
    tax: 0.5,
    total: 13.5,
    unknown: [],
  });
});

test("M: one tax, by the store's percent, serves every way to order", () => {
  const byPercent: Quote = { ...quote, tax: { kind: "percent", percent: 5, included: false }, taxes: [] };
  expect(quotedTotals(byPercent, { orderType: "take_away", packaging: true, tip: 0 })).toMatchObject({ tax: 0.5 });
});

const config = {
  currency: { symbol: "$", side: "left" as const, digits: 2 },
  taxIncluded: false,
  shipping: { perKm: 1, minimum: 2 },
  freeDelivery: { over: null, always: false },
  tips: false,
  additionalCharge: null,
};
const asked = {
  config,
  store: aStore(),
  rates: null,
  customer: null,
  goods: quote.goods,
  coupon: null,
  distanceKm: 4,
  surge: null,
  vehicleCharge: 0,
};

test.each([
  ["is not known while what comes on top is not", aStore(), false, ["deliveryFee"], 0],
  ["is known once it is", aStore(), true, [], 4],
  ["is known where the store brings it for nothing", aStore({ freeDelivery: true }), false, [], 0],
] as const)("the delivery fee %s", (_, store, isFeeKnown, unknown, deliveryFee) => {
  const made = quoteOf({ ...asked, store, isFeeKnown });
  expect(quotedTotals(made, { orderType: "delivery", packaging: false, tip: 0 })).toMatchObject({
    unknown,
    deliveryFee,
    total: 10 + deliveryFee,
  });
  expect(quotedTotals(made, { orderType: "take_away", packaging: false, tip: 0 }).unknown).toEqual([]);
});

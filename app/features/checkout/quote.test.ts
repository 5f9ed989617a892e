import { expect, test } from "vitest";
import { type Quote, quotedTotals } from "./quote";

const amount = (cents: number) => ({ kind: "amount" as const, amount: cents / 100, included: false });
const quote: Quote = {
  goods: { items: 10, addOns: 0, discount: 0, discountBy: null },
  couponDiscount: 0,
  firstOrderDiscount: null,
  tax: amount(50),
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
  ["delivery", false, 0.5, 13.5],
  ["delivery", true, 0.55, 14.55],
  ["take_away", false, 0.35, 10.35],
  // Nobody has answered for it: the usual tax serves.
  ["take_away", true, 0.5, 11.5],
] as const)("%s, packaging %s: the tax is that of the way to order", (orderType, packaging, tax, total) => {
  expect(quotedTotals(quote, { orderType, packaging, tip: 0 })).toMatchObject({ tax, total });
});

test("M: one tax, by the store's percent, serves every way to order", () => {
  const byPercent: Quote = { ...quote, tax: { kind: "percent", percent: 5, included: false }, taxes: [] };
  expect(quotedTotals(byPercent, { orderType: "take_away", packaging: true, tip: 0 })).toMatchObject({ tax: 0.5 });
});

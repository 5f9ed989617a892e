import { describe, expect, it } from "vitest";
import { translator } from "~/i18n/i18n.server";
import { cashbackTerms, couponTerms, type Words } from "./terms.server";

const words: Words = { t: translator("en"), language: "en", currency: { symbol: "$", side: "left", digits: 2 } };
const coupon = {
  id: 3,
  code: "HELLO10",
  title: "Welcome",
  discount: { value: 10, type: "percent" as const },
  minPurchase: 20,
  maxDiscount: 5,
  freesDelivery: false,
  storeName: null,
  expiresOn: null,
};
const cashback = {
  id: 1,
  title: "A little back",
  reward: { value: 5, type: "percent" as const },
  minPurchase: 10,
  maxReward: 3,
  endsOn: "2035-12-31",
};

describe("SALE-16 the terms of a coupon", () => {
  it.each([
    ["a share with a cap", {}, "10% off", ["On orders from $20.00", "up to $5.00"]],
    ["an amount has no cap", { discount: { value: 3, type: "amount" } }, "$3.00 off", ["On orders from $20.00"]],
    ["free delivery", { freesDelivery: true, minPurchase: 0 }, "Free delivery", []],
    [
      "one store, until a day",
      { maxDiscount: 0, minPurchase: 0, storeName: "Harbour Kitchen", expiresOn: "2035-12-31" },
      "10% off",
      ["Only at Harbour Kitchen", "Until Dec 31, 2035"],
    ],
  ] as const)("%s", (_title, fields, gain, conditions) => {
    expect(couponTerms(words, { ...coupon, ...fields })).toEqual({ gain, conditions });
  });

  it("keeps an amount whole in a right-to-left sentence", () => {
    const arabic = couponTerms({ ...words, t: translator("ar"), language: "ar" }, coupon);
    expect(arabic.conditions[0]).toContain("\u2068$20.00\u2069");
  });
});

describe("SALE-15 the terms of cash back", () => {
  it.each([
    ["a share", {}, "5% back", ["On orders from $10.00", "up to $3.00", "Until Dec 31, 2035"]],
    ["an amount", { reward: { value: 2, type: "amount" }, endsOn: null, minPurchase: 0 }, "$2.00 back", []],
  ] as const)("%s", (_title, fields, gain, conditions) => {
    expect(cashbackTerms(words, { ...cashback, ...fields })).toEqual({ gain, conditions });
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeDeliveryPayer, freeDeliveryProgress } from "./free-delivery";

const over = (amount: number | null) => ({ over: amount, always: false });
const always = { over: 50, always: true };
const charging = { freeDelivery: false };
const generous = { freeDelivery: true };

describe("who pays for the delivery, and what the cart says of it", () => {
  test.each([
    // store, offer, amount, coupon → who frees it, the bar of the cart
    ["FMT-05 part of the way", charging, over(50), 12.5, false, null, { percent: 25, missing: 37.5 }],
    ["FMT-05 nothing yet", charging, over(50), 0, false, null, { percent: 0, missing: 50 }],
    ["FMT-06 a cent short", charging, over(50), 49.99, false, null, { percent: 99.98, missing: 0.01 }],
    ["FMT-06 reached", charging, over(50), 50, false, "operator", { percent: 100, missing: 0 }],
    ["FMT-06 beyond", charging, over(50), 80, false, "operator", { percent: 100, missing: 0 }],
    [
      "FMT-06 less than binary fractions tell",
      charging,
      over(0.3),
      0.1,
      false,
      null,
      { percent: 100 / 3, missing: 0.2 },
    ],
    ["CART-25 always free", charging, always, 0, false, "operator", { percent: 100, missing: 0 }],
    ["CART-25 a goal of 0", charging, over(0), 0, false, "operator", { percent: 100, missing: 0 }],
    ["CART-25 no offer", charging, over(null), 10, false, null, null],
    ["a coupon, the goal far", charging, over(50), 10, true, "coupon", { percent: 20, missing: 40 }],
    ["CART-25 the store delivers free, the goal far", generous, over(50), 5.4, false, "store", null],
    ["the store delivers free, the goal reached", generous, over(50), 80, false, "store", null],
    ["the store delivers free, and a coupon", generous, over(50), 5.4, true, "store", null],
    ["the store and the operator always deliver free", generous, always, 5.4, false, "store", null],
    ["a store that is not known", null, over(50), 5.4, false, null, null],
  ])("%s", (_, store, offer, amount, couponFreesDelivery, by, progress) => {
    const terms = { store, offer, amount, digits: 2 };
    expect(freeDeliveryPayer({ ...terms, couponFreesDelivery })).toBe(by);
    const shown = freeDeliveryProgress(terms);
    if (progress === null) expect(shown).toBeNull();
    else expect(shown).toEqual({ percent: expect.closeTo(progress.percent, 8), missing: progress.missing });
  });

  test("FMT-05 FMT-06 the bar stays between 0 and 100, is full exactly when nothing is missing, and then nothing is charged", () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(10_000), fc.boolean(), (minor, goal, freeDelivery) => {
        const terms = { store: { freeDelivery }, offer: over(goal / 100), amount: minor / 100, digits: 2 };
        const progress = freeDeliveryProgress(terms);
        const by = freeDeliveryPayer({ ...terms, couponFreesDelivery: false });
        expect(progress === null).toBe(by === "store");
        if (progress === null) return;
        expect(progress.percent).toBeGreaterThanOrEqual(0);
        expect(progress.percent).toBeLessThanOrEqual(100);
        expect(progress.percent === 100).toBe(progress.missing === 0);
        expect(progress.missing === 0).toBe(by === "operator");
      }),
    );
  });
});

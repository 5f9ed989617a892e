import { describe, expect, test } from "vitest";
import { cash, cashOnDelivery, exceedsCodLimit, inCashOnly, takesCash } from "./cash";
import type { PaymentOffers } from "./payment-method";

const terms = { config: { paymentMethods: [], paymentGateways: [] }, zone: null, customer: null };

describe("cash on delivery", () => {
  test.each([
    ["above the limit", 300.01, "delivery", 300, true],
    ["above a small limit", 1.01, "delivery", 1, true],
    ["at the limit", 300, "delivery", 300, false],
    ["a sum that binary fractions overshoot", 0.1 + 0.2, "delivery", 0.3, false],
    ["no limit", 9_999, "delivery", null, false],
    ["a limit of 0 is none", 9_999, "delivery", 0, false],
    ["take-away is not limited", 9_999, "take_away", 300, false],
    ["parcel is", 9_999, "parcel", 300, true],
  ] as const)("CHK-12 %s", (_, total, type, limit, expected) => {
    const order = { total, type, digits: 2 };
    expect(exceedsCodLimit(order, limit)).toBe(expected);
    expect(cash.obstacle?.({ ...cashOnDelivery, limit }, order)).toBe(expected ? "codLimit" : null);
  });

  test("CHK-12 its limit is the zone's; unknown rates set none", () => {
    const api = {} as Parameters<typeof cash.choices>[1];
    expect(cash.choices({ ...terms, rates: { maximumCod: 300 } }, api)).toMatchObject([{ limit: 300 }]);
    expect(cash.choices({ ...terms, rates: null }, api)).toEqual([cashOnDelivery]);
  });

  test.each([
    ["delivery", "line"],
    ["parcel", "line"],
    ["take_away", "atStore"],
  ] as const)("the words for an order of type %s: %s", (type, expected) => {
    expect(cash.line?.(cashOnDelivery, { total: 20, type, digits: 2 })).toBe(expected);
  });

  test("an order whose price comes later is paid in cash, or not at all", () => {
    const card = { ...cashOnDelivery, method: "digital_payment" as const, id: "demo_pay" };
    const offers: PaymentOffers = { choices: [cashOnDelivery, card], wallet: { balance: 3, rest: [] } };
    expect(inCashOnly(offers)).toEqual({ choices: [cashOnDelivery], wallet: null });
    const without = { ...offers, choices: [card] };
    expect(inCashOnly(without)).toEqual({ choices: [], wallet: null });
    expect([takesCash(offers), takesCash(without)]).toEqual([true, false]);
  });
});

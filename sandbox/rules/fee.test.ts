import { describe, expect, it } from "vitest";
import { deliveryFee, freeDeliveryBy } from "./fee";

const rates = { perKm: 1.5, minimum: 2, maximum: 12, fixed: null };

describe("deliveryFee", () => {
  it.each([
    ["the minimum near by", 0.5, rates, 0, null, 2],
    ["by distance", 4, rates, 0, null, 6],
    ["the maximum far away", 40, rates, 0, null, 12],
    ["no maximum when it is 0", 40, { ...rates, maximum: 0 }, 0, null, 60],
    ["no maximum below the minimum", 40, { ...rates, maximum: 1 }, 0, null, 60],
    ["a fixed charge whatever the distance", 40, { ...rates, fixed: 4 }, 0, null, 4],
    ["the vehicle's charge on top", 40, rates, 2, null, 14],
    ["a percentage while it is busy", 4, rates, 2, { value: 50, type: "percent" as const }, 12],
    ["an amount while it is busy", 4, rates, 0, { value: 1, type: "amount" as const }, 7],
  ])("%s", (_title, km, given, vehicle, surge, fee) => expect(deliveryFee(km, given, vehicle, surge)).toBeCloseTo(fee));
});

describe("freeDeliveryBy", () => {
  const paid = { takeAway: false, storeFree: false, couponFree: false, amount: 20, freeOver: 50, freeToAll: false };
  it.each([
    ["the customer pays below the limit", paid, null],
    ["the operator pays from the limit on", { ...paid, amount: 50 }, "admin"],
    ["no limit, no gift", { ...paid, amount: 500, freeOver: null }, null],
    ["the operator pays for everybody", { ...paid, freeOver: null, freeToAll: true }, "admin"],
    ["the store pays", { ...paid, storeFree: true }, "vendor"],
    ["a coupon pays", { ...paid, couponFree: true }, "admin"],
    ["nothing is delivered", { ...paid, takeAway: true }, "vendor"],
  ])("%s", (_title, order, by) => expect(freeDeliveryBy(order)).toBe(by));
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deliveryFee, type FeeInput } from "./fee";

const rates = {
  moduleId: 1,
  moduleType: "food",
  perKm: 1.5,
  minimum: 2,
  maximum: 20,
  fixed: null,
  maximumCod: null,
} as const;
const ownCouriers = { freeDelivery: false, selfDelivery: { perKm: 1, minimum: 3, maximum: 5 } };

const order = (of: Partial<FeeInput> = {}): FeeInput => ({
  orderType: "delivery",
  distanceKm: 3.2,
  store: { freeDelivery: false, selfDelivery: null },
  rates,
  shipping: { perKm: 4, minimum: 6 },
  vehicleCharge: 0,
  surge: null,
  orderAmount: 10,
  freeDelivery: { over: null, always: false },
  couponFreesDelivery: false,
  digits: 2,
  ...of,
});

describe("the fee by distance (docs/delivery-api.md §11.5)", () => {
  test.each<[string, Partial<FeeInput>, number]>([
    ["kilometres times rate", {}, 4.8],
    ["at least the minimum", { distanceKm: 0.5 }, 2],
    ["at most the maximum", { distanceKm: 50 }, 20],
    ["no maximum", { distanceKm: 50, rates: { ...rates, maximum: null } }, 75],
    ["a maximum of 0 is none", { distanceKm: 50, rates: { ...rates, maximum: 0 } }, 75],
    ["nor beside a minimum of 0", { distanceKm: 50, rates: { ...rates, minimum: 0, maximum: 0 } }, 75],
    ["a maximum below the minimum is none", { distanceKm: 50, rates: { ...rates, maximum: 1 } }, 75],
    ["a maximum equal to the minimum is one", { distanceKm: 50, rates: { ...rates, maximum: 2 } }, 2],
    ["fixed", { distanceKm: 50, rates: { ...rates, fixed: 3.5 } }, 3.5],
    ["fixed at nothing", { rates: { ...rates, fixed: 0 } }, 0],
    ["rates of last resort", { rates: null }, 12.8],
    ["their minimum", { rates: null, distanceKm: 1 }, 6],
    ["the vehicle's charge on top", { vehicleCharge: 1.5 }, 6.3],
    ["the vehicle's charge above the maximum", { distanceKm: 50, vehicleCharge: 1.5 }, 21.5],
    ["surge in percent of fee and vehicle", { vehicleCharge: 1.2, surge: { type: "percent", value: 25 } }, 7.5],
    ["surge as amount", { surge: { type: "amount", value: 2 } }, 6.8],
    [
      "the store's own couriers, no extras",
      { store: ownCouriers, vehicleCharge: 1.5, surge: { type: "amount", value: 2 } },
      3.2,
    ],
    ["their minimum, not the zone's", { store: ownCouriers, distanceKm: 1 }, 3],
    ["their maximum", { store: ownCouriers, distanceKm: 9 }, 5],
    ["rounded at its end only", { distanceKm: 2.337, surge: { type: "percent", value: 50 } }, 5.26],
    ["half a cent up", { distanceKm: 1.07, rates: { ...rates, perKm: 2.5 } }, 2.68],
  ])("%s", (_, of, expected) => {
    expect(deliveryFee(order(of))).toEqual({ fee: expected, original: expected, freeBy: null });
  });

  test("never falls as the way grows, and stays between minimum and maximum", () => {
    const km = fc.integer({ min: 0, max: 100_000 }).map((metres) => metres / 1000);
    fc.assert(
      fc.property(km, km, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map(
          (distanceKm) => deliveryFee(order({ distanceKm })).fee,
        );
        expect(near).toBeLessThanOrEqual(far ?? Number.NaN);
        expect(near).toBeGreaterThanOrEqual(2);
        expect(far).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe("free delivery", () => {
  const over = { over: 50, always: false };
  test.each<[string, Partial<FeeInput>, string | null]>([
    ["store", { store: { freeDelivery: true, selfDelivery: null } }, "store"],
    ["coupon", { couponFreesDelivery: true }, "coupon"],
    ["operator, for every order", { freeDelivery: { over: null, always: true } }, "operator"],
    ["FMT-06 operator, the amount reached", { freeDelivery: over, orderAmount: 50 }, "operator"],
    ["FMT-06 a cent short", { freeDelivery: over, orderAmount: 49.99 }, null],
    ["FMT-06 no goal", { orderAmount: 1_000 }, null],
  ])("%s", (_, of, freeBy) => {
    expect(deliveryFee(order(of))).toEqual({ fee: freeBy ? 0 : 4.8, original: 4.8, freeBy });
  });

  test("CHK-11 take-away has no fee at all", () => {
    expect(deliveryFee(order({ orderType: "take_away" }))).toEqual({ fee: 0, original: 0, freeBy: "take-away" });
  });
});

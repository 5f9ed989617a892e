import { expect, test } from "vitest";
import { chargesOf, deliveryFrom } from "./delivery-price";
import { aStore } from "./testing";

const rates = {
  moduleId: 1,
  moduleType: "food" as const,
  perKm: 1.5,
  minimum: 2,
  maximum: 5,
  fixed: null,
  maximumCod: null,
};
const zones = [{ id: 1, modules: [rates] }];
const config = { freeDelivery: { always: false, over: null } };
const near = { zoneId: 1, moduleId: 1, delivery: true, freeDelivery: false, selfDelivery: null };
const fixed = [{ id: 1, modules: [{ ...rates, fixed: 3.25 }] }];

test.each([
  ["by distance", {}, 3, zones, 4.5],
  ["never below the minimum", {}, 0.2, zones, 2],
  ["never above the maximum", {}, 40, zones, 5],
  ["at a fixed price", {}, 40, fixed, 3.25],
  ["by the store's own couriers", { selfDelivery: { perKm: 1, minimum: 1, maximum: null } }, 3, fixed, 3],
  ["free", { freeDelivery: true }, 3, zones, null],
  ["not offered", { delivery: false }, 3, zones, null],
  ["in a zone nobody knows", { zoneId: 9 }, 3, zones, null],
  ["of a module the zone has no rates for", { moduleId: 4 }, 3, zones, null],
])("a delivery from the store, %s", (_title, of, distance, known, expected) => {
  const charges = chargesOf(aStore({ ...near, ...of }), known, config);
  expect(charges && deliveryFrom(charges, distance, 2)).toBe(expected);
});

test("where the operator always delivers free, no store names a price", () => {
  expect(chargesOf(aStore(near), zones, { freeDelivery: { always: true, over: null } })).toBeNull();
});

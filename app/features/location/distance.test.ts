import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryDistanceKm, haversineKm } from "./distance";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const cairo = at(30.0444, 31.2357);

test.each([
  ["nowhere", cairo, cairo, 0],
  ["one degree of latitude", at(0, 0), at(1, 0), 111.19],
  ["one degree of longitude at the equator", at(0, 0), at(0, 1), 111.19],
  ["one degree of longitude at 60° north", at(60, 0), at(60, 1), 55.6],
  ["across the date line", at(0, 179.5), at(0, -179.5), 111.19],
  ["Cairo to Alexandria", cairo, at(31.2001, 29.9187), 179.5],
  ["opposite points", at(0, 0), at(0, 180), 20015.09],
])("CARD-16 %s", (_, a, b, km) => {
  expect(haversineKm(a, b)).toBeCloseTo(km, 0);
});

test("CARD-16 is the same both ways, and no way round is shorter", () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 6);
      expect(haversineKm(a, b)).toBeLessThanOrEqual(haversineKm(a, c) + haversineKm(c, b) + 1e-6);
      expect(haversineKm(a, b)).toBeLessThanOrEqual(20015.1);
    }),
  );
});

test("the measured way counts, the straight line only without it", () => {
  expect(deliveryDistanceKm(3.2, at(0, 0), at(1, 0))).toBe(3.2);
  expect(deliveryDistanceKm(0, at(0, 0), at(1, 0))).toBe(0);
  expect(deliveryDistanceKm(null, at(0, 0), at(1, 0))).toBeCloseTo(111.19, 1);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { straightLineKm } from "./distance";

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
  expect(straightLineKm(a, b)).toBeCloseTo(km, 0);
});

test("CARD-16 is the same both ways, and no way round is shorter", () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(straightLineKm(a, b)).toBeCloseTo(straightLineKm(b, a), 6);
      // Near opposite points the haversine's rounding grows to centimetres.
      expect(straightLineKm(a, b)).toBeLessThanOrEqual(straightLineKm(a, c) + straightLineKm(c, b) + 1e-3);
      expect(straightLineKm(a, b)).toBeLessThanOrEqual(20015.1);
    }),
  );
});

import { expect, test } from "vitest";
import { isSamePoint } from "./same-point";

const point = (latitude: number, longitude = -74) => ({ latitude, longitude });

test.each([
  [point(40.7), point(40.700009), true],
  [point(40.7), point(40.70002), false],
  [point(40.7), point(40.7, -74.00002), false],
  [null, point(40.7), false],
  [null, null, false],
])("%j and %j are one point: %s", (one, other, expected) => {
  expect(isSamePoint(one, other)).toBe(expected);
});

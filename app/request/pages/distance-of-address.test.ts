import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceOfAddress, withDistance, withoutDistance } from "./distance-of-address";

describe("RTE-35 the distance in a store's address", () => {
  test.each([
    ["?module_id=1&store_zone_id=1&distance=1.23", "1.23"],
    ["?distance=12", "12"],
    ["?distance=1.234", null],
    ["?distance=-1", null],
    ["?distance=%31", null],
    ["?%64istance=1", null],
    ["?%64istance=1&distance=2", null],
    ["?distance=1&distance=2", null],
    ["?distance=constructor", null],
    ["?distance=", null],
    ["?module_id=1", null],
    ["", null],
  ])("%s tells %s", (search, distance) => {
    expect(distanceOfAddress(search)).toBe(distance);
  });

  test("stands in its place alone: the rest of the query stays as it is written", () => {
    expect(withDistance("?a=b%20c&distance=1.23&x=1", "mark")).toBe("?a=b%20c&distance=mark&x=1");
    expect(withDistance("?distance=1.23", "mark")).toBe("?distance=mark");
    expect(withDistance("?old_distance=1.23&distance=7", "mark")).toBe("?old_distance=1.23&distance=mark");
    expect(withDistance("?distance=near", "mark")).toBe("?distance=near");
  });

  test("whatever an address says: with another distance it says the same otherwise", () => {
    const pair = fc.tuple(fc.oneof(fc.constant("distance"), fc.string()), fc.oneof(fc.constant("1.5"), fc.string()));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 4 }), (pairs) => {
        const search = `?${new URLSearchParams(pairs)}`;
        const replaced = withDistance(search, "9");
        expect(distanceOfAddress(replaced)).toBe(distanceOfAddress(search) === null ? null : "9");
        expect(withoutDistance(replaced)).toEqual(withoutDistance(search));
      }),
    );
  });
});

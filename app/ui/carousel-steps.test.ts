import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endsOf, stepTo } from "./carousel-steps";

/** Five slides of 100 pixels, three of them in view. */
const five = { most: 200, starts: [0, 100, 200, 300, 400] };

describe("a step", () => {
  test.each([
    ["on by a slide", 0, 1, 100, 100],
    ["on from between two slides", 90, 1, 100, 200],
    ["on by a view, no further than the end", 0, 1, 300, 200],
    ["back by a slide", 200, -1, 100, 100],
    ["back by a view", 200, -1, 300, 0],
  ] as const)("%s", (_, now, direction, width, place) => {
    expect(stepTo({ ...five, now }, direction, width, false)).toBe(place);
  });

  test.each([
    [200, 1, false, 200],
    [0, -1, false, 0],
    [200, 1, true, 0],
    [0, -1, true, 200],
  ] as const)("HOME-all-09 HOME-all-17 at %d, direction %d, loop %s: to %d", (now, direction, loop, place) => {
    expect(stepTo({ ...five, now }, direction, 100, loop)).toBe(place);
  });

  test("nothing moves where all slides are in view", () => {
    expect(endsOf({ now: 0, most: 0 })).toBeNull();
    expect(stepTo({ now: 0, most: 0, starts: [0, 100] }, 1, 100, true)).toBe(0);
  });

  test("steps in one direction reach the end and never leave the row", () => {
    const rows = fc.record({
      sizes: fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 20 }),
      view: fc.integer({ min: 50, max: 900 }),
    });
    fc.assert(
      fc.property(rows, ({ sizes, view }) => {
        const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
        const most = Math.max(0, sizes.reduce((sum, size) => sum + size, 0) - view);
        let now = 0;
        for (let step = 0; step <= sizes.length; step++) {
          const next = stepTo({ now, most, starts }, 1, view, false);
          expect(next).toBeGreaterThanOrEqual(now);
          expect(next).toBeLessThanOrEqual(most);
          now = next;
        }
        expect(endsOf({ now, most })?.end ?? true).toBe(true);
      }),
    );
  });
});

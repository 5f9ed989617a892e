import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countdownParts, longestCountdown, untilNextTick } from "./countdown";

const text = (leftMs: number) => Object.values(countdownParts(leftMs)).join(" ");

describe("SALE-04 a countdown", () => {
  it.each([
    [0, "00 00 00 00"],
    [-5000, "00 00 00 00"],
    [1, "00 00 00 01"],
    [1000, "00 00 00 01"],
    [59_001, "00 00 01 00"],
    [3_599_000, "00 00 59 59"],
    [86_399_000, "00 23 59 59"],
    [86_400_000, "01 00 00 00"],
    [(12 * 86_400 + 4 * 3600 + 5 * 60 + 6) * 1000, "12 04 05 06"],
    [longestCountdown, "99 23 59 59"],
  ])("%d ms are %s", (leftMs, expected) => expect(text(leftMs)).toBe(expected));

  it("adds up to what is left, second by second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 10 }), (leftMs) => {
        const { days, hours, minutes, seconds } = countdownParts(leftMs);
        const shown = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
        expect(shown).toBe(Math.ceil(leftMs / 1000));
        const wait = untilNextTick(leftMs);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(text(leftMs - wait)).not.toBe(text(leftMs));
        expect(text(leftMs - wait + 1)).toBe(text(leftMs));
      }),
    );
  });
});

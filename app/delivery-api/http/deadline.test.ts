import { expect, it } from "vitest";
import type { CallContext } from "../call-context";
import { createClockSkew } from "./clock-skew";
import { deadlineOf } from "./deadline";

const now = 1_000_000;
const context = (deadlineAt: number): CallContext => ({
  language: "en",
  token: null,
  guestId: null,
  place: null,
  moduleId: null,
  requestId: "r",
  deadlineAt,
});

it.each([
  ["a read ends at the page's deadline", "GET", false, 1000, 1000],
  ["a read ends after 2.8 s at the latest", "GET", false, 9000, 2800],
  ["a change ends 3 s after arrival", "POST", false, 2800, 3000],
  ["a change in a late page ends with it", "POST", false, 800, 1000],
  ["an order ends 8 s after arrival", "POST", true, 2800, 8000],
  ["an order after slow checks still ends 8 s after arrival", "POST", true, 0, 5200],
] as const)("%s", (_, method, isSlow, left, expected) => {
  expect(deadlineOf({ method, isSlow }, context(now + left), now)).toBe(now + expected);
});

it("follows the server's clock: nothing at first, smooth against jitter, at once when it was moved", () => {
  const skew = createClockSkew();
  expect(skew.skewMs()).toBe(0);
  const observe = (offset: number) => skew.observe(new Date(now + offset).toUTCString(), now - 50, now + 50);
  observe(0);
  expect(skew.skewMs()).toBe(500);
  observe(1000);
  expect(skew.skewMs()).toBe(700);
  observe(3_600_000);
  expect(skew.skewMs()).toBe(3_600_500);
  skew.observe("yesterday", now, now);
  skew.observe(null, now, now);
  expect(skew.skewMs()).toBe(3_600_500);
});

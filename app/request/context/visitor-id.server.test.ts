import { expect, test } from "vitest";
import { visitorIdOf } from "./visitor-id.server";

const key = "k".repeat(24);
const secret = "0123456789abcdef".repeat(2);
const day = "2026-11-26";

test("a visitor has one number a day, on every replica", () => {
  expect(visitorIdOf(key, day, secret)).toMatch(/^[0-9a-f]{16}$/);
  expect(visitorIdOf(key, day, secret)).toBe(visitorIdOf(key, day, secret));
});

test.each([
  ["the next day", key, "2026-11-27", secret],
  ["another visitor", "l".repeat(24), day, secret],
  ["another shop", key, day, "fedcba9876543210".repeat(2)],
])("%s has another", (_, ...of) => {
  expect(visitorIdOf(...of)).not.toBe(visitorIdOf(key, day, secret));
});

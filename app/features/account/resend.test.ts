import { expect, test } from "vitest";
import { untilResend } from "./resend";

test.each([
  ["just sent", 0, 60_000],
  ["half a minute ago", 30_000, 30_000],
  ["a minute ago", 60_000, 0],
  ["long ago", 900_000, 0],
  ["by a clock that has gone back since", -5000, 60_000],
])("another code may be asked for: %s", (_, age, left) => {
  const sentAt = 1_800_000_000_000;
  expect(untilResend(sentAt, sentAt + age)).toBe(left);
});

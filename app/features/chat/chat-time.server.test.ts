import { expect, test } from "vitest";
import { chatTime } from "./chat-time.server";

const now = new Date("2026-11-18T22:30:00Z");

test.each([
  ["2026-11-18T09:05:00Z", "UTC", "09:05 AM"],
  ["2026-11-17T23:59:00Z", "UTC", "Nov 17, 2026, 11:59 PM"],
  // Past midnight in Cairo it is the same day there.
  ["2026-11-18T22:10:00Z", "Africa/Cairo", "12:10 AM"],
  ["2026-11-18T21:10:00Z", "Africa/Cairo", "Nov 18, 2026, 11:10 PM"],
  [null, "UTC", ""],
])("a message of %s in %s shows %s", (at, zone, shown) => {
  expect(chatTime(at, now, zone, "en")).toBe(shown);
});

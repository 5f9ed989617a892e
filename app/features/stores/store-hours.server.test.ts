import { expect, test } from "vitest";
import { openUntil, weekOf } from "./store-hours.server";

const friday = (from: string, to: string) => [{ day: 5, from, to }];
const at = (instant: string, zone = "UTC") => ({ now: new Date(instant), zone });

test.each([
  ["in its hours", friday("09:00", "22:00"), at("2026-11-20T12:00:00Z"), "22:00"],
  ["past midnight, on the day after", friday("18:00", "02:00"), at("2026-11-21T01:30:00Z"), "02:00"],
  ["around the clock", friday("00:00", "23:59"), at("2026-11-20T12:00:00Z"), "all-day"],
  ["in the operator's zone", friday("09:00", "22:00"), at("2026-11-21T02:00:00Z", "America/Los_Angeles"), "22:00"],
  ["after closing", friday("09:00", "22:00"), at("2026-11-20T22:00:00Z"), null],
  ["before opening", friday("09:00", "22:00"), at("2026-11-20T08:59:00Z"), null],
  ["without hours", [], at("2026-11-20T12:00:00Z"), null],
])("a store is open until the end of its opening: %s", (_case, schedules, moment, expected) => {
  expect(openUntil(schedules, moment)).toBe(expected);
});

test("a week has seven days, its hours in order", () => {
  const week = weekOf([...friday("18:00", "22:00"), ...friday("09:00", "14:00")]);
  expect(week).toHaveLength(7);
  expect(week[5]).toEqual([
    { from: "09:00", to: "14:00" },
    { from: "18:00", to: "22:00" },
  ]);
  expect(week[0]).toEqual([]);
});

import { expect, test } from "vitest";
import { openUntil, weekOf } from "./store-hours.server";

const friday = (from: string, to: string) => [{ day: 5, from, to }];
const saturday = (from: string, to: string) => [{ day: 6, from, to }];
const thursday = (from: string, to: string) => [{ day: 4, from, to }];
const everyDay = (from: string, to: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from, to }));
const at = (instant: string, zone = "UTC") => ({ now: new Date(instant), zone });

test.each([
  ["in its hours", friday("09:00", "22:00"), at("2026-11-20T12:00:00Z"), "22:00"],
  ["past midnight, on the day after", friday("18:00", "02:00"), at("2026-11-21T01:30:00Z"), "02:00"],
  ["around the clock", friday("00:00", "23:59"), at("2026-11-20T12:00:00Z"), "all-day"],
  [
    "in two parts, before midnight",
    [...friday("18:00", "23:59"), ...saturday("00:00", "02:00")],
    at("2026-11-20T23:00:00Z"),
    "02:00",
  ],
  [
    "in two parts, after midnight",
    [...friday("18:00", "23:59"), ...saturday("00:00", "02:00")],
    at("2026-11-21T01:00:00Z"),
    "02:00",
  ],
  [
    "in two parts, the first all of the day before",
    [...friday("00:00", "23:59"), ...saturday("00:00", "02:00")],
    at("2026-11-21T01:00:00Z"),
    "02:00",
  ],
  [
    "in parts that meet",
    [...friday("15:00", "22:00"), ...friday("09:00", "15:00")],
    at("2026-11-20T10:00:00Z"),
    "22:00",
  ],
  [
    "in parts that overlap",
    [...friday("09:00", "15:00"), ...friday("12:00", "22:00")],
    at("2026-11-20T10:00:00Z"),
    "22:00",
  ],
  ["before a break", [...friday("09:00", "14:00"), ...friday("18:00", "22:00")], at("2026-11-20T10:00:00Z"), "14:00"],
  [
    "from the day before into the next part",
    [...thursday("20:00", "04:00"), ...friday("04:00", "10:00")],
    at("2026-11-20T01:00:00Z"),
    "10:00",
  ],
  [
    "around the clock in halves",
    [...friday("00:00", "12:00"), ...friday("12:00", "23:59")],
    at("2026-11-20T10:00:00Z"),
    "all-day",
  ],
  [
    "around the clock in halves, every day",
    [...everyDay("00:00", "12:00"), ...everyDay("12:00", "23:59")],
    at("2026-11-20T13:00:00Z"),
    "all-day",
  ],
  ["to midnight, with the next opening later", everyDay("08:00", "23:59"), at("2026-11-20T23:30:00Z"), "00:00"],
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

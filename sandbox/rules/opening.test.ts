import { describe, expect, it } from "vitest";
import { isInDailyWindow, isOpenAt } from "./opening";

// 20 November 2026 is a Friday (5).
const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const day = (weekday: number, opening_time: string, closing_time: string) => ({
  day: weekday,
  opening_time,
  closing_time,
});

describe("isOpenAt", () => {
  it.each([
    ["within hours", [day(5, "09:00:00", "22:00:00")], "12:00:00", "UTC", true],
    ["at the first second", [day(5, "09:00:00", "22:00:00")], "09:00:00", "UTC", true],
    ["before hours", [day(5, "09:00:00", "22:00:00")], "08:59:59", "UTC", false],
    ["on another day", [day(4, "09:00:00", "22:00:00")], "12:00:00", "UTC", false],
    [
      "in the second of two spans",
      [day(5, "08:00:00", "10:00:00"), day(5, "18:00:00", "22:00:00")],
      "19:00:00",
      "UTC",
      true,
    ],
    ["between two spans", [day(5, "08:00:00", "10:00:00"), day(5, "18:00:00", "22:00:00")], "12:00:00", "UTC", false],
    ["past midnight, before it", [day(5, "20:00:00", "02:00:00")], "23:30:00", "UTC", true],
    ["past midnight, after it", [day(4, "20:00:00", "02:00:00")], "01:30:00", "UTC", true],
    ["past midnight, too late", [day(4, "20:00:00", "02:00:00")], "02:30:00", "UTC", false],
    ["in the operator's zone it is tomorrow", [day(6, "00:00:00", "03:00:00")], "23:00:00", "Africa/Cairo", true],
    [
      "in the operator's zone it is yesterday",
      [day(4, "18:00:00", "23:00:00")],
      "04:00:00",
      "America/Los_Angeles",
      true,
    ],
  ])("%s", (_title, schedule, time, zone, open) => expect(isOpenAt(schedule, at(time), zone)).toBe(open));
});

describe("isInDailyWindow", () => {
  it.each([
    ["07:00:00", "10:00:00", "08:00:00", true],
    ["07:00:00", "10:00:00", "10:00:01", false],
    ["22:00:00", "02:00:00", "23:00:00", true],
    ["22:00:00", "02:00:00", "12:00:00", false],
    ["00:00:00", "00:00:00", "12:00:00", true],
  ])("%s to %s at %s: %s", (from, to, time, inside) =>
    expect(isInDailyWindow({ from, to }, at(time), "UTC")).toBe(inside),
  );
});

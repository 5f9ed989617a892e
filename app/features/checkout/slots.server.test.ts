import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf } from "~/i18n/zone-time.server";
import { slotValue } from "./slot-value";
import { isOfferedSlot, type SlotInput, scheduleSlots } from "./slots.server";

const la = "America/Los_Angeles";
const cairo = "Africa/Cairo";
const everyDay = (from: string, to: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from, to }));
// 20 November 2026 is a Friday.
const input = (of: Partial<SlotInput> = {}): SlotInput => ({
  schedules: everyDay("09:00", "11:00"),
  slotMinutes: 60,
  leadMinutes: 0,
  items: [],
  now: new Date("2026-11-20T08:00:00Z"),
  zone: "UTC",
  days: 1,
  ...of,
});
const values = (of: Partial<SlotInput>) =>
  scheduleSlots(input(of)).flatMap(({ date, slots }) => slots.map((slot) => slotValue(date, slot)));
const times = (of: Partial<SlotInput>) => values(of).map((value) => value.slice(11, 16));

describe("schedule slots (docs/delivery-api.md §11.5)", () => {
  test("opening hours cut by slot length, in server time", () => {
    expect(scheduleSlots(input())).toEqual([
      {
        date: "2026-11-20",
        slots: [
          { from: "09:00", to: "10:00" },
          { from: "10:00", to: "11:00" },
        ],
      },
    ]);
  });

  test.each<[string, Partial<SlotInput>, string[]]>([
    ["0 minutes are half an hour", { slotMinutes: 0 }, ["09:00", "09:30", "10:00", "10:30"]],
    ["the last slot may be shorter", { slotMinutes: 45 }, ["09:00", "09:45", "10:30"]],
    ["a slot that began is gone", { now: new Date("2026-11-20T09:01:00Z") }, ["10:00"]],
    ["a slot that begins now is not", { now: new Date("2026-11-20T09:00:00Z") }, ["09:00", "10:00"]],
    ["the lead counts from now", { leadMinutes: 90 }, ["10:00"]],
    ["after hours", { now: new Date("2026-11-20T12:00:00Z") }, []],
    ["closed on this weekday", { schedules: [{ day: 6, from: "09:00", to: "11:00" }] }, []],
    [
      "two shifts, in order",
      {
        schedules: [
          { day: 5, from: "17:00", to: "18:00" },
          { day: 5, from: "09:00", to: "10:00" },
        ],
      },
      ["09:00", "17:00"],
    ],
    [
      "shifts that overlap offer a slot once",
      {
        schedules: [
          { day: 5, from: "09:00", to: "11:00" },
          { day: 5, from: "10:00", to: "12:00" },
        ],
      },
      ["09:00", "10:00", "11:00"],
    ],
    ["until the last minute of the day", { schedules: everyDay("22:00", "23:59") }, ["22:00", "23:00"]],
    [
      "only in every item's own hours",
      {
        items: [
          { available: { from: "10:00", to: "12:00" }, campaign: null },
          { available: null, campaign: null },
        ],
      },
      ["10:00"],
    ],
    [
      "only on a campaign's dates",
      { items: [{ available: null, campaign: { from: "2026-11-21", to: "2026-11-30" } }] },
      [],
    ],
  ])("%s", (_, of, expected) => {
    expect(times(of)).toEqual(expected);
  });

  test("the shorter slot ends when the store closes", () => {
    expect(scheduleSlots(input({ slotMinutes: 45 }))[0]?.slots.at(-1)).toMatchObject({ from: "10:30", to: "11:00" });
  });

  test("a night belongs to the days its slots fall on, yesterday's too", () => {
    const night = {
      schedules: [
        { day: 4, from: "23:00", to: "02:00" },
        { day: 5, from: "23:00", to: "02:00" },
      ],
      days: 2,
    };
    expect(values({ ...night, now: new Date("2026-11-20T00:30:00Z") })).toEqual([
      "2026-11-20 01:00:00",
      "2026-11-20 23:00:00",
      "2026-11-21 00:00:00",
      "2026-11-21 01:00:00",
    ]);
    expect(scheduleSlots(input(night)).at(0)?.slots.at(0)).toMatchObject({ from: "23:00", to: "00:00" });
  });

  test("no slot lies beyond the last day, also of a night that begins on it, and they stand in their order", () => {
    const nights = {
      schedules: [
        { day: 5, from: "23:00", to: "02:00" },
        { day: 5, from: "09:00", to: "10:00" },
      ],
      days: 1,
    };
    expect(values(nights)).toEqual(["2026-11-20 09:00:00", "2026-11-20 23:00:00"]);
  });

  test("a week ahead, today included; days without hours are absent", () => {
    const days = scheduleSlots(input({ days: undefined })).map(({ date }) => date);
    expect(days).toEqual(["20", "21", "22", "23", "24", "25", "26"].map((day) => `2026-11-${day}`));
    expect(scheduleSlots(input({ days: 7, schedules: [{ day: 0, from: "09:00", to: "10:00" }] }))).toHaveLength(1);
  });

  test.each<[string, Partial<SlotInput>, string[]]>([
    ["Cairo is two hours ahead", { zone: cairo }, ["2026-11-20 10:00:00"]],
    ["in Los Angeles it is still midnight", { zone: la }, ["2026-11-20 09:00:00", "2026-11-20 10:00:00"]],
    [
      "it may still be yesterday there",
      { zone: la, now: new Date("2026-11-20T07:00:00Z"), schedules: everyDay("23:00", "23:59") },
      ["2026-11-19 23:00:00"],
    ],
  ])("%s", (_, of, expected) => {
    expect(values(of)).toEqual(expected);
  });

  test.each<[string, string, string, string[]]>([
    ["Los Angeles skips 02:00 to 03:00 in spring", la, "2026-03-08T08:00:00Z", ["00:00", "01:00", "03:00"]],
    ["Los Angeles offers 01:00 once in autumn", la, "2026-11-01T07:00:00Z", ["00:00", "01:00", "02:00", "03:00"]],
    ["Cairo skips 00:00 to 01:00 in spring", cairo, "2026-04-23T22:00:00Z", ["01:00", "02:00", "03:00"]],
    ["UTC skips nothing", "UTC", "2026-03-08T00:00:00Z", ["00:00", "01:00", "02:00", "03:00"]],
  ])("%s", (_, zone, now, expected) => {
    expect(times({ zone, now: new Date(now), schedules: everyDay("00:00", "04:00") })).toEqual(expected);
  });

  test("every slot is a real time after now plus lead, in opening hours, and no two are the same", () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, "0")}:00`);
    const minutes = { min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 };
    fc.assert(
      fc.property(
        hour,
        hour,
        fc.integer(minutes),
        fc.nat(300),
        fc.constantFrom(15, 30, 60),
        fc.constantFrom("UTC", cairo, la),
        (from, to, minute, leadMinutes, slotMinutes, zone) => {
          const now = new Date(minute * 60_000);
          const offered = values({ schedules: everyDay(from, to), now, leadMinutes, slotMinutes, zone, days: 3 });
          expect(new Set(offered).size).toBe(offered.length);
          expect([...offered].sort()).toEqual(offered);
          for (const value of offered) {
            const time = value.slice(11, 16);
            const instant = instantOf(value.slice(0, 10), time, zone);
            expect(instant?.getTime()).toBeGreaterThanOrEqual(now.getTime() + leadMinutes * 60_000);
            expect(from < to ? from <= time && time < to : from === to || time >= from || time < to).toBe(true);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test("a posted slot is one of those offered", () => {
    const days = scheduleSlots(input());
    expect(isOfferedSlot(days, "2026-11-20 09:00:00")).toBe(true);
    expect(isOfferedSlot(days, "2026-11-20 09:15:00")).toBe(false);
    expect(isOfferedSlot([], "2026-11-20 09:00:00")).toBe(false);
  });
});

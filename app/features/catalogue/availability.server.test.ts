import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSoldAt, saleState, storeClosedReason } from "./availability.server";
import { nextOpening, timeOf, windowDay } from "./opening-hours.server";
import { anItem, aStore } from "./testing";

const breakfast = { from: "07:00", to: "10:00" };
const night = { from: "22:00", to: "02:00" };
const at = (iso: string, zone = "UTC") => ({ now: new Date(iso), zone });

describe("daily window", () => {
  test.each([
    ["before", breakfast, "06:59", null],
    ["first minute", breakfast, "07:00", "2026-11-20"],
    ["last minute", breakfast, "09:59", "2026-11-20"],
    ["at its end", breakfast, "10:00", null],
    ["before midnight", night, "23:30", "2026-11-20"],
    ["after midnight it is yesterday's", night, "01:59", "2026-11-19"],
    ["at the end after midnight", night, "02:00", null],
    ["between two nights", night, "12:00", null],
    ["equal ends are all day", { from: "00:00", to: "00:00" }, "15:00", "2026-11-20"],
    ["equal ends later in the day", { from: "08:00", to: "08:00" }, "03:00", "2026-11-19"],
    ["23:59 is midnight", { from: "00:00", to: "23:59" }, "23:59", "2026-11-20"],
  ])("ITEM-14 %s", (_, window, time, expected) => {
    expect(windowDay(window, "2026-11-20", time)).toBe(expected);
  });

  test("ITEM-14 a window and its complement share no minute and leave none out", () => {
    const minute = fc.nat(24 * 60 - 2).map(timeOf);
    fc.assert(
      fc.property(minute, minute, minute, (from, to, time) => {
        fc.pre(from !== to);
        const inside = windowDay({ from, to }, "2026-11-20", time) !== null;
        const outside = windowDay({ from: to, to: from }, "2026-11-20", time) !== null;
        expect(inside).toBe(!outside);
      }),
    );
  });
});

describe("sale state", () => {
  const bowl = anItem({ available: breakfast });
  // Cairo is UTC+2, +3 in summer (changes 24 April and 30 October 2026); Los Angeles −8, −7 (8 March, 1 November).
  test.each([
    ["UTC inside", at("2026-11-20T08:00:00Z"), "available"],
    ["UTC outside", at("2026-11-20T11:00:00Z"), "not-now"],
    ["Cairo, winter: 07:00", at("2026-11-20T05:00:00Z", "Africa/Cairo"), "available"],
    ["Cairo, winter: 06:59", at("2026-11-20T04:59:00Z", "Africa/Cairo"), "not-now"],
    ["Cairo, summer: 07:00", at("2026-07-20T04:00:00Z", "Africa/Cairo"), "available"],
    ["Cairo, the morning after the change in spring", at("2026-04-24T04:00:00Z", "Africa/Cairo"), "available"],
    ["Cairo, the morning before it", at("2026-04-23T04:00:00Z", "Africa/Cairo"), "not-now"],
    [
      "Los Angeles, the morning of the change in spring: 07:00",
      at("2026-03-08T14:00:00Z", "America/Los_Angeles"),
      "available",
    ],
    ["Los Angeles, the morning before it: 06:00", at("2026-03-07T14:00:00Z", "America/Los_Angeles"), "not-now"],
    [
      "Los Angeles, the morning of the change in autumn: 06:30",
      at("2026-11-01T14:30:00Z", "America/Los_Angeles"),
      "not-now",
    ],
    ["Los Angeles, the evening of the day before", at("2026-11-20T02:00:00Z", "America/Los_Angeles"), "not-now"],
  ])("ITEM-12 ITEM-14 %s", (_, moment, expected) => {
    expect(saleState(bowl, null, moment, true).state).toBe(expected);
  });

  test("ITEM-12 says the hours", () => {
    const because = { reason: "hours", ...breakfast };
    expect(saleState(bowl, null, at("2026-11-20T11:00:00Z"), true)).toEqual({ state: "not-now", because });
  });

  const later = { ...bowl, scheduleOrder: true };
  const evening = at("2026-11-20T20:00:00Z");
  test.each([
    ["ITEM-13 scheduling allowed", later, aStore(), true, "later"],
    ["CARD-20 in lists the item alone decides", later, null, true, "later"],
    ["ITEM-12 the item takes no scheduled orders", bowl, aStore(), true, "not-now"],
    ["ITEM-12 the store takes none", later, aStore({ scheduleOrder: false }), true, "not-now"],
    ["ITEM-12 the operator takes none", later, aStore(), false, "not-now"],
    ["ITEM-14 always available", anItem(), aStore(), true, "available"],
    [
      "CARD-17 the store is closed and takes scheduled orders",
      { ...later, available: null },
      aStore({ isOpen: false }),
      true,
      "later",
    ],
    ["CARD-17 the store is closed", anItem(), aStore({ isOpen: false }), true, "not-now"],
    ["CARD-17 the store is inactive", later, aStore({ isActive: false }), true, "not-now"],
  ])("%s", (_, item, store, scheduling, expected) => {
    expect(saleState(item, store, evening, scheduling).state).toBe(expected);
  });
});

describe("campaign dates", () => {
  const campaign = { from: "2026-11-20", to: "2026-11-21" };
  const party = anItem({ available: night, campaign, scheduleOrder: true });
  test.each([
    ["the night before", "2026-11-20T01:00:00Z", "later"],
    ["the first evening", "2026-11-20T22:00:00Z", "available"],
    ["the last night, after midnight", "2026-11-22T01:00:00Z", "available"],
    ["the evening after", "2026-11-22T22:00:00Z", "not-now"],
    ["a day long after", "2026-12-24T12:00:00Z", "not-now"],
  ])("ITEM-12 %s", (_, now, expected) => {
    expect(saleState(party, null, at(now), true).state).toBe(expected);
  });

  test("ITEM-12 dates are the operator's, not UTC's", () => {
    const allDay = anItem({ campaign });
    expect(saleState(allDay, null, at("2026-11-20T05:00:00Z", "America/Los_Angeles"), true).state).toBe("not-now");
    expect(saleState(allDay, null, at("2026-11-22T05:00:00Z", "America/Los_Angeles"), true).state).toBe("available");
  });

  test("a wall-clock time can be asked, for scheduled orders", () => {
    expect(isSoldAt(party, "2026-11-21", "01:00")).toBe(true);
    expect(isSoldAt(party, "2026-11-21", "21:00")).toBe(false);
    expect(isSoldAt(anItem(), "2026-11-21", "21:00")).toBe(true);
  });
});

describe("closed store", () => {
  const friday = at("2026-11-20T12:00:00Z");
  const schedules = [
    { day: 5, from: "09:00", to: "11:00" },
    { day: 5, from: "17:00", to: "22:00" },
    { day: 1, from: "10:00", to: "22:00" },
  ];
  test.each([
    ["open", aStore(), null],
    ["inactive, open or not", aStore({ isActive: false }), { reason: "store-inactive" }],
    [
      "closed by its hours",
      aStore({ isOpen: false, schedules }),
      { reason: "store-closed", opensAt: { date: null, time: "17:00" } },
    ],
    [
      "closed until another day",
      aStore({ isOpen: false, schedules: schedules.slice(2) }),
      { reason: "store-closed", opensAt: { date: "2026-11-23", time: "10:00" } },
    ],
    [
      "closed, hours unknown in lists",
      aStore({ isOpen: false, opensAt: "09:00" }),
      { reason: "store-closed", opensAt: { date: null, time: "09:00" } },
    ],
    ["closed for good", aStore({ isOpen: false }), { reason: "store-closed", opensAt: null }],
  ])("CARD-17 %s", (_, store, expected) => {
    expect(storeClosedReason(store, friday)).toEqual(expected);
  });

  test.each([
    ["later today", "2026-11-20T12:00:00Z", "UTC", { date: "2026-11-20", time: "17:00", daysAhead: 0 }],
    ["on another day", "2026-11-20T23:00:00Z", "UTC", { date: "2026-11-23", time: "10:00", daysAhead: 3 }],
    [
      "tomorrow, at an earlier time",
      "2026-11-22T23:00:00Z",
      "UTC",
      { date: "2026-11-23", time: "10:00", daysAhead: 1 },
    ],
    ["this moment counts as open", "2026-11-20T17:00:00Z", "UTC", { date: "2026-11-23", time: "10:00", daysAhead: 3 }],
    ["the zone's Friday", "2026-11-20T15:30:00Z", "Africa/Cairo", { date: "2026-11-23", time: "10:00", daysAhead: 3 }],
  ])("opens next %s", (_, now, zone, expected) => {
    expect(nextOpening(schedules, new Date(now), zone)).toEqual(expected);
  });

  test("a store open one hour a week opens again in seven days", () => {
    const weekly = schedules.slice(0, 1);
    expect(nextOpening(weekly, friday.now, "UTC")).toEqual({ date: "2026-11-27", time: "09:00", daysAhead: 7 });
    expect(nextOpening([], friday.now, "UTC")).toBeNull();
  });
});

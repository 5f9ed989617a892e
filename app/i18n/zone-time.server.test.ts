import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, instantOf, instantsIn, parseServerTime, serverTime, wallClock, weekdayOf } from "./zone-time.server";

const la = "America/Los_Angeles";
const cairo = "Africa/Cairo";

test.each([
  ["2026-11-20T00:30:00Z", "UTC", { date: "2026-11-20", time: "00:30", weekday: 5 }],
  ["2026-11-20T00:30:00Z", la, { date: "2026-11-19", time: "16:30", weekday: 4 }],
  ["2026-11-22T22:30:00Z", cairo, { date: "2026-11-23", time: "00:30", weekday: 1 }],
  ["2026-03-08T09:59:00Z", la, { date: "2026-03-08", time: "01:59", weekday: 0 }],
  ["2026-03-08T10:00:00Z", la, { date: "2026-03-08", time: "03:00", weekday: 0 }],
  ["2026-04-23T22:00:00Z", cairo, { date: "2026-04-24", time: "01:00", weekday: 5 }],
])("the wall clock at %s in %s", (instant, zone, expected) => {
  expect(wallClock(new Date(instant), zone)).toEqual(expected);
});

test.each([
  ["2026-11-20", "16:30", la, "2026-11-21T00:30:00.000Z"],
  ["2026-03-08", "02:30", la, undefined],
  ["2026-04-24", "00:30", cairo, undefined],
  ["2026-04-24", "01:00", cairo, "2026-04-23T22:00:00.000Z"],
  ["2026-13-01", "09:00", "UTC", undefined],
])("%s %s in %s is the instant %s", (date, time, zone, expected) => {
  expect(instantOf(date, time, zone)?.toISOString()).toBe(expected);
});

test("a time that comes twice in autumn is one of the two", () => {
  expect(["2026-11-01T08:30:00.000Z", "2026-11-01T09:30:00.000Z"]).toContain(
    instantOf("2026-11-01", "01:30", la)?.toISOString(),
  );
});

test("days and weekdays of dates know no zone", () => {
  expect(addDays("2026-03-07", 1)).toBe("2026-03-08");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect([weekdayOf("2026-11-22"), weekdayOf("2026-11-20")]).toEqual([0, 5]);
});

test("server time is written and read in the operator's zone", () => {
  expect(serverTime(new Date("2026-11-20T00:30:05Z"), la)).toBe("2026-11-19 16:30:05");
  expect(parseServerTime("2026-11-19 16:30:05", la)?.toISOString()).toBe("2026-11-20T00:30:05.000Z");
  expect(parseServerTime("tomorrow", la)).toBeNull();
});

test("an instant outside the hour that repeats survives its way over the wall clock", () => {
  const minute = 60_000;
  const year = { min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2027, 0, 1) / minute };
  fc.assert(
    fc.property(fc.integer(year), fc.constantFrom("UTC", cairo, la), (minutes, zone) => {
      const instant = new Date(minutes * minute);
      const { date, time } = wallClock(instant, zone);
      const back = instantOf(date, time, zone);
      // In the repeated hour of autumn the way back is an hour off.
      expect([0, 60 * minute]).toContain(Math.abs((back?.getTime() ?? Number.NaN) - instant.getTime()));
    }),
  );
});

test("many times of a zone are the instants that each is by itself, on days on which the clocks change too", () => {
  const changes = ["2026-03-08", "2026-11-01", "2026-04-24", "2026-10-30"];
  const days = fc.oneof(
    fc.constantFrom(...changes),
    fc.integer({ min: 0, max: 364 }).map((day) => addDays("2026-01-01", day)),
  );
  const times = fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
  fc.assert(
    fc.property(days, fc.array(times), fc.constantFrom("UTC", cairo, la), (date, asked, zone) => {
      const instants = instantsIn(zone);
      expect(asked.map((time) => instants(date, time))).toEqual(asked.map((time) => instantOf(date, time, zone)));
    }),
  );
});

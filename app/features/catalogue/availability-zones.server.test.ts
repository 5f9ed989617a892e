import { afterEach, describe, expect, test } from "vitest";
import { isSoldAt, saleState } from "./availability.server";
import { nextOpening } from "./opening-hours.server";
import { anItem } from "./testing";

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** The process runs where the operator does not: far to the east, far to the west, with and without summer time. */
const serverZones = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata", "Africa/Cairo"];
const lateNight = anItem({ available: { from: "22:00", to: "02:00" } });

describe.each(serverZones)("a server in %s", (serverZone) => {
  const at = (instant: string, zone: string) => {
    process.env.TZ = serverZone;
    return { now: new Date(instant), zone };
  };

  test.each([
    ["Cairo 21:59", "2026-11-20T19:59:00Z", "Africa/Cairo", "not-now"],
    ["Cairo 22:00", "2026-11-20T20:00:00Z", "Africa/Cairo", "available"],
    ["Cairo 01:59 of the next day", "2026-11-20T23:59:00Z", "Africa/Cairo", "available"],
    ["Cairo 02:00", "2026-11-21T00:00:00Z", "Africa/Cairo", "not-now"],
    ["Los Angeles 23:30", "2026-11-20T07:30:00Z", "America/Los_Angeles", "available"],
    ["Los Angeles 03:00 of the night the clocks go on", "2026-03-08T10:00:00Z", "America/Los_Angeles", "not-now"],
    ["Los Angeles 01:30 again, as the clocks go back", "2026-11-01T09:30:00Z", "America/Los_Angeles", "available"],
    ["Kathmandu 00:15", "2026-11-20T18:30:00Z", "Asia/Kathmandu", "available"],
  ])("ITEM-12 ITEM-14 CARD-19 a window across midnight, %s", (_, instant, zone, expected) => {
    expect(saleState(lateNight, null, at(instant, zone), false).state).toBe(expected);
  });

  test("ITEM-13 CARD-20 outside it, scheduling decides", () => {
    const noon = at("2026-11-20T10:00:00Z", "Africa/Cairo");
    const schedulable = { ...lateNight, scheduleOrder: true };
    expect(saleState(schedulable, null, noon, true).state).toBe("later");
    expect(saleState(schedulable, null, noon, false).state).toBe("not-now");
    expect(saleState(lateNight, null, noon, true)).toEqual({
      state: "not-now",
      because: { reason: "hours", from: "22:00", to: "02:00" },
    });
  });

  test("a campaign's dates and a store's next opening are the operator's", () => {
    const campaign = anItem({ campaign: { from: "2026-11-20", to: "2026-11-20" } });
    const justAfterMidnight = at("2026-11-20T08:00:00Z", "America/Los_Angeles");
    expect(saleState(campaign, null, justAfterMidnight, true).state).toBe("available");
    expect(isSoldAt(campaign, "2026-11-21", "00:00")).toBe(false);
    const fridays = [{ day: 5, from: "00:30", to: "02:00" }];
    expect(nextOpening(fridays, justAfterMidnight.now, justAfterMidnight.zone)).toEqual({
      date: "2026-11-20",
      time: "00:30",
      daysAhead: 0,
    });
  });
});

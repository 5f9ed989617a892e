import { LRUCache } from "lru-cache";
import { DateTime } from "luxon";

/** What clocks on the wall show: date `YYYY-MM-DD`, time `HH:mm`, weekday 0 = Sunday as in the delivery API's schedules. */
export type WallClock = { date: string; time: string; weekday: number };

const serverFormat = "yyyy-MM-dd HH:mm:ss";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** `HH:mm` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The wall clock of `zone` (IANA) at `instant`. */
export function wallClock(instant: Date, zone: string): WallClock {
  const local = DateTime.fromJSDate(instant, { zone });
  return { date: local.toISODate() as string, time: local.toFormat("HH:mm"), weekday: local.weekday % 7 };
}

/**
 * The instant at which clocks in `zone` show `date` and `time`; null for a time that the clocks skip in spring.
 * In autumn a repeated time is taken once.
 */
export function instantOf(date: string, time: string, zone: string): Date | null {
  const local = DateTime.fromISO(`${date}T${time}`, { zone });
  return local.isValid && local.hour * 60 + local.minute === minutesOf(time) ? local.toJSDate() : null;
}

/**
 * `instantOf` for many times, such as a week of slots: the zone's rules are asked twice a date, and for each time only on days on which its
 * clocks change.
 */
export function instantsIn(zone: string): (date: string, time: string) => Date | null {
  return (date, time) => {
    const { start } = dayOf(date, zone);
    return start === null ? instantOf(date, time, zone) : new Date(start + minutesOf(time) * minuteMs);
  };
}

/** The days of the next week, for which every checkout asks. */
const days = new LRUCache<string, { start: number | null }>({ max: 50 });

function dayOf(date: string, zone: string): { start: number | null } {
  const name = `${date} ${zone}`;
  const day = days.get(name) ?? { start: startOf24HourDay(date, zone) };
  days.set(name, day);
  return day;
}

/** Milliseconds since the epoch; null for a day of the zone that is longer or shorter, since its clocks change. */
function startOf24HourDay(date: string, zone: string): number | null {
  const [begin, end] = [date, addDays(date, 1)].map((day) => instantOf(day, "00:00", zone)?.getTime());
  return begin !== undefined && end === begin + dayMs ? begin : null;
}

/** `YYYY-MM-DD` moved by whole days; no zone is asked, so no change of clocks can shorten it. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: "utc" }).plus({ days }).toISODate() as string;
}

/** Weekday of `YYYY-MM-DD`, 0 = Sunday. */
export function weekdayOf(date: string): number {
  return DateTime.fromISO(date, { zone: "utc" }).weekday % 7;
}

/** `YYYY-MM-DD HH:mm:ss` in the operator's zone, as `schedule_at` is sent (docs/delivery-api.md §11.1). */
export function serverTime(instant: Date, zone: string): string {
  return DateTime.fromJSDate(instant, { zone }).toFormat(serverFormat);
}

/** Reads `YYYY-MM-DD HH:mm:ss` of the operator's zone; null when it is no such time. */
export function parseServerTime(text: string, zone: string): Date | null {
  const local = DateTime.fromFormat(text, serverFormat, { zone });
  return local.isValid ? local.toJSDate() : null;
}

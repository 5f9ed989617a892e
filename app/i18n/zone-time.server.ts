import { DateTime } from "luxon";

/** What clocks on the wall show: date `YYYY-MM-DD`, time `HH:mm`, weekday 0 = Sunday as in the delivery API's schedules. */
export type WallClock = { date: string; time: string; weekday: number };

const serverFormat = "yyyy-MM-dd HH:mm:ss";

/** The wall clock of `zone` (IANA) at `instant`. */
export function wallClock(instant: Date, zone: string): WallClock {
  const local = DateTime.fromJSDate(instant, { zone });
  return { date: local.toFormat("yyyy-MM-dd"), time: local.toFormat("HH:mm"), weekday: local.weekday % 7 };
}

/**
 * The instant at which clocks in `zone` show `date` and `time`; null for a time that the clocks skip in spring.
 * In autumn a repeated time is taken once.
 */
export function instantOf(date: string, time: string, zone: string): Date | null {
  const local = DateTime.fromFormat(`${date} ${time}`, "yyyy-MM-dd HH:mm", { zone });
  return local.isValid && local.toFormat("HH:mm") === time ? local.toJSDate() : null;
}

/** `YYYY-MM-DD` moved by whole days; no zone is asked, so no change of clocks can shorten it. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: "utc" }).plus({ days }).toFormat("yyyy-MM-dd");
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

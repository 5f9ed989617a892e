import { DateTime } from "luxon";

const serverFormat = "yyyy-MM-dd HH:mm:ss";

/** `created_at` style: ISO-8601 UTC with microseconds (docs/delivery-api.md §1.1). */
export function isoMicro(date: Date): string {
  return date.toISOString().replace("Z", "000Z");
}

/** Status times and `schedule_at`: `YYYY-MM-DD HH:mm:ss` in the operator's time zone. */
export function serverTime(date: Date, zone: string): string {
  return DateTime.fromJSDate(date, { zone }).toFormat(serverFormat);
}

/** Reads `YYYY-MM-DD HH:mm:ss` (or without seconds) of the operator's time zone; null when it is no such time. */
export function parseServerTime(text: string, zone: string): Date | null {
  for (const format of [serverFormat, "yyyy-MM-dd HH:mm"]) {
    const time = DateTime.fromFormat(text, format, { zone });
    if (time.isValid) return time.toJSDate();
  }
  return null;
}

/** The wall clock at `date` in `zone`: weekday 0 = Sunday, `HH:mm:ss`, `YYYY-MM-DD`. */
export function wallClock(date: Date, zone: string): { weekday: number; time: string; day: string } {
  const local = DateTime.fromJSDate(date, { zone });
  return { weekday: local.weekday % 7, time: local.toFormat("HH:mm:ss"), day: local.toFormat("yyyy-MM-dd") };
}

import { clockTime, instantDateTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { wallClock } from "~/i18n/zone-time.server";

/** When a message was written: the time alone for today's, by the operator's clock. Empty for an unknown time. */
export function chatTime(at: string | null, now: Date, zone: string, language: Language): string {
  if (at === null) return "";
  const day = wallClock(new Date(at), zone);
  return day.date === wallClock(now, zone).date ? clockTime(day.time, language) : instantDateTime(at, zone, language);
}

import type { OpeningHours } from "~/delivery-api/model";
import { addDays, minutesOf, wallClock, weekdayOf } from "~/i18n/zone-time.server";

/** A stretch of wall-clock time that begins on `date`; minutes count from that day's midnight and may pass 1440. */
export type Opening = { date: string; from: number; to: number };

const dayMinutes = 24 * 60;

/** Minutes since midnight, past 1440 too, as `HH:mm`. */
export function timeOf(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

const twoDigits = (part: number): string => String(part).padStart(2, "0");

/**
 * The minutes of a daily window, its end excluded. An end at or before its start lies on the next day, equal ends are
 * the whole day, and 23:59, how the delivery API writes the last minute of a day, is midnight.
 */
function windowMinutes(window: { from: string; to: string }): { from: number; to: number } {
  const from = minutesOf(window.from);
  const to = window.to === "23:59" ? dayMinutes : minutesOf(window.to);
  return { from, to: to > from ? to : to + dayMinutes };
}

/**
 * The day on which the daily window that holds the wall clock `date` `time` began, `YYYY-MM-DD`; null when no window
 * holds it. After midnight that is the day before.
 */
export function windowDay(window: { from: string; to: string }, date: string, time: string): string | null {
  const { from, to } = windowMinutes(window);
  const now = minutesOf(time);
  if (now >= from && now < to) return date;
  return now + dayMinutes < to ? addDays(date, -1) : null;
}

/** The openings of a weekly schedule that begin on `date`, earliest first. */
export function openingsOn(schedules: OpeningHours[], date: string): Opening[] {
  const weekday = weekdayOf(date);
  return schedules
    .filter(({ day }) => day === weekday)
    .map((hours) => ({ date, ...windowMinutes(hours) }))
    .sort((a, b) => a.from - b.from);
}

/** When a weekly schedule opens next after `now`: `HH:mm` on `date`, 0 to 7 days ahead; null without any hours. */
export function nextOpening(
  schedules: OpeningHours[],
  now: Date,
  zone: string,
): { date: string; time: string; daysAhead: number } | null {
  const today = wallClock(now, zone);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const openings = openingsOn(schedules, addDays(today.date, daysAhead));
    const next = openings.find(({ from }) => daysAhead > 0 || from > minutesOf(today.time));
    if (next) return { date: next.date, time: timeOf(next.from), daysAhead };
  }
  return null;
}

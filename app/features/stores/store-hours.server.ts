import type { OpeningHours } from "~/delivery-api";
import type { Moment } from "~/features/catalogue/availability.server";
import { openingsOn, timeOf } from "~/features/catalogue/opening-hours.server";
import { addDays, minutesOf, wallClock } from "~/i18n/zone-time.server";

const dayMinutes = 24 * 60;

/**
 * Until when a store that is open now stays open: `HH:mm` on the operator's wall clock, `all-day`, or null when its hours do not say. What goes on past
 * midnight is written as two openings, one to 23:59 and one from 00:00.
 */
export function openUntil(schedules: OpeningHours[], { now, zone }: Moment): string | "all-day" | null {
  const today = wallClock(now, zone);
  const minutes = minutesOf(today.time);
  const openings = [-1, 0, 1].flatMap((days) =>
    openingsOn(schedules, addDays(today.date, days)).map(({ from, to }) => ({
      from: from + days * dayMinutes,
      to: to + days * dayMinutes,
    })),
  );
  const current = openings.find(({ from, to }) => minutes >= from && minutes < to);
  if (!current) return null;
  const end = openings.reduce((end, { from, to }) => (from <= end ? Math.max(end, to) : end), current.to);
  return end - current.from >= dayMinutes ? "all-day" : timeOf(end);
}

/** A store's week, Sunday first: the hours of each day, earliest first; empty on its off days. */
export function weekOf(schedules: OpeningHours[]): { from: string; to: string }[][] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) =>
    schedules
      .filter((hours) => hours.day === day)
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from.localeCompare(b.from)),
  );
}

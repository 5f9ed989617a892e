import { wallClock } from "../time";

/** Day 0 is Sunday; times `HH:mm:ss` in the operator's zone, both ends included. */
export type OpeningHours = { day: number; opening_time: string; closing_time: string };

/** Whether a schedule says open at `moment`; hours that end before they begin run past midnight. */
export function isOpenAt(schedule: OpeningHours[], moment: Date, zone: string): boolean {
  const { weekday, time } = wallClock(moment, zone);
  const yesterday = (weekday + 6) % 7;
  return schedule.some(({ day, opening_time: opens, closing_time: closes }) => {
    if (opens <= closes) return day === weekday && opens <= time && time <= closes;
    return (day === weekday && time >= opens) || (day === yesterday && time <= closes);
  });
}

/** Whether a daily window (`HH:mm[:ss]`) holds at `moment`; equal ends mean all day. */
export function isInDailyWindow(window: { from: string; to: string }, moment: Date, zone: string): boolean {
  const { time } = wallClock(moment, zone);
  const { from, to } = window;
  if (from === to) return true;
  return from < to ? from <= time && time <= to : time >= from || time <= to;
}

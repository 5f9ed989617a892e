const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Days have two digits; what ends later is no matter of seconds, and says only when. */
export const longestCountdown = 100 * day - second;

export const countdownUnits = ["days", "hours", "minutes", "seconds"] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

/** What a countdown must know: milliseconds left when the server wrote the page, by the server's clock, and the end in words. */
export type Ending = {
  leftMs: number;
  /** When that was true, milliseconds since the epoch. */
  drawnAt: number;
  text: string;
};

/**
 * Milliseconds as `DD HH MM SS`, each of two digits; a part of a second counts as a whole one, so that 00 00 00 00 is the end
 * (SALE-02, SALE-04).
 */
export function countdownParts(leftMs: number): Record<CountdownUnit, string> {
  const left = Math.ceil(Math.max(0, leftMs) / second) * second;
  const digits = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return {
    days: digits(left / day),
    hours: digits((left % day) / hour),
    minutes: digits((left % hour) / minute),
    seconds: digits((left % minute) / second),
  };
}

/** Milliseconds until the shown second changes; never 0. */
export const untilNextTick = (leftMs: number): number => ((leftMs - 1) % second) + 1;

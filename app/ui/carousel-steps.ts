/** How a carousel stands; lengths in pixels along its row, from its start, whichever way the page reads. */
export type CarouselState = {
  /** Where it is scrolled to, and how far it can be. */
  now: number;
  most: number;
  /** Where each slide begins. */
  starts: readonly number[];
};

/** Layout is rounded to fractions of a pixel. */
const hair = 2;

/** Which ends a carousel has reached; null where nothing is left to scroll. */
export function endsOf({ now, most }: Pick<CarouselState, "now" | "most">): { start: boolean; end: boolean } | null {
  return most <= hair ? null : { start: now <= hair, end: now >= most - hair };
}

/**
 * Where a step leads: to the slide that begins nearest to `width` pixels on (`direction` 1) or back (-1).
 * At an end it stays, or with `loop` goes on at the other one (HOME-all-09).
 */
export function stepTo(state: CarouselState, direction: 1 | -1, width: number, loop: boolean): number {
  const { now, most, starts } = state;
  const ends = endsOf(state);
  if (ends === null) return now;
  if (direction === 1 ? ends.end : ends.start) return loop ? (direction === 1 ? 0 : most) : now;
  const wanted = now + direction * width;
  const places = [...starts.map((start) => Math.min(start, most)), most].filter(
    (place) => (place - now) * direction > hair,
  );
  return places.reduce(
    (best, place) => (Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best),
    places[0] ?? now,
  );
}

export type StarFill = "full" | "half" | "empty";

/** Five stars for an average of 0 to 5, to the nearest half: `starsOf(3.6)` has three full, one half, one empty (UI-05). */
export function starsOf(rating: number): StarFill[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2);
  return [2, 4, 6, 8, 10].map((full) => (halves >= full ? "full" : halves === full - 1 ? "half" : "empty"));
}

/** Recent searches kept and shown, newest first (SRCH-08). */
const mostRecent = 5;

/** Characters of a search term; the search field takes no more. */
export const longestTerm = 60;

/**
 * A typed term as it is searched for: blanks collapsed, control characters and halves of characters out, and no longer than the
 * field. Empty when nothing is left.
 */
export function cleanTerm(typed: string): string {
  // Halves go first, since blanks on both sides of one become neighbours; cutting may halve a character once more.
  const words = withoutHalves(typed.slice(0, 20 * longestTerm))
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return withoutHalves(words.slice(0, longestTerm)).trim();
}

const withoutHalves = (text: string) => text.replace(/\p{Cs}/gu, "");

/** The recent searches after this one (SRCH-06): it comes first, however it was written before. */
export function withTerm(recent: readonly string[], term: string): string[] {
  return [term, ...withoutTerm(recent, term)].slice(0, mostRecent);
}

/** SRCH-09. */
export function withoutTerm(recent: readonly string[], term: string): string[] {
  const same = (other: string) => other.toLocaleLowerCase() === term.toLocaleLowerCase();
  return recent.filter((other) => !same(other));
}

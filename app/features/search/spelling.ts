type Word = { written: string; compared: string };

/** Words in small letters, and as they are compared: without accents. */
const wordsOf = (text: string): Word[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((written) => ({ written, compared: written.normalize("NFKD").replace(/\p{M}/gu, "") }));

/** Slips that a word of so many letters may have: short ones would turn into any other. */
const mostSlips = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/**
 * A term as it was probably meant: each of its words becomes the nearest of one of these names. The name with the fewest slips wins, of equals the
 * first. Null where no name is near, or where one holds the term as it is.
 */
export function meantTerm(term: string, names: readonly string[]): string | null {
  const words = wordsOf(term);
  if (words.length === 0) return null;
  const typed = words.map(({ written }) => written).join(" ");
  let best: Meant | null = null;
  for (const name of names) {
    const meant = nearestWords(words, wordsOf(name));
    if (meant?.term === typed) return null;
    if (meant !== null && (best === null || meant.slips < best.slips)) best = meant;
  }
  return best?.term ?? null;
}

type Meant = { term: string; slips: number };

/** Each word as the nearest of these; null unless all of them have one. */
function nearestWords(words: Word[], known: Word[]): Meant | null {
  const meant: string[] = [];
  let slips = 0;
  for (const { compared } of words) {
    const most = mostSlips(compared.length);
    const [nearest] = known
      .filter((other) => Math.abs(other.compared.length - compared.length) <= most)
      .map(({ written, compared: other }) => ({ written, slips: slipsBetween(compared, other) }))
      .filter(({ slips }) => slips <= most)
      .sort((one, other) => one.slips - other.slips);
    if (!nearest) return null;
    meant.push(nearest.written);
    slips += nearest.slips;
  }
  return { term: meant.join(" "), slips };
}

/** Letters put in, left out, exchanged for others or for their neighbour that make one word of the other (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  const at = (row: number[] | undefined, index: number) => row?.[index] ?? Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(rows[i - 1], j) + 1,
          at(row, j - 1) + 1,
          at(rows[i - 1], j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(rows[i - 2], j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return at(rows[one.length], other.length);
}

/** Whether a name has the term in it, however both are written. */
export const holds = (name: string, term: string): boolean =>
  name.toLocaleLowerCase().includes(term.toLocaleLowerCase());

/** Those whose name has the term in it first: the delivery API finds by descriptions and tags as well. */
export const holdingFirst = <Row>(rows: readonly Row[], term: string, nameOf: (row: Row) => string): Row[] =>
  [true, false].flatMap((wanted) => rows.filter((row) => holds(nameOf(row), term) === wanted));

import type { PlaceSuggestion } from "~/delivery-api";

type Written = Pick<PlaceSuggestion, "mainText" | "text">;

/** The suggestion that an address typed in full means (LOC-04), or null when the customer must choose from the list. */
export function suggestionFor<Row extends Written>(typed: string, rows: readonly Row[]): Row | null {
  const matching = rows.filter(({ mainText, text }) => readsTheSame(typed, mainText) || readsTheSame(typed, text));
  const meant = matching.length > 0 ? matching : rows.filter(({ mainText }) => isTranslation(typed, mainText));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

const plain = (text: string) => text.trim().toLocaleLowerCase();
const readsTheSame = (typed: string, written: string) => plain(typed) === plain(written);

/** The delivery API answers in the page's language, whatever was typed: then the letters are others, and the house number is the same. */
function isTranslation(typed: string, written: string): boolean {
  const number = numbersOf(typed);
  return number !== "" && number === numbersOf(written) && hasLatin(typed) !== hasLatin(written);
}

const numbersOf = (text: string) => (text.match(/\p{N}+/gu) ?? []).join(" ");
const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

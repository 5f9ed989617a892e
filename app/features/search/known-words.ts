const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Of what was searched for the words that begin one in the names that were found. All else that people type, such as a name or a phone number, may
 * be theirs alone.
 */
export function knownWords(term: string, names: readonly string[]): string {
  const known = names.flatMap(wordsOf);
  return wordsOf(term)
    .filter((word) => known.some((name) => name.startsWith(word)))
    .join(" ");
}

import { isolate } from "./isolate";
import type { Language } from "./languages";

/**
 * A text with values in it, looked up once for a whole list: `sentence(t, "en", "quickView", "name")("Rice")`, the values in the order of their
 * names. i18next takes as long for the sentences of a card as React takes for the card.
 */
export function sentence(
  t: (key: string, values: Record<string, unknown>) => string,
  language: Language,
  key: string,
  ...names: string[]
): (...texts: string[]) => string {
  const holes = names.map((_name, index) => String.fromCharCode(index));
  const marks = holes.map((hole) => isolate(hole, language));
  const written = t(key, Object.fromEntries(names.map((name, index) => [name, holes[index]])));
  const pieces = written
    .split(new RegExp(`(${marks.join("|")})`))
    .map((piece) => ({ piece, value: marks.indexOf(piece) }));
  return (...texts) =>
    pieces.map(({ piece, value }) => (value === -1 ? piece : isolate(texts[value] ?? "", language))).join("");
}

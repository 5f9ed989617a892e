import { words } from "../seed/data/words";
import { cellsOf } from "../seed/seed-data";

const pairs = cellsOf(words).map(([name = "", word = ""]) => [name, word] as const);
/** As the type of a combination writes them: `OffWhite-XL`. */
const joined = pairs.map(([name, word]) => [name.replaceAll(" ", ""), word.replaceAll(" ", "")] as const);
const all = [...joined, ...pairs];
const arabic = new Map(all);
const english = new Map(all.map(([name, word]) => [word, name]));

const inWords = (words: Map<string, string>, text: string) =>
  text
    .split("-")
    .map((word) => words.get(word) ?? word)
    .join("-");

/** What rows keep in English alone, as the visitor reads it: an option, its set or the type of a combination, what an operator asks for. */
export const wordIn = (language: "en" | "ar", name: string): string =>
  language === "ar" ? inWords(arabic, name) : name;

/** The same as rows keep it, whichever language it came in. */
export const wordInEnglish = (word: string): string => inWords(english, word);

import { directionOf, type Language } from "./languages";

/** First strong isolate, and the end of one: what stands between reads in its own direction and turns nothing around it. */
const [open, close] = ["\u2068", "\u2069"];
const openLeftToRight = "\u2066";

const rightToLeftLetters = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc";

/** What keeps its place beside any letters of the direction: there, isolates would be dead weight. Groups of digits would change places. */
const keepsItsPlace = {
  ltr: new RegExp(`^[^${rightToLeftLetters}]*$`),
  rtl: new RegExp(`^(?!.*\\d +\\d)[${rightToLeftLetters}0-9 ]*$|^${open}[^${close}]*${close}$`),
};

/**
 * A name, an address or an amount for a sentence of `language`: isolated where the letters around would move its signs, its digits or
 * its words to the wrong side (docs/decisions/0161).
 */
export const isolate = (text: string, language: Language): string =>
  keepsItsPlace[directionOf(language)].test(text) ? text : open + text + close;

/** What is in order from left to right whatever its letters are: an amount in `د.إ`. */
export const leftToRight = (text: string): string => openLeftToRight + text + close;

/** The text for those who read signs rather than lines: titles, descriptions, mails. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066\u2068\u2069]/g, "");

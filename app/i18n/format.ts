import type { TFunction } from "i18next";
import { isolate, leftToRight } from "./isolate";
import type { LanguageFormats } from "./language-formats";
import { defaultLanguage, type Language } from "./languages";
import { roundToWhole } from "./round-to-whole";

/**
 * How amounts, distances, ratings and times are written, the same on server and browser. Digits are western in every
 * language: one system per page, and prices stay tabular.
 */

export type Currency = { symbol: string; side: "left" | "right"; digits: number };

/** Lengths at which texts are cut (CARD-08, core §9). */
export const productNameLength = 25;
export const longTextLength = 70;

const nbsp = "\u00a0";
const farKm = 1000;

/**
 * What cards on every page need is written by hand, as Intl would (tests compare them): the first formatter that a page makes takes the
 * browser 20 to 40 ms, the longest part of hydrating a home (docs/decisions/0113).
 */
const written = new Map<Language, LanguageFormats>([
  ["en", { group: ",", point: ".", comma: ", ", kilometres: "km", far: "1k+ km", halves: ["AM", "PM"] }],
  ["ar", { group: ",", point: ".", comma: "، ", kilometres: "كم", far: "أكثر من 1000 كم", halves: ["ص", "م"] }],
]);

/** Tells how a language is written that the operator added. */
export const addFormats = (language: Language, formats: LanguageFormats): void => void written.set(language, formats);

/** How a language is written; as English where nobody has said. */
export const formatsOf = (language: Language): LanguageFormats =>
  written.get(language) ?? (written.get(defaultLanguage) as LanguageFormats);

/**
 * An amount with the operator's symbol, side and digits: `$1,234.50`, `1,234.50 $` with a no-break space (FMT-10). Isolated, so that in
 * right-to-left text, too, the symbol stays on its side; and so does one of right-to-left letters in any text.
 */
export function money(amount: number, currency: Currency, language: Language): string {
  const number = decimal(Math.abs(amount), currency.digits, language);
  const symbol = isolate(currency.symbol, "en");
  const whole = currency.side === "left" ? `${symbol}${number}` : `${number}${nbsp}${symbol}`;
  const signed = isNegative(amount, currency.digits) ? `-${whole}` : whole;
  return symbol === currency.symbol ? isolate(signed, language) : leftToRight(signed);
}

/** Whether an amount is still below 0 once its digits are cut: no `-$0.00`. */
const isNegative = (amount: number, digits: number) => Number(amount.toFixed(digits)) < 0;

/** A percentage as badges show it, with no more decimals than it has and isolated: `10%`, `12.5%` (CARD-04, CARD-06). */
export function percent(value: number, language: Language): string {
  return isolate(`${decimal(value, 2, language).replace(/\D?0+$/, "")}%`, language);
}

/** Kilometres: `3.20 km`; above 1000 it reads `1k+ km` (FMT-09, CARD-16). */
export function distance(km: number, digits: number, language: Language): string {
  const { kilometres, far } = formatsOf(language);
  return km <= farKm ? `${decimal(km, digits, language)} ${kilometres}` : far;
}

/** A rating with fixed decimals: one on store cards, the configured number elsewhere (CARD-10, CARD-12, CARD-13). */
export function rating(value: number, digits: number, language: Language): string {
  return decimal(value, digits, language);
}

/** `HH:mm` on a 12-hour clock with leading zero: `09:05 AM` (FMT-07). Anything else comes back as it is. */
export function clockTime(time: string, language: Language): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time);
  if (!match) return time;
  const hours = Number(match[1]);
  return `${quantity(hours % 12 || 12)}:${match[2]} ${formatsOf(language).halves[hours < 12 ? 0 : 1]}`;
}

/** Two times `HH:mm` as one: `04:14–04:24 AM`, `11:54 AM–12:04 PM`; one time where both are the same. Runs from left to right in every language. */
export function clockRange(from: string, to: string, language: Language): string {
  const [first, last] = [clockTime(from, language), clockTime(to, language)];
  if (first === last) return first;
  const [time = "", half] = first.split(" ");
  const [lastTime = "", lastHalf] = last.split(" ");
  return half === lastHalf ? `${isolate(`${time}–${lastTime}`, language)} ${half}` : `${first}–${last}`;
}

/** A server time `YYYY-MM-DD HH:mm:ss`, which is the operator's wall clock already: `Nov 20, 2026, 09:15 AM`. */
export function serverDateTime(text: string, language: Language): string {
  const date = parseAsUtc(text);
  return date ? writeDateTime(date, "UTC", language) : text;
}

/** An instant (ISO 8601) on the wall clock of `zone` (IANA), written as `serverDateTime`. */
export function instantDateTime(iso: string, zone: string, language: Language): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : writeDateTime(date, zone, language);
}

/** A date `YYYY-MM-DD` with its weekday, for choosing a day: `Fri, Nov 20`. */
export function calendarDay(date: string, language: Language): string {
  const day = parseAsUtc(`${date} 00:00:00`);
  if (!day) return date;
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return plainSpaces(dateFormat(language, options).format(day));
}

/** A date `YYYY-MM-DD` with its year: `Nov 20, 2026`. */
export function calendarDate(date: string, language: Language): string {
  const day = parseAsUtc(`${date} 00:00:00`);
  return day ? writeDay(day, "UTC", language) : date;
}

/** What was chosen, one after the other: `Large, Garlic`. */
export function commaList(parts: readonly string[], language: Language): string {
  return parts.map((part) => isolate(part, language)).join(formatsOf(language).comma);
}

/** Names in a sentence: `rice, tea, and milk`. */
export function nameList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names.map((name) => isolate(name, language)));
}

/** Who says it, and in which language. */
type Words = { t: TFunction; language: Language };

const mostNamed = 5;

/** The same of many: only the first are named, `rice, tea, milk, oats, dates, and 3 more`. */
export function someNames(names: readonly string[], { t, language }: Words): string {
  const others = names.length - mostNamed;
  return nameList(others > 0 ? [...names.slice(0, mostNamed), t("ui:more", { count: others })] : names, language);
}

/** And in a message, which travels in a cookie: short names. */
export function fewNames(names: readonly string[], words: Words): string {
  const short = names.map((name) => truncate(name, productNameLength));
  return someNames(short, words);
}

/** A quantity with a leading zero below 10: `01` to `09` (ITEM-19). */
export function quantity(pieces: number): string {
  return String(pieces).padStart(2, "0");
}

/**
 * Cuts a text to `length` characters and an ellipsis; a shorter text stays as it is (CARD-08). Characters are what
 * readers see as one: an emoji or an Arabic letter with its marks is never split.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = charactersOf(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}

/** The first character of a name, in capitals where its script has them; empty for an empty name. */
export const initial = (name: string): string => (charactersOf(name.trim())[0] ?? "").toUpperCase();

/**
 * In ASCII and bare Arabic letters every unit is a character; a segmenter takes the browser 20 ms to make, which pages rarely need. Firefox before 125 has none: there a
 * letter keeps its marks and an emoji what is joined to it, as on the server, or the page would be drawn anew.
 */
function charactersOf(text: string): string[] {
  if (/^[ -~\u060c\u061b\u061f\u0621-\u063a\u0641-\u064a]*$/.test(text)) return text.split("");
  if (!Intl.Segmenter) return text.match(/.(?:\p{M}|\u200d.)*/gsu) ?? [];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Rounds the number's decimal text, not its binary value: 1.005 with 2 digits is 1.01, as the rules round it. */
function decimal(value: number, digits: number, language: Language): string {
  const { group, groupSize = 3, point } = formatsOf(language);
  const rounded = roundToWhole(Math.abs(value) * 10 ** digits) / 10 ** digits;
  const [whole = "", fraction] = (value < 0 ? -rounded : rounded).toFixed(digits).split(".");
  const grouped = whole.replace(groupSize === 2 ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g, group);
  return fraction ? `${grouped}${point}${fraction}` : grouped;
}

function parseAsUtc(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text);
  const date = match && new Date(`${match[1]}T${match[2]}Z`);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function writeDateTime(date: Date, timeZone: string, language: Language): string {
  return writeDay(date, timeZone, language) + formatsOf(language).comma + writeTime(date, timeZone, language);
}

function writeDay(date: Date, timeZone: string, language: Language): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone } as const;
  return plainSpaces(dateFormat(language, options).format(date));
}

function writeTime(date: Date, timeZone: string, language: Language): string {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h12", timeZone } as const;
  return plainSpaces(dateFormat(language, options).format(date));
}

/** Releases of the language data differ in which blank stands before AM: server and browser must write the same. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const localeOf = (language: Language) => `${language}-u-nu-latn`;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Costly to make, so each is made once. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  dateFormats.set(key, format);
  return format;
}

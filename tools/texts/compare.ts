import { neededKeys } from "../../app/i18n/complete";

export type JsonTexts = { [key: string]: string | JsonTexts };

const categoriesOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** What a text puts in or marks up: `{{name}}`, `$t(key)`, `<1>`. */
const marksOf = (text: string) => text.match(/\{\{[^}]+\}\}|\$t\([^)]*\)|<\/?\w+>/g) ?? [];

/** A form for one or two may say the number in words. */
const mayDropCount = /_(zero|one|two)$/;

/** `same` is the text where it is as in English. */
type Difference = { name: string; what: string; same?: string };

function differences(english: JsonTexts, own: JsonTexts, language: string, path = ""): Difference[] {
  const needed = neededKeys(english, categoriesOf(language));
  const found = Object.keys(own)
    .filter((key) => !needed.has(key))
    .map((key): Difference => ({ name: path + key, what: "is unknown" }));
  for (const [key, text] of needed) {
    const name = path + key;
    const value = Object.hasOwn(own, key) ? own[key] : undefined;
    if (typeof text !== "string") {
      const group = typeof value === "object" ? value : {};
      found.push(...differences(text as JsonTexts, group, language, `${name}.`));
    } else if (typeof value !== "string" || value === "") found.push({ name, what: "is missing" });
    else {
      const differs = (one: string[], other: string[]) => one.filter((mark) => !other.includes(mark));
      const [wanted, marks] = [marksOf(text), marksOf(value)];
      const lost = differs(wanted, marks).filter((mark) => mark !== "{{count}}" || !mayDropCount.test(key));
      const won = differs(marks, wanted).filter((mark) => mark !== "{{count}}" || !/_\w+$/.test(key));
      if (lost.length > 0) found.push({ name, what: `has lost ${lost.join(", ")}` });
      if (won.length > 0) found.push({ name, what: `has ${won.join(", ")}, which English has not` });
      if (value === text && /\p{L}{2}/u.test(text.replace(/\{\{[^}]+\}\}/g, "")))
        found.push({ name, what: "is still English", same: text });
    }
  }
  return found;
}

const sentence = ({ name, what }: Difference) => `${name} ${what}`;

/**
 * How a language's texts differ from English, in sentences: texts that are missing, unknown, still English, or that have lost or won a value. `sameAllowed`
 * are those that may be as in English.
 */
export const compareTexts = (
  english: JsonTexts,
  own: JsonTexts,
  language: string,
  sameAllowed: ReadonlySet<string> = new Set(),
): string[] =>
  differences(english, own, language)
    .filter(({ same }) => same === undefined || !sameAllowed.has(same))
    .map(sentence);

/** The same, with those that are still English apart: a word may be the same in both, which only people can tell. */
export function toDoIn(english: JsonTexts, own: JsonTexts, language: string): { toDo: string[]; same: string[] } {
  const found = differences(english, own, language);
  const sentences = (isSame: boolean) => found.filter(({ same }) => (same !== undefined) === isSame).map(sentence);
  return { toDo: sentences(false), same: sentences(true) };
}

/** A language's texts in the order of English, with English words where they are missing. */
export function skeletonOf(english: JsonTexts, own: JsonTexts, language: string): JsonTexts {
  const texts = (Array.isArray(english) ? [] : {}) as JsonTexts;
  for (const [key, text] of neededKeys(english, categoriesOf(language))) {
    const value = Object.hasOwn(own, key) ? own[key] : undefined;
    if (typeof text === "string") texts[key] = typeof value === "string" && value !== "" ? value : text;
    else texts[key] = skeletonOf(text as JsonTexts, typeof value === "object" ? value : {}, language);
  }
  return texts;
}

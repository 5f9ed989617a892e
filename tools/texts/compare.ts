import { neededKeys } from "../../app/i18n/complete";

export type JsonTexts = { [key: string]: string | JsonTexts };

const categoriesOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** What a text puts in or marks up: `{{name}}`, `$t(key)`, `<1>`. */
const marksOf = (text: string) => text.match(/\{\{[^}]+\}\}|\$t\([^)]*\)|<\/?\w+>/g) ?? [];

/** A form for one or two may say the number in words. */
const mayDropCount = /_(zero|one|two)$/;

/**
 * How a language's texts differ from English, in sentences: texts that are missing, unknown, still English, or that have lost or won a value. `sameAllowed`
 * are those that may be as in English.
 */
export function compareTexts(
  english: JsonTexts,
  own: JsonTexts,
  language: string,
  sameAllowed: ReadonlySet<string> = new Set(),
  path = "",
): string[] {
  const needed = neededKeys(english, categoriesOf(language));
  const findings = Object.keys(own)
    .filter((key) => !needed.has(key))
    .map((key) => `${path}${key} is unknown`);
  for (const [key, text] of needed) {
    const name = path + key;
    const value = Object.hasOwn(own, key) ? own[key] : undefined;
    if (typeof text !== "string") {
      const group = typeof value === "object" ? value : {};
      findings.push(...compareTexts(text as JsonTexts, group, language, sameAllowed, `${name}.`));
    } else if (typeof value !== "string" || value === "") findings.push(`${name} is missing`);
    else {
      const differs = (one: string[], other: string[]) => one.filter((mark) => !other.includes(mark));
      const [wanted, marks] = [marksOf(text), marksOf(value)];
      const lost = differs(wanted, marks).filter((mark) => mark !== "{{count}}" || !mayDropCount.test(key));
      const won = differs(marks, wanted).filter((mark) => mark !== "{{count}}" || !/_\w+$/.test(key));
      if (lost.length > 0) findings.push(`${name} has lost ${lost.join(", ")}`);
      if (won.length > 0) findings.push(`${name} has ${won.join(", ")}, which English has not`);
      if (value === text && /\p{L}{2}/u.test(text.replace(/\{\{[^}]+\}\}/g, "")) && !sameAllowed.has(text))
        findings.push(`${name} is still English`);
    }
  }
  return findings;
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

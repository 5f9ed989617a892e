import { lookUp } from "~/look-up";
import type { Texts } from "./catalogues.server";

/** What was found while texts were compared with English, by key (`cart:fees.title`). */
export type Comparison = { texts: Texts; missing: string[]; unknown: string[] };

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/** The keys that a language needs for those of a group in English: a plural family has a form for each of its categories. */
export function neededKeys(english: Texts, categories: readonly string[]): Map<string, string | Texts> {
  const needed = new Map<string, string | Texts>();
  for (const [key, text] of Object.entries(english)) {
    const base = pluralForm.exec(key)?.[1];
    if (base === undefined || typeof text !== "string") needed.set(key, text);
    else
      for (const category of categories)
        needed.set(`${base}_${category}`, english[`${base}_${category}`] ?? english[`${base}_other`] ?? text);
  }
  return needed;
}

/**
 * A language's own texts, with English where one is missing, so that no page shows a bare key. A plural form that is missing is the form `other`. Only keys
 * of English are taken over, whatever else is in the file.
 */
export function completeTexts(english: Texts, own: unknown, categories: readonly string[], path: string): Comparison {
  const given = typeof own === "object" && own !== null ? (own as Record<string, unknown>) : {};
  const needed = neededKeys(english, categories);
  const missing: string[] = [];
  const unknown = Object.keys(given)
    .filter((key) => !needed.has(key))
    .map((key) => path + key);
  const entries = [...needed].map(([key, text]): [string, string | Texts] => {
    const value = lookUp(given, key);
    if (typeof text !== "string") {
      const group = completeTexts(text, value, categories, `${path}${key}.`);
      missing.push(...group.missing);
      unknown.push(...group.unknown);
      return [key, group.texts];
    }
    if (typeof value === "string" && value !== "") return [key, value];
    missing.push(path + key);
    const other = lookUp(given, key.replace(pluralForm, "$1_other"));
    return [key, pluralForm.test(key) && typeof other === "string" && other !== "" ? other : text];
  });
  // Weekdays are a list.
  const texts = Array.isArray(english) ? entries.map(([, text]) => text) : Object.fromEntries(entries);
  return { texts: texts as Texts, missing, unknown };
}

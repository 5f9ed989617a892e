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
  const ownText = (key: string) => (Object.hasOwn(given, key) ? given[key] : undefined);
  const needed = neededKeys(english, categories);
  const texts = (Array.isArray(english) ? [] : {}) as Record<string, string | Texts>;
  const missing: string[] = [];
  const unknown = Object.keys(given)
    .filter((key) => !needed.has(key))
    .map((key) => path + key);
  for (const [key, text] of needed) {
    const value = ownText(key);
    if (typeof text !== "string") {
      const group = completeTexts(text, value, categories, `${path}${key}.`);
      texts[key] = group.texts;
      missing.push(...group.missing);
      unknown.push(...group.unknown);
    } else if (typeof value === "string" && value !== "") texts[key] = value;
    else {
      const other = ownText(key.replace(pluralForm, "$1_other"));
      texts[key] = pluralForm.test(key) && typeof other === "string" && other !== "" ? other : text;
      missing.push(path + key);
    }
  }
  return { texts, missing, unknown };
}

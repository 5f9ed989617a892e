import { describe, expect, test } from "vitest";
import { languages } from "../../app/i18n/languages";
import { textsOf } from "../harness/catalogue-texts";

const catalogues = new Map(languages.map((language) => [language, textsOf(language)]));
const form = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => name).sort();

/** The forms of each family in a language; a word like `_two` is one only beside an `_other`. */
function familiesOf(texts: Map<string, string>): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const [, name] = form.exec(key) ?? [];
    const family = key.replace(form, "");
    if (name && texts.has(`${family}_other`)) families.set(family, [...(families.get(family) ?? []), name]);
  }
  return families;
}

describe.each(languages)("the texts of %s", (language) => {
  const texts = catalogues.get(language) ?? new Map<string, string>();
  const families = familiesOf(texts);

  test("LNG-01 are those of every other language", () => {
    const keys = (of: Map<string, string>) => [...new Set([...of.keys()].map((key) => key.replace(form, "")))].sort();
    for (const other of catalogues.values()) expect(keys(texts)).toEqual(keys(other));
  });

  test("LNG-01 have for every count the form that the language asks for", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(families.size).toBeGreaterThan(30);
    for (const [family, forms] of families) expect([...forms].sort(), family).toEqual([...pluralCategories].sort());
  });

  test("LNG-01 take the same values as the English ones", () => {
    const english = catalogues.get("en") ?? new Map<string, string>();
    for (const [key, text] of texts) {
      const family = key.replace(form, "");
      const wanted = placeholders(english.get(key) ?? english.get(`${family}_other`) ?? "");
      const own = placeholders(text);
      // A form for one count may say it in a word.
      const isSpelled = families.has(family) && !own.includes("count");
      expect(own, key).toEqual(isSpelled ? wanted.filter((name) => name !== "count") : wanted);
    }
  });

  test("LNG-01 count by a family wherever a count stands", () => {
    const bare = [...texts].filter(([key, text]) => text.includes("{{count}}") && !families.has(key.replace(form, "")));
    expect(bare.map(([key]) => key)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

const languages = ["en", "ar"] as const;
const catalogues = Object.fromEntries(
  languages.map((language) => {
    const folder = `app/i18n/locales/${language}`;
    const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Texts;
    return [language, Object.fromEntries(readdirSync(folder).map((file) => [file.replace(".json", ""), read(file)]))];
  }),
);

/** Whether a key names a text; plurals stand as `key_one`, `key_other` and so on. */
function isThere(texts: Texts | string | undefined, [first = "", ...rest]: string[]): boolean {
  if (typeof texts !== "object") return false;
  if (rest.length > 0) return isThere(texts[first], rest);
  return Object.keys(texts).some((key) => key === first || key.startsWith(`${first}_`));
}

const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const namespaces = new Set(Object.keys(catalogues.en ?? {}));

test.each(sources)("every text that app/%s names stands in both catalogues", (file) => {
  const source = readFileSync(`app/${file}`, "utf8");
  const named = [...source.matchAll(/"([a-z]+):([\w.]+)"/gi)].filter(([, namespace = ""]) => namespaces.has(namespace));
  for (const [, namespace = "", key = ""] of named) {
    for (const language of languages) {
      expect(isThere(catalogues[language]?.[namespace], key.split(".")), `${language} ${namespace}:${key}`).toBe(true);
    }
  }
  // Keys without a namespace are of the component's own, the first of those it takes.
  const own = [...source.matchAll(/useTranslation\(\[?"([a-z]+)"/gi)].map(([, namespace = ""]) => namespace);
  if (own.length === 0) return;
  for (const [, key = ""] of source.matchAll(/\bt\("([\w.]+)"/g)) {
    for (const language of languages) {
      const found = own.some((namespace) => isThere(catalogues[language]?.[namespace], key.split(".")));
      expect(found, `${language} ${key} in ${own.join(", ")}`).toBe(true);
    }
  }
});

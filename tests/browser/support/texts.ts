import { readdirSync, readFileSync } from "node:fs";
import i18next, { type TFunction } from "i18next";
import type { Language } from "../../../app/i18n/languages";
import { i18nOptions } from "../../../app/i18n/options";

/** The catalogues of one language, as the storefront reads them. An unknown key throws: a test must not look for a key's name. */
export function textsOf(language: Language): TFunction {
  const directory = `app/i18n/locales/${language}`;
  const namespaces = readdirSync(directory).map((file) => file.replace(/\.json$/, ""));
  const texts = namespaces.map((name) => [name, JSON.parse(readFileSync(`${directory}/${name}.json`, "utf8"))]);
  const instance = i18next.createInstance();
  void instance.init({
    ...i18nOptions(language),
    resources: { [language]: Object.fromEntries(texts) },
    initImmediate: false,
    parseMissingKeyHandler(key) {
      throw new Error(`No text ${key} in ${directory}`);
    },
  });
  return instance.t;
}

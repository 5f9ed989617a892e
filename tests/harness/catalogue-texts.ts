import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../../app/i18n/languages";

type Texts = { [key: string]: string | string[] | Texts };

/** Every text of a language by `namespace:path`. */
export function textsOf(language: Language): Map<string, string> {
  const folder = `app/i18n/locales/${language}`;
  const texts = new Map<string, string>();
  const collect = (at: string, value: string | string[] | Texts): void => {
    if (typeof value === "string") texts.set(at, value);
    else for (const [key, inner] of Object.entries(value)) collect(at.endsWith(":") ? at + key : `${at}.${key}`, inner);
  };
  for (const file of readdirSync(folder))
    collect(`${file.replace(".json", "")}:`, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
  return texts;
}

import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../../app/i18n/languages";

type Texts = { [key: string]: string | string[] | Texts };

/** Every text of a language by `namespace:path`. */
export const textsOf = (language: Language): Map<string, string> => textsIn(`app/i18n/locales/${language}`);

/** Those of a folder, as of a language that an operator adds. */
export function textsIn(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (at: string, value: string | string[] | Texts): void => {
    if (typeof value === "string") texts.set(at, value);
    else for (const [key, inner] of Object.entries(value)) collect(at.endsWith(":") ? at + key : `${at}.${key}`, inner);
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json")))
    collect(`${file.replace(".json", "")}:`, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
  return texts;
}

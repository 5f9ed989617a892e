import { readdirSync, readFileSync } from "node:fs";

/** Texts shorter than this may stand in both languages: brands, units, OK. */
const shortest = 8;

/** All texts of a language, with the placeholders as they are written. */
export function textsIn(language: string): Set<string> {
  const folder = `app/i18n/locales/${language}`;
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === "string") texts.add(value);
    else if (value && typeof value === "object") Object.values(value).forEach(collect);
  };
  for (const file of readdirSync(folder)) collect(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
  return texts;
}

/** Tells whether a text is one of the English catalogue's that the Arabic one has other words for. */
export function foreignTexts(): (text: string) => boolean {
  const arabic = textsIn("ar");
  const english = [...textsIn("en")].filter(
    (text) => text.length >= shortest && !text.includes("{{") && !arabic.has(text),
  );
  const foreign = new Set(english);
  return (text) => foreign.has(text);
}

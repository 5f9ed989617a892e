import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { localesDirAsGiven } from "~/env.server";
import { readWebFont, type WebFont } from "~/ui/web-font.server";
import { builtInCatalogues, type Catalogue, type Texts } from "./catalogues.server";
import { completeTexts } from "./complete";
import { filesBesideTexts, fontFile } from "./folder-files";
import { formatsByIntl, type LanguageFormats } from "./language-formats";
import { type AddedLanguage, defaultLanguage, type Language, languages } from "./languages";

const mostLanguages = 40;
const largestFileBytes = 512 * 1024;
/** Names of keys in a warning; `npm run texts` lists them all. */
const namedKeys = 5;

const word = z.string().max(40);
/** Held together, as those of locale data are: times are taken apart at spaces (FMT-07). */
const half = word.transform((text) => text.replace(/\s/g, "\u00a0"));
/** `language.json` of a language's folder: what its locale data would say otherwise. */
const ownFormats = z
  .object({
    name: word.min(1),
    group: z.string().max(1),
    groupSize: z.union([z.literal(2), z.literal(3)]),
    point: z.string().length(1),
    comma: word,
    kilometres: word,
    far: word,
    halves: z.tuple([half, half]),
  })
  .partial()
  .strict();

export type LanguageFolder = {
  language: AddedLanguage;
  /** In the language itself. */
  name: string;
  formats: LanguageFormats;
  catalogue: Catalogue;
  /** For the language's own letters; null where those of the storefront or the system do. */
  font: WebFont | null;
};

/** The folders of LOCALES_DIR: what can be offered, and what is wrong with them in sentences. Never throws. */
export function readLanguages(folder: string): { added: LanguageFolder[]; warnings: string[] } {
  const warnings: string[] = [];
  const added: LanguageFolder[] = [];
  const folders = attempt(() => readdirSync(folder, { withFileTypes: true }), warnings, folder) ?? [];
  for (const entry of folders.filter((one) => one.isDirectory()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const tag = languageTag(entry.name);
    if (tag === null) warnings.push(`${entry.name} is no language tag, such as es or pt-BR`);
    else if ((languages as readonly string[]).includes(tag))
      warnings.push(`${tag} is built in; its folder is not read`);
    else if (added.length === mostLanguages)
      warnings.push(`${tag} is one language too many: ${mostLanguages} are read`);
    else added.push(readLanguage(join(folder, entry.name), tag, warnings));
  }
  return { added, warnings };
}

/** A language with its script and region, as BCP 47 writes it; null for other names. Numerals and other extensions (`es-u-nu-latn`) are chosen here. */
function languageTag(name: string): AddedLanguage | null {
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(name)) return null;
  return Intl.getCanonicalLocales(name)[0] === name ? (name as AddedLanguage) : null;
}

function readLanguage(folder: string, language: AddedLanguage, warnings: string[]): LanguageFolder {
  const warn = (text: string) => warnings.push(`${language}: ${text}`);
  const english = builtInCatalogues.get(defaultLanguage) ?? new Map<string, Texts>();
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const catalogue = new Map<string, Texts>();
  const missing: string[] = [];
  const unknown: string[] = [];
  for (const [namespace, texts] of english) {
    const own = readJson(join(folder, `${namespace}.json`), warn);
    const complete = completeTexts(texts, own, categories, `${namespace}:`);
    catalogue.set(namespace, complete.texts);
    missing.push(...complete.missing);
    unknown.push(...complete.unknown);
  }
  const files = attempt(() => readdirSync(folder), warnings, folder) ?? [];
  const known = new Set([...english.keys()].map((namespace) => `${namespace}.json`).concat(filesBesideTexts));
  unknown.push(...files.filter((file) => !known.has(file)));
  const named = (keys: string[]) => keys.slice(0, namedKeys).join(", ") + (keys.length > namedKeys ? ", …" : "");
  if (missing.length > 0) warn(`${missing.length} texts are missing and shown in English: ${named(missing)}`);
  if (unknown.length > 0) warn(`${unknown.length} names are unknown: ${named(unknown)}`);

  const formats = ownFormats.safeParse(readJson(join(folder, "language.json"), warn, true) ?? {});
  if (!formats.success)
    warn(`language.json is not read: ${formats.error.issues[0]?.path.join(".")} ${formats.error.issues[0]?.message}`);
  const { name, ...own } = formats.success ? formats.data : {};
  const displayName = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  const capital = displayName.charAt(0).toLocaleUpperCase(language) + displayName.slice(1);
  return {
    language,
    name: name ?? capital,
    formats: { ...formatsByIntl(language), ...own } as LanguageFormats,
    catalogue,
    font: files.includes(fontFile) ? readFont(join(folder, fontFile), warn) : null,
  };
}

function readFont(file: string, warn: (text: string) => void): WebFont | null {
  try {
    return readWebFont(file);
  } catch (error) {
    warn(`${fontFile} ${"code" in (error as Error) ? "cannot be read" : (error as Error).message}`);
    return null;
  }
}

/** What a file holds; undefined, with a word of it, where it is not there, too large or no JSON. */
function readJson(file: string, warn: (text: string) => void, mayLack = false): unknown {
  const name = file.slice(file.lastIndexOf("/") + 1);
  try {
    if (statSync(file).size > largestFileBytes)
      warn(`${name} is larger than ${largestFileBytes / 1024} KB and not read`);
    else return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      warn(`${name} is not read: ${(error as Error).message.slice(0, 120)}`);
    else if (!mayLack) warn(`${name} is missing`);
  }
  return undefined;
}

function attempt<T>(read: () => T, warnings: string[], what: string): T | undefined {
  try {
    return read();
  } catch (error) {
    warnings.push(`${what} cannot be read: ${(error as Error).message.slice(0, 120)}`);
    return undefined;
  }
}

const localesDir = localesDirAsGiven();
const { added, warnings } = localesDir === null ? { added: [], warnings: [] } : readLanguages(localesDir);

export const addedLanguages: readonly LanguageFolder[] = added;
/** Changes with any text, built in or added. */
export const textsVersion: string = createHash("sha256")
  .update(JSON.stringify([...builtInCatalogues].map(([language, catalogue]) => [language, [...catalogue]])))
  .update(JSON.stringify(added.map(({ language, formats, catalogue }) => [language, formats, [...catalogue]])))
  .digest("hex")
  .slice(0, 12);
/** Told once, at start (app/runtime/process-hooks.ts). */
export const languageWarnings: readonly string[] = warnings;

/** All languages that customers may choose. */
export const offeredLanguages: readonly Language[] = [...languages, ...added.map(({ language }) => language)];

export const isOffered = (value: unknown): value is Language => offeredLanguages.includes(value as Language);

/** Every offered language in its own words, for menus. */
export const languageNames: { language: Language; name: string }[] = [
  ...languages.map((language) => {
    const words = builtInCatalogues.get(language)?.get("shell")?.language as Texts;
    return { language, name: words[language] as string };
  }),
  ...added.map(({ language, name }) => ({ language, name })),
];

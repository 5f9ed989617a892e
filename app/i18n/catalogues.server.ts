import { type Language, languages } from "./languages";

/** The texts of a namespace: by key, in groups of any depth. */
export type Texts = { readonly [key: string]: string | Texts };
/** The texts of a language by namespace. */
export type Catalogue = ReadonlyMap<string, Texts>;

const files = import.meta.glob<Texts>("./locales/*/*.json", { eager: true, import: "default" });

function catalogueOf(language: string): Catalogue {
  const own = Object.entries(files).flatMap(([path, texts]) => {
    const [, ofLanguage, namespace = ""] = /locales\/(.+)\/(.+)\.json$/.exec(path) ?? [];
    return ofLanguage === language ? [[namespace, texts] as const] : [];
  });
  return new Map(own);
}

/** The catalogues of app/i18n/locales. */
export const builtInCatalogues: ReadonlyMap<Language, Catalogue> = new Map(
  languages.map((language) => [language, catalogueOf(language)]),
);

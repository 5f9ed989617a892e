import i18next, { type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { addFormats } from "./format";
import { i18nOptions } from "./options";
import type { InlinedTexts } from "./TextsScript";

type Files = Record<string, () => Promise<ResourceKey>>;

// A page has one language: the list of another's files would be carried by every page for nothing.
const languages = import.meta.glob<Files>("./texts/*.ts", { import: "default" });

/** @throws when there are no such texts, or their file cannot be had. */
async function loadTexts(language: string, namespace: string, version: string): Promise<ResourceKey> {
  const files = await languages[`./texts/${language}.ts`]?.();
  if (!files) return addedTexts(language, namespace, version);
  const load = files[`../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${language}/${namespace}`);
  return load();
}

/** Texts of a language that the operator added: not in the build. */
async function addedTexts(language: string, namespace: string, version: string): Promise<ResourceKey> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of the shop, like the chunks of built-in languages
  const answer = await fetch(`/texts/${language}/${namespace}?v=${version}`);
  if (!answer.ok) throw new Error(`No texts ${language}/${namespace}`);
  return answer.json();
}

/** The browser's instance: the page's texts come inlined, those of later routes as hashed chunks. */
export async function startI18n(): Promise<i18n> {
  const inlined = JSON.parse(document.getElementById("texts")?.textContent ?? "{}") as InlinedTexts;
  if (inlined.formats) addFormats(inlined.language, inlined.formats);
  await i18next
    .use(initReactI18next)
    .use({
      type: "backend",
      read(language: string, namespace: string, done: (error: Error | null, texts: ResourceKey | null) => void) {
        loadTexts(language, namespace, inlined.version ?? "").then(
          (texts) => done(null, texts),
          (error: Error) => done(error, null),
        );
      },
    })
    .init({
      ...i18nOptions(inlined.language),
      // One language a page: changing it reloads the page, so the fallback's texts are never fetched.
      fallbackLng: false,
      resources: { [inlined.language]: inlined.texts },
      partialBundledLanguages: true,
      initImmediate: false,
    });
  return i18next;
}

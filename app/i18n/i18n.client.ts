import i18next, { type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { i18nOptions } from "./options";

const files = import.meta.glob<ResourceKey>("./locales/*/*.json", { import: "default" });

type InlinedTexts = { language: string; texts: Record<string, ResourceKey> };

/** The browser's instance: the page's texts come inlined, those of later routes as hashed chunks. */
export async function startI18n(): Promise<i18n> {
  const inlined = JSON.parse(document.getElementById("texts")?.textContent ?? "{}") as InlinedTexts;
  await i18next
    .use(initReactI18next)
    .use({
      type: "backend",
      read(language: string, namespace: string, done: (error: Error | null, texts: ResourceKey | null) => void) {
        const load = files[`./locales/${language}/${namespace}.json`];
        if (!load) return done(new Error(`No texts ${language}/${namespace}`), null);
        load().then(
          (texts) => done(null, texts),
          (error: Error) => done(error, null),
        );
      },
    })
    .init({
      ...i18nOptions,
      lng: inlined.language,
      // One language a page: changing it reloads the page, so the fallback's texts are never fetched.
      fallbackLng: false,
      resources: { [inlined.language]: inlined.texts },
      partialBundledLanguages: true,
      initImmediate: false,
    });
  return i18next;
}

import i18next, { type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { lookUp } from "~/look-up";
import { addFormats } from "./format";
import type { Language } from "./languages";
import { i18nOptions } from "./options";
import { type TextsFile, textsHref } from "./texts-file";

/** @throws when there are no such texts, or they cannot be had. */
async function fetchTexts(href: string): Promise<TextsFile> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of the shop, like a chunk of the build
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`No texts at ${href}`);
  return answer.json();
}

/** The browser's instance: the page's texts are a file that came with its scripts, those of later routes are further ones. */
export async function startI18n(): Promise<i18n> {
  const { href } = document.getElementById("texts") as HTMLLinkElement;
  const version = new URL(href).searchParams.get("v") ?? "";
  const language = document.documentElement.lang as Language;
  const { texts, formats } = await fetchTexts(href);
  if (formats) addFormats(language, formats);
  await i18next
    .use(initReactI18next)
    .use({
      type: "backend",
      read(_language: string, namespace: string, done: (error: Error | null, texts: ResourceKey | boolean) => void) {
        fetchTexts(textsHref(language, [namespace], version)).then(
          ({ texts }) => done(null, lookUp(texts, namespace) ?? false),
          // Lost on its way, or refused since there were too many requests: asked for again.
          (error: Error) => done(error, true),
        );
      },
    })
    .init({
      ...i18nOptions(language),
      // One language a page: changing it reloads the page, so the fallback's texts are never fetched.
      fallbackLng: false,
      resources: { [language]: texts },
      partialBundledLanguages: true,
      maxRetries: 2,
      initImmediate: false,
    });
  return i18next;
}

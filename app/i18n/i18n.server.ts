import i18next, { type i18n, type Resource, type TFunction } from "i18next";
import Negotiator from "negotiator";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import type { RequestHead } from "~/runtime/request-head";
import { addedLanguages, isOffered, offeredLanguages } from "./added-languages.server";
import { builtInCatalogues, type Catalogue, type Texts } from "./catalogues.server";
import { addFormats } from "./format";
import { defaultLanguage, type Language } from "./languages";
import { i18nOptions } from "./options";

for (const { language, formats } of addedLanguages) addFormats(language, formats);

const catalogues = new Map<Language, Catalogue>([
  ...builtInCatalogues,
  ...addedLanguages.map(({ language, catalogue }) => [language, catalogue] as const),
]);

const resources = Object.fromEntries(
  [...catalogues].map(([language, catalogue]) => [language, Object.fromEntries(catalogue)]),
) as Resource;

/** One instance per language, made at start: an instance per request costs a third of the throughput. */
const instances = new Map<Language, i18n>(
  offeredLanguages.map((language) => {
    const instance = i18next.createInstance();
    void instance.use(initReactI18next).init({ ...i18nOptions(language), resources, initImmediate: false });
    instance.getFixedT = rememberingT(instance);
    return [language, instance];
  }),
);

/** The texts of a namespace of an offered language; null where there are none. */
export const textsOf = (language: string, namespace: string): Texts | null =>
  (isOffered(language) ? catalogues.get(language)?.get(namespace) : null) ?? null;

/** More than there are in the catalogues: keys that are none of theirs must not fill the memory. */
const mostTexts = 10_000;

type Translate = (key: unknown, ...options: unknown[]) => unknown;

/** What a text is said for: nothing, or a number that decides on its plural; null where it has other values. */
function countOf(options: readonly unknown[]): string | null {
  if (options.length === 0) return "";
  const [values] = options;
  if (options.length > 1 || typeof values !== "object" || values === null) return null;
  const [[name, count] = [], ...others] = Object.entries(values);
  return name === "count" && typeof count === "number" && others.length === 0 ? String(count) : null;
}

/**
 * `getFixedT` that remembers texts without values, save for a count, which are the same each time: a page asks for hundreds, and i18next searches for each
 * anew.
 */
function rememberingT(instance: i18n): i18n["getFixedT"] {
  const make = instance.getFixedT.bind(instance) as unknown as (...names: unknown[]) => Translate;
  const texts = new Map<string, unknown>();
  const remembering = (t: Translate, prefix: string): Translate => {
    const remembered: Translate = (key, ...options) => {
      const count = countOf(options);
      if (typeof key !== "string" || count === null) return t(key, ...options);
      const name = `${prefix}${key} ${count}`;
      const text = texts.get(name) ?? t(key, ...options);
      if (texts.size < mostTexts) texts.set(name, text);
      return text;
    };
    return Object.assign(remembered, t);
  };
  const made = new Map<string, Translate>();
  return ((...names: unknown[]) => {
    const name = names.join(" ");
    const t = made.get(name) ?? remembering(make(...names), `${name} `);
    made.set(name, t);
    return t;
  }) as unknown as i18n["getFixedT"];
}

export function i18nFor(language: Language): i18n {
  return instances.get(language) as i18n;
}

export const translator = (language: Language): TFunction => i18nFor(language).t;

/** What a request is answered in when its address names no language: the detector is told nothing but the request. */
const choices = new WeakMap<RequestHead, Language | null>();

/**
 * The language that a browser likes best of those offered, by the weights of `Accept-Language`; null where it names none of them.
 * remix-i18next looks at the first wish only: `fr, ar` would be answered in English.
 */
const wishOf = (request: RequestHead): Language | null => {
  const headers = { "accept-language": request.headers.get("Accept-Language") ?? "" };
  const wish = new Negotiator({ headers }).language([...offeredLanguages]);
  return isOffered(wish) ? wish : null;
};

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...offeredLanguages],
    fallbackLanguage: defaultLanguage,
    order: ["searchParams", "custom"],
    searchParamKey: "lang",
    findLocale: async (request) => choices.get(request) ?? null,
  },
});

/** What a page that scripts took over says of its language when it asks for data: it stays in that until the document is loaded anew. */
export const pageLanguageHeader = "X-Page-Language";

/** `?lang` first, which no cookie keeps, then the language of the page that asks, the customer's choice, the browser's wish, English. */
export async function detectLanguage(request: RequestHead, chosen: Language | null): Promise<Language> {
  const ofPage = request.headers.get(pageLanguageHeader);
  choices.set(request, isOffered(ofPage) ? ofPage : (chosen ?? wishOf(request)));
  // All that it reads itself is the address.
  return (await detector.getLocale(request as Request)) as Language;
}

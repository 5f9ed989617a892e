import type { MetaDescriptor } from "@remix-run/react";
import { withoutIsolates } from "~/i18n/isolate";
import { defaultLanguage, languages } from "~/i18n/languages";
import { ownAddress } from "~/pictures/picture-address";
import type { RootData } from "./root-data";
import { dataOf, frameOf, type Matches, pageTitle } from "./title";

/** What search engines and messengers are told of a page that anybody may find. */
export type PageCard = {
  title: string;
  /** One plain sentence or two. */
  description: string;
  /** Path and search of the one address the page should be known by, without language. */
  canonical: string;
  image?: string | null;
  /** Schema.org data; Remix escapes it. */
  schema?: Record<string, unknown>;
};

/** Title, description, canonical address, the other languages (docs/decisions/0081), Open Graph and schema.org of a page. */
export function pageCard(matches: Matches, card: PageCard | undefined): MetaDescriptor[] {
  const frame = frameOf(matches);
  const root = dataOf<RootData>(matches, "root");
  if (!card || !frame || !root) return pageTitle(matches, card?.title);
  const title = withoutIsolates(card.title);
  const description = withoutIsolates(card.description);
  const url = addressIn(root.language, card.canonical, frame.origin);
  const offered = root.languages?.map(({ language }) => language) ?? languages;
  const alternates = offered.map((language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language,
    href: addressIn(language, card.canonical, frame.origin),
  }));
  return [
    ...pageTitle(matches, title),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: new URL(card.canonical, frame.origin).href },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: frame.businessName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: root.language },
    ...(card.image ? [{ property: "og:image", content: ownAddress(card.image) }] : []),
    { name: "twitter:card", content: card.image ? "summary_large_image" : "summary" },
    // A lite page has no script element at all, not even one of data.
    ...(card.schema && !root.isLite
      ? [{ "script:ld+json": { "@context": "https://schema.org", ...card.schema } }]
      : []),
  ];
}

/** The address of a page in a language; the default one needs no parameter. */
export function addressIn(language: string, path: string, origin: string): string {
  const url = new URL(path, origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  return url.href;
}

import type { ResourceKey } from "i18next";
import { useTranslation } from "react-i18next";
import { formatsOf } from "./format";
import type { LanguageFormats } from "./language-formats";
import { type Language, languages } from "./languages";

/** What the browser is told; of a language that is not built in also its formats, and the version that its other texts are asked for with. */
export type InlinedTexts = {
  language: Language;
  texts: Record<string, ResourceKey>;
  formats?: LanguageFormats;
  version?: string | undefined;
};

type Props = { namespaces: readonly string[]; version?: string | undefined };

/** The page's texts, inlined for hydration. `<` is escaped so that no text can end the element. */
export function TextsScript({ namespaces, version }: Props) {
  const { i18n } = useTranslation();
  return (
    <script
      id="texts"
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own catalogues, escaped below
      dangerouslySetInnerHTML={{ __html: typeof document === "undefined" ? serialize(i18n, namespaces, version) : "" }}
    />
  );
}

function serialize(
  i18n: { language: string; getResourceBundle(language: string, namespace: string): unknown },
  namespaces: readonly string[],
  version: string | undefined,
) {
  const language = i18n.language as Language;
  const texts = Object.fromEntries(
    namespaces.map((namespace) => [namespace, (i18n.getResourceBundle(language, namespace) ?? {}) as ResourceKey]),
  );
  const isBuiltIn = (languages as readonly string[]).includes(language);
  const inlined: InlinedTexts = { language, texts, ...(isBuiltIn ? {} : { formats: formatsOf(language), version }) };
  return JSON.stringify(inlined).replaceAll("<", "\\u003c");
}

import { useTranslation } from "react-i18next";

/** The page's texts, inlined for hydration. `<` is escaped so that no text can end the element. */
export function TextsScript({ namespaces }: { namespaces: readonly string[] }) {
  const { i18n } = useTranslation();
  return (
    <script
      id="texts"
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own catalogues, escaped below
      dangerouslySetInnerHTML={{ __html: typeof document === "undefined" ? serialize(i18n, namespaces) : "" }}
    />
  );
}

function serialize(
  i18n: { language: string; getResourceBundle(language: string, namespace: string): unknown },
  namespaces: readonly string[],
) {
  const texts = Object.fromEntries(
    namespaces.map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace) ?? {}]),
  );
  return JSON.stringify({ language: i18n.language, texts }).replaceAll("<", "\\u003c");
}

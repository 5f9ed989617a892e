import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textsHref } from "~/i18n/texts-file";
import { lateLink } from "./late-link";

type Props = { namespaces: readonly string[]; version: string };

/** The page's texts, which its scripts wait for: asked for with them, after what is seen (docs/decisions/0207). */
export function TextsLink({ namespaces, version }: Props) {
  const { i18n } = useTranslation();
  // Those of a page that scripts go to come with its route: this link stays as the server wrote it.
  const [href] = useState(() => textsHref(i18n.language, namespaces, version));
  return <link id="texts" rel="preload" as="fetch" href={href} crossOrigin="anonymous" {...lateLink} />;
}

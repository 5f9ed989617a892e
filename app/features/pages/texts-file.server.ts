import { textsVersion } from "~/i18n/added-languages.server";
import { formatsOf } from "~/i18n/format";
import { textsOf } from "~/i18n/i18n.server";
import { type Language, languages } from "~/i18n/languages";
import type { TextsFile } from "~/i18n/texts-file";

/** More than any page has. */
const mostNamespaces = 16;

/**
 * `/texts/es/cart,ui`: what a page's scripts need of its language (docs/decisions/0207). Current under the version that pages of this process name; another
 * is that of a replica with newer texts, or older ones. Null where there are no such texts.
 */
export function textsFile(
  language: string,
  namespaces: string,
  version: string | null,
): { json: string; isCurrent: boolean } | null {
  const names = namespaces.split(",", mostNamespaces + 1);
  // One address for one file.
  if ([...new Set(names)].sort().join() !== names.join()) return null;
  const found = names.map((name) => [name, textsOf(language, name)] as const);
  if (names.length > mostNamespaces || found.some(([, texts]) => texts === null)) return null;
  const isBuiltIn = (languages as readonly string[]).includes(language);
  const file: TextsFile = {
    texts: Object.fromEntries(found) as TextsFile["texts"],
    ...(isBuiltIn ? {} : { formats: formatsOf(language as Language) }),
  };
  return { json: JSON.stringify(file), isCurrent: version === textsVersion };
}

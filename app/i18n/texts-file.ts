import type { ResourceKey } from "i18next";
import type { LanguageFormats } from "./language-formats";

/** What `/texts/en/shell,ui` answers: texts by namespace, and of a language that the operator added also its formats. */
export type TextsFile = { texts: Record<string, ResourceKey>; formats?: LanguageFormats };

/** Where the texts of some namespaces are asked for; pages that need the same ask for the same file. */
export const textsHref = (language: string, namespaces: readonly string[], version: string): string =>
  `/texts/${language}/${[...namespaces].sort().join(",")}?v=${version}`;

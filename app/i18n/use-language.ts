import { useTranslation } from "react-i18next";
import { defaultLanguage, type Language } from "./languages";

/** The page's language, for formats. */
export const useLanguage = (): Language => (useTranslation().i18n.language as Language | undefined) || defaultLanguage;

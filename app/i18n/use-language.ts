import { useTranslation } from "react-i18next";
import { defaultLanguage, isLanguage, type Language } from "./languages";

/** The page's language, for formats. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}

import type { Language } from "~/i18n/languages";
import latin from "~/ui/fonts/figtree-latin-wght-normal.woff2?url";
import arabic from "~/ui/fonts/readex-pro-arabic-wght-normal.woff2?url";
import styles from "~/ui/styles/fonts.css?url";

/**
 * Arabic pages write their digits and foreign names in the Latin font; scripts without a font of ours have the system's. The operator's font stands in for
 * the Latin one.
 */
const fontsOf = (language: Language, brand = latin): string[] => (language === "ar" ? [arabic, brand] : [brand]);

/** The web fonts of a page, asked for at once: found through their styles, they would come after the first paint (docs/decisions/0113). */
export function Fonts({ language, brand }: { language: Language; brand?: string | undefined }) {
  return (
    <>
      {fontsOf(language, brand).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={styles} />
    </>
  );
}

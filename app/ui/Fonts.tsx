import type { Language } from "~/i18n/languages";
import latin from "~/ui/fonts/figtree-latin-wght-normal.woff2?url";
import arabic from "~/ui/fonts/readex-pro-arabic-wght-normal.woff2?url";
import styles from "~/ui/styles/fonts.css?url";

/** Arabic pages write their digits and foreign names in the Latin font; scripts without a font of ours have the system's. */
const fontsOf = (language: Language): string[] => (language === "ar" ? [arabic, latin] : [latin]);

/** The web fonts of a page, asked for at once: found through their styles, they would come after the first paint (docs/decisions/0113). */
export function Fonts({ language }: { language: Language }) {
  return (
    <>
      {fontsOf(language).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={styles} />
    </>
  );
}

import type { Language } from "~/i18n/languages";
import latin from "~/ui/fonts/figtree-latin-wght-normal.woff2?url";
import arabic from "~/ui/fonts/readex-pro-arabic-wght-normal.woff2?url";
import styles from "~/ui/styles/fonts.css?url";

/**
 * Every page writes its digits and foreign names in the Latin font, in whose place the operator's may stand; a language's own letters have the font that
 * came with it, or the system's.
 */
const fontsOf = (language: Language, brand = latin, script = language === "ar" ? arabic : undefined): string[] =>
  script ? [script, brand] : [brand];

type Props = { language: Language; brand?: string | undefined; script?: string | undefined };

/** The web fonts of a page, asked for at once: found through their styles, they would come after the first paint (docs/decisions/0113). */
export function Fonts({ language, brand, script }: Props) {
  return (
    <>
      {fontsOf(language, brand, script).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={styles} />
    </>
  );
}

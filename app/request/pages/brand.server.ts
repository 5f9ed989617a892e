import { environment } from "~/env.server";
import { addedLanguages } from "~/i18n/added-languages.server";
import type { Language } from "~/i18n/languages";
import { accentOf, accentSheet } from "~/ui/accent.server";
import { fontSheet } from "~/ui/web-font.server";
import type { RootData } from "./root-data";

type Brand = Pick<RootData, "brandSheet" | "brandFont" | "scriptFont">;
const memo = new Map<string, Brand>();

/** What every page says of BRAND_COLOR (ADR 0185), BRAND_FONT (ADR 0194) and an added language's font (ADR 0192). Lite pages load no font. */
export function brandOf(language: Language, isLite: boolean): Brand {
  const key = `${language} ${isLite}`;
  const kept = memo.get(key);
  if (kept) return kept;
  const { brandColor, brandFont } = environment();
  const brand = isLite ? null : brandFont;
  const script = isLite ? null : (addedLanguages.find((added) => added.language === language)?.font ?? null);
  const hasFont = brand !== null || script !== null;
  const sheets = [brandColor && accentSheet(accentOf(brandColor)), hasFont && fontSheet({ brand, script })];
  const look: Brand = {
    ...(brandColor || hasFont ? { brandSheet: sheets.filter(Boolean).join("") } : {}),
    ...(brand ? { brandFont: brand.href } : {}),
    ...(script ? { scriptFont: script.href } : {}),
  };
  memo.set(key, look);
  return look;
}

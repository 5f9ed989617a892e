import { environment } from "~/env.server";
import { accentOf, accentSheet } from "~/ui/accent.server";
import { fontSheet } from "~/ui/brand-font.server";
import type { RootData } from "./root-data";

type Brand = Pick<RootData, "brandSheet" | "brandFont">;
const memo = new Map<boolean, Brand>();

/** What every page says of BRAND_COLOR (ADR 0185) and BRAND_FONT (ADR 0194). Lite pages load no font. */
export function brandOf(isLite: boolean): Brand {
  const kept = memo.get(isLite);
  if (kept) return kept;
  const { brandColor, brandFont } = environment();
  const font = isLite ? null : brandFont;
  const sheets = [brandColor && accentSheet(accentOf(brandColor)), font && fontSheet(font)].filter(Boolean);
  const brand: Brand = {
    ...(sheets.length > 0 ? { brandSheet: sheets.join("") } : {}),
    ...(font ? { brandFont: font.href } : {}),
  };
  memo.set(isLite, brand);
  return brand;
}

import { environment } from "~/env.server";
import { accentOf, accentSheet } from "~/ui/accent.server";

let memo: string | undefined;

/** What every page says beside its style sheets where there is a BRAND_COLOR (ADR 0185). */
export function brandSheet(): string | undefined {
  const { brandColor } = environment();
  if (brandColor !== null) memo ??= accentSheet(accentOf(brandColor));
  return memo;
}

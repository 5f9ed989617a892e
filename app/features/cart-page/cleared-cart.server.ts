import { z } from "zod";
import type { CartLine } from "~/delivery-api";
import { parseSelectionText, selectionText } from "~/features/cart/selection-text.server";
import { ownerOf, theDrafts } from "~/features/checkout/the-order-keys.server";
import type { RequestContext } from "~/request/context/request-context";

/** The key under which what was taken out of a cart waits among the visitor's checkout forms (docs/decisions/0057). */
const key = "cleared-cart";

const keptLine = z.object({
  itemId: z.number().int().positive(),
  isCampaign: z.boolean(),
  name: z.string(),
  selection: z.string(),
});
const keptLines = z.array(keptLine).max(200);

/** A line that was cleared, with its options; its price is asked for anew. */
export type ClearedLine = Omit<z.infer<typeof keptLine>, "selection"> & {
  selection: NonNullable<ReturnType<typeof parseSelectionText>>;
};

const keep = (context: RequestContext, lines: z.infer<typeof keptLines>) => {
  const fields = { module: String(context.session.module?.id), lines: JSON.stringify(lines) };
  return theDrafts().save(ownerOf(context), { key, fields, place: "", contact: "" });
};

/** Remembers what a cart held, for as long as somebody may want it back. */
export const keepClearedCart = (context: RequestContext, lines: CartLine[]): Promise<boolean> =>
  keep(
    context,
    lines.map(({ item, isCampaign, selection }) => ({
      itemId: item.id,
      isCampaign,
      name: item.name.slice(0, 60),
      selection: selectionText(selection),
    })),
  );

/** What was cleared last in the module, once: nothing is put back twice. */
export async function takeClearedCart(context: RequestContext): Promise<ClearedLine[]> {
  const kept = await theDrafts().find(ownerOf(context), key);
  if (kept?.fields.module !== String(context.session.module?.id)) return [];
  await keep(context, []);
  return keptLines.parse(JSON.parse(kept.fields.lines ?? "[]")).flatMap((line) => {
    const selection = parseSelectionText(line.selection);
    return selection ? [{ ...line, selection }] : [];
  });
}

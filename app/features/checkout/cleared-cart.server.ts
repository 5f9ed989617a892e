import { z } from "zod";
import type { CartLine } from "~/delivery-api";
import { parseSelectionText, selectionText } from "~/features/cart/selection-text.server";
import { clearedCartLimits } from "~/limits";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { createSavedForms, type SavedForms } from "~/request/posting/saved-forms.server";
import { ownerOf } from "./the-order-keys.server";

const keptLine = z.object({
  itemId: z.number().int().positive(),
  isCampaign: z.boolean(),
  name: z.string(),
  selection: z.string(),
});

const key = "cleared";
const schema = z.object({
  key: z.literal(key),
  module: z.number().int(),
  lines: z.array(keptLine).max(clearedCartLimits.lines),
});

/** What names of emptied carts in Redis begin with; their owner follows. */
export const clearedCartPrefix = "doorstep:cleared-carts:";

let kept: SavedForms<z.infer<typeof schema>> | undefined;

function theClearedCarts() {
  kept ??= createSavedForms(theRedis(), { prefix: clearedCartPrefix, schema, limits: clearedCartLimits });
  return kept;
}

/** A line that was cleared, with its options; its price is asked for anew. */
export type ClearedLine = Pick<CartLine, "isCampaign" | "selection"> & { itemId: number; name: string };

/** The lines of a cart, to be put back later. */
export const clearedLines = (lines: CartLine[]): ClearedLine[] =>
  lines.map(({ item, isCampaign, selection }) => ({ itemId: item.id, isCampaign, name: item.name, selection }));

/** Remembers what a cart held, for as long as somebody may want it back; none once all is back. False where it may not be found whole. */
export async function keepClearedCart(context: RequestContext, lines: ClearedLine[]): Promise<boolean> {
  const texts = lines.map(({ itemId, isCampaign, name, selection }) => ({
    itemId,
    isCampaign,
    name: name.slice(0, 60),
    selection: selectionText(selection),
  }));
  const cart = schema.safeParse({ key, module: context.session.module?.id, lines: texts }).data;
  if (!cart || texts.some(({ selection }) => parseSelectionText(selection) === null)) return false;
  return theClearedCarts().save(ownerOf(context), cart);
}

/** What was cleared last in the module, and is not back yet. */
export async function findClearedCart(context: RequestContext): Promise<ClearedLine[]> {
  const cart = await theClearedCarts().find(ownerOf(context), key);
  if (cart?.module !== context.session.module?.id) return [];
  return (cart?.lines ?? []).flatMap((line) => {
    const selection = parseSelectionText(line.selection);
    return selection ? [{ ...line, selection }] : [];
  });
}

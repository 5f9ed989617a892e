import { z } from "zod";
import { type Cart, type CartLine, isOutcomeUnknown, type Result } from "~/delivery-api";
import { clearedCartLimits } from "~/limits";
import { ownerOf } from "~/request/context/owner.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { toast } from "~/request/posting/respond.server";
import { createSavedForms, type SavedForms } from "~/request/posting/saved-forms.server";
import type { Toast } from "~/session/flash.server";
import { patientApi } from "./add-lines.server";
import { addForm } from "./pending-cart";
import { parseSelectionText, selectionText } from "./selection-text.server";

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

/** Id of the message about an emptied cart. */
export const clearedMessage = "cart:cleared";

/** What names of emptied carts in Redis begin with; their owner follows. */
export const clearedCartPrefix = "doorstep:cleared-carts:";

let kept: SavedForms<z.infer<typeof schema>> | undefined;

function theClearedCarts() {
  kept ??= createSavedForms(theRedis(), { prefix: clearedCartPrefix, schema, limits: clearedCartLimits });
  return kept;
}

/** Empties the cart of the chosen module. A call without an answer may have emptied the cart all the same: it is looked at once. */
export async function emptiedCart(context: RequestContext): Promise<Result<Cart>> {
  // With the look, or with what the cart makes room for, it may take longer than a page may.
  const { cart } = patientApi(context, context.session.module?.id ?? null);
  const answer = await cart.clear();
  if (answer.ok || !isOutcomeUnknown(answer.failure)) return answer;
  const now = await cart.list();
  return now.ok && now.value.lines.length === 0 ? now : answer;
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

/** The button that brings back what is not back yet. */
export const restoring = ({ t }: RequestContext, label: string) => ({
  text: t(label),
  form: addForm,
  intent: "restore-cart",
});

/** Says that the cart is empty, with an Undo where what it held could be kept. Undo and what came of it are one message: the later takes the place of the earlier. */
export async function clearedToast(context: RequestContext, { lines }: Cart): Promise<Toast> {
  const isKept = lines.length > 0 && (await keepClearedCart(context, clearedLines(lines)));
  const message = toast(context, "success", clearedMessage);
  return isKept ? { ...message, action: restoring(context, "cart:undo") } : message;
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

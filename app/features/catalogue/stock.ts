import type { Item, Selection } from "~/delivery-api/model";
import { moduleKind } from "~/module-kinds";
import { chosenVariation } from "./variations";

type Choice = Pick<Selection, "variationType">;

/** Whether one more piece may be taken on a stepper, or which text says why not (ITEM-17, ITEM-18). */
export type IncrementVerdict = { allowed: true } | { allowed: false; reason: "out-of-stock" | "out-of-limits" };

/** Whether pieces may go into the cart. `notice` is shown although the add is sent (CART-20). */
export type AddVerdict =
  | { allowed: true; notice: "max-quantity" | null }
  | { allowed: false; reason: "stock" | "max-quantity" };

/**
 * Pieces left of the chosen variation or the item; null where stock is not kept, as for food (ITEM-17, VAR-15). In a flash sale the item has the sale's stock, which
 * bounds every variation, and of food too (docs/delivery-api.md §7.1).
 */
export function stockOf(item: Item, choice: Choice): number | null {
  if (!moduleKind(item.moduleType).keepsStock && !item.inFlashSale) return null;
  const ofVariation = chosenVariation(item, choice)?.stock ?? null;
  if (ofVariation === null || item.stock === null) return ofVariation ?? item.stock;
  return item.inFlashSale ? Math.min(ofVariation, item.stock) : ofVariation;
}

/** Whether anything is left to buy: the item's stock and the chosen variation's (ITEM-21, ITEM-22). */
export function isInStock(item: Item, choice: Choice): boolean {
  const left = stockOf(item, choice);
  return left === null || (left > 0 && (item.stock === null || item.stock > 0));
}

/**
 * Stepper +: blocked at the maximum in every module, at the stock where it is kept (CART-21, CART-22). `others`: pieces of the item's other
 * lines, which the maximum counts too, and the stock where none of its variations is chosen.
 */
export function canIncrement(item: Item, choice: Choice, quantity: number, others = 0): IncrementVerdict {
  const left = stockOf(item, choice);
  if (left !== null && quantity + 1 > left - sharing(choice, others)) return { allowed: false, reason: "out-of-stock" };
  if (exceedsMaximum(item, others + quantity + 1)) return { allowed: false, reason: "out-of-limits" };
  return { allowed: true };
}

/** Stepper −: never below 1 (ITEM-15). */
export function canDecrement(quantity: number): boolean {
  return quantity > 1;
}

/**
 * Adding pieces to a cart that has `inCart` of the item, `sameVariation` of them of the chosen variation
 * (CART-18 to CART-20).
 */
export function canAdd(
  item: Item,
  choice: Choice,
  pieces: { adding: number; inCart: number; sameVariation: number },
): AddVerdict {
  const left = stockOf(item, choice);
  if (left !== null && pieces.sameVariation + pieces.adding > left) return { allowed: false, reason: "stock" };
  const tooMany = exceedsMaximum(item, pieces.inCart + pieces.adding);
  if (tooMany && moduleKind(item.moduleType).enforcesMaximum) return { allowed: false, reason: "max-quantity" };
  return { allowed: true, notice: tooMany ? "max-quantity" : null };
}

/** The pieces of a choice that may be in a cart, beside `others` of the item's other lines; infinite where nothing limits them (CART-21, CART-22). */
export function mostPieces(item: Item, choice: Choice, others: number): number {
  const left = stockOf(item, choice) ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(left - sharing(choice, others), maximumOf(item) - others));
}

/** The pieces of other lines that come out of the same stock: a variation has its own. */
const sharing = ({ variationType }: Choice, others: number): number => (variationType === null ? others : 0);

const exceedsMaximum = (item: Item, quantity: number): boolean => quantity > maximumOf(item);

/** The delivery API writes "no maximum" as null or 0. */
const maximumOf = ({ maximumQuantity }: Item): number => maximumQuantity || Number.POSITIVE_INFINITY;

/** How much of what was offered is sold, in percent between 0 and 100 (CARD-09). */
export function soldPercent({ sold, stock }: { sold: number; stock: number }): number {
  if (stock <= 0) return sold > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (sold / stock) * 100));
}

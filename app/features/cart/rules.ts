import type { Cart, CartLine, Item, Selection } from "~/delivery-api/model";
import { fromMinor, sum, toMinor } from "~/features/catalogue/money";
import { linePrice, unitPrice } from "~/features/catalogue/price";
import { type AddVerdict, canAdd, canIncrement, type IncrementVerdict, mostPieces } from "~/features/catalogue/stock";
import {
  hasChoices,
  normaliseSelection,
  type SelectionProblem,
  sameOptions,
  selectionProblems,
  selectionsEqual,
} from "~/features/catalogue/variations";
import { moduleKind } from "~/module-kinds";

/** What a press on "add" wants. */
export type AddRequest = {
  item: Item;
  isCampaign: boolean;
  /** Null from a card, where nothing was chosen: one piece, or the item is opened first. */
  selection: Selection | null;
  /** The line that the dialog was opened for, when it edits one (ITEM-10). */
  lineId: number | null;
  hasLocation: boolean;
  /** Whether the item can be bought now or by schedule: availability's `saleState` is not `not-now`. */
  onSale: boolean;
};

/** Everything that can come of it. `price` is what the cart call sends: one piece before discount, without add-ons. */
export type AddPlan =
  | { kind: "open-product" }
  | { kind: "open-dialog" }
  | { kind: "ask-location" }
  | { kind: "ask-clear" }
  | { kind: "unchanged" }
  | { kind: "refuse"; reason: "not-on-sale" | "stock" | "max-quantity" }
  | { kind: "invalid"; problems: SelectionProblem[] }
  | { kind: "add"; selection: Selection; price: number; notice: "max-quantity" | null }
  | { kind: "update"; line: CartLine; selection: Selection; price: number; notice: "max-quantity" | null };

/** What a press on a card means. */
export const onePiece: Selection = { quantity: 1, groups: [], variationType: null, addOns: [] };

/** What adding to the cart should do (CART-10 to CART-20, ITEM-10, ITEM-11, LOC-23). */
export function planAdd(cart: Cart, request: AddRequest, digits: number): AddPlan {
  const { item } = request;
  if (!request.selection && hasChoices(item)) {
    return { kind: moduleKind(item.moduleType).itemsOpenIn === "page" ? "open-product" : "open-dialog" };
  }
  const selection = normaliseSelection(request.selection ?? onePiece);
  const problems = selectionProblems(item, selection);
  if (problems.length > 0) return { kind: "invalid", problems };
  if (!request.hasLocation) return { kind: "ask-location" };
  if (!request.onSale) return { kind: "refuse", reason: "not-on-sale" };

  const edited = cart.lines.find(({ id }) => id === request.lineId);
  if (edited) return planEdit(cart, edited, item, selection, digits);
  if (isOtherStore(cart, item)) return { kind: "ask-clear" };

  const verdict = mayAdd(cart.lines, request, selection);
  if (!verdict.allowed) return { kind: "refuse", reason: verdict.reason };
  const price = unitPrice(item, selection, digits);
  const line = findLine(cart, request, selection);
  if (!line) return { kind: "add", selection, price, notice: verdict.notice };
  return { kind: "update", line, selection: mergeSelections(line.selection, selection), price, notice: verdict.notice };
}

/** The dialog of a line in the cart: its selection replaces the line's (ITEM-10, ITEM-11). */
function planEdit(cart: Cart, line: CartLine, item: Item, selection: Selection, digits: number): AddPlan {
  if (selectionsEqual(line.selection, selection)) return { kind: "unchanged" };
  const others = cart.lines.filter(({ id }) => id !== line.id);
  const verdict = mayAdd(others, { item, isCampaign: line.isCampaign }, selection);
  if (!verdict.allowed && !takesNoMore(line, selection, verdict.reason)) {
    return { kind: "refuse", reason: verdict.reason };
  }
  const notice = verdict.allowed ? verdict.notice : null;
  return { kind: "update", line, selection, price: unitPrice(item, selection, digits), notice };
}

/** Whether an edit leaves a limit as it is: no more pieces of the item, and of its stock none of another variation. */
const takesNoMore = (line: CartLine, { quantity, variationType }: Selection, limit: "stock" | "max-quantity") =>
  quantity <= line.selection.quantity && (limit === "max-quantity" || variationType === line.selection.variationType);

type ItemKey = { item: Item; isCampaign: boolean };

function mayAdd(lines: CartLine[], key: ItemKey, selection: Selection): AddVerdict {
  const ofItem = linesOfItem({ lines }, key);
  const sameVariation = ofItem.filter((line) => line.selection.variationType === selection.variationType);
  return canAdd(key.item, selection, {
    adding: selection.quantity,
    inCart: pieces(ofItem),
    sameVariation: pieces(sameVariation),
  });
}

const pieces = (lines: CartLine[]) => sum(lines.map(({ selection }) => selection.quantity));

/** The cart's lines of one item; an item and a campaign item may share a number. */
export function linesOfItem(cart: Cart, { item, isCampaign }: ItemKey): CartLine[] {
  return cart.lines.filter((line) => line.item.id === item.id && line.isCampaign === isCampaign);
}

/** The line that a selection belongs to: the same item with the same options (docs/delivery-api.md §6). */
export function findLine(cart: Cart, key: ItemKey, selection: Selection): CartLine | null {
  return linesOfItem(cart, key).find((line) => sameOptions(line.selection, selection)) ?? null;
}

/** Both selections of the same options as one, the add-ons summed up (CART-13). */
export function mergeSelections(a: Selection, b: Selection): Selection {
  const ids = [...new Set([...a.addOns, ...b.addOns].map(({ id }) => id))];
  const quantityOf = (id: number) =>
    sum([...a.addOns, ...b.addOns].filter((of) => of.id === id).map((of) => of.quantity));
  return normaliseSelection({
    ...a,
    quantity: a.quantity + b.quantity,
    addOns: ids.map((id) => ({ id, quantity: quantityOf(id) })),
  });
}

/** Whether the cart must be cleared first: it holds something, and nothing of this item's store (CART-10, CART-11). */
export function isOtherStore(cart: Cart, item: Item): boolean {
  return cart.lines.length > 0 && !cart.lines.some((line) => isSameStore(line.item, item));
}

/**
 * The lines of one order, those of the first line's store, and those that wait for another: newer servers keep a cart for each store, and the
 * operator's app may have filled several (docs/delivery-api.md §6).
 */
export function ofOneStore(lines: CartLine[]): { lines: CartLine[]; waiting: CartLine[] } {
  const isOrdered = ({ item }: CartLine) => item.storeId === lines[0]?.item.storeId;
  return { lines: lines.filter(isOrdered), waiting: lines.filter((line) => !isOrdered(line)) };
}

/**
 * The cart after a change to the lines of one store. Newer servers may answer with that store's lines alone (docs/delivery-api.md §6): those of the
 * other stores are in it as they were, and the first store stays the first.
 */
export function withOtherStores(before: Cart, answer: Cart, storeId: number): Cart {
  const isOther = ({ item }: CartLine) => item.storeId !== storeId;
  const others = before.lines.filter(isOther);
  if (answer.lines.some(isOther)) return answer;
  const isFirst = before.lines[0]?.item.storeId === storeId;
  return { lines: isFirst ? [...answer.lines, ...others] : [...others, ...answer.lines] };
}

/**
 * The lines whose stores do not deliver to a place in these zones. An item belongs to its store's zone; one that names none is
 * left to the delivery API.
 */
export function linesOutside({ lines }: Cart, zoneIds: readonly number[]): CartLine[] {
  return lines.filter(({ item }) => item.zoneId !== null && !zoneIds.includes(item.zoneId));
}

function isSameStore(a: Item, b: Item): boolean {
  const sameModule = a.moduleId === null || b.moduleId === null || a.moduleId === b.moduleId;
  return a.storeId === b.storeId && sameModule;
}

/** − on a card or line: removes the last piece (CART-08, CART-09). */
export function planDecrement(line: CartLine): { kind: "remove" } | { kind: "update"; selection: Selection } {
  const quantity = line.selection.quantity - 1;
  return quantity < 1 ? { kind: "remove" } : { kind: "update", selection: { ...line.selection, quantity } };
}

/**
 * The pieces that stay of a line when the delivery API refuses to lower it to `wanted`, for the reasons of `codes` (CART-09,
 * docs/delivery-api.md §6): none of what is sold no more, above a limit as many as may be had. Null where that leads no further.
 */
export function piecesLeft(cart: Cart, line: CartLine, wanted: number, codes: string[]): number | null {
  const others = otherLines(cart, line);
  if (codes.includes("cart_item")) {
    // The code also refuses a second line with the same options: its pieces are none to lose.
    return others.some(({ selection }) => sameOptions(selection, line.selection)) ? null : 0;
  }
  if (!codes.some((code) => code === "stock" || code === "cart_item_limit")) return null;
  const most = mostPieces(line.item, line.selection, pieces(others));
  return most < wanted ? most : null;
}

/** The item's lines beside this one. */
const otherLines = (cart: Cart, line: CartLine) => linesOfItem(cart, line).filter(({ id }) => id !== line.id);

/**
 * Whether a press on − or + was made on a number that is not the line's any more: another tab has changed it since. `was` is null
 * while a press of the same page is under way; a press sent twice finds its own number.
 */
export function isOvertaken(line: CartLine, press: { was: number | null; wanted: number }): boolean {
  const { quantity } = line.selection;
  return press.was !== null && quantity !== press.was && quantity !== press.wanted;
}

/** + on a card or line: one more piece, or what blocks it (CART-21, CART-22). */
export function planIncrement(
  cart: Cart,
  line: CartLine,
):
  | { kind: "update"; selection: Selection }
  | { kind: "blocked"; reason: Exclude<IncrementVerdict, { allowed: true }>["reason"] } {
  const { item, selection } = line;
  const verdict = canIncrement(item, selection, selection.quantity, pieces(otherLines(cart, line)));
  if (!verdict.allowed) return { kind: "blocked", reason: verdict.reason };
  return { kind: "update", selection: { ...selection, quantity: selection.quantity + 1 } };
}

/** Sum of the lines after item discounts, add-ons included, in the main currency unit (CART-03). */
export function subtotal(cart: Cart, digits: number): number {
  const lines = cart.lines.map(({ item, selection }) => toMinor(linePrice(item, selection, digits).total, digits));
  return fromMinor(sum(lines), digits);
}

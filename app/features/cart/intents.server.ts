import type { Cart, CartLine, Result } from "~/delivery-api";
import { unitPrice } from "~/features/catalogue/price";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { addToCart } from "./add-to-cart.server";
import { cartOf, keepChange } from "./cart.server";
import { isCartShown } from "./cart-href";
import { lineInput, lineUpdate } from "./line-input";
import { addedItem } from "./pending-cart";
import { isOvertaken, piecesLeft, planIncrement } from "./rules";
import { parseSelectionText } from "./selection-text.server";

/** The most that + leads to: a guard against a slipped key. Two adds may have made more of a line, which − must be able to lower. */
const mostOfLine = 999;

/** One piece of an item, from its card (CART-16). Items with options are opened instead (CART-14, CART-15). */
async function add(context: RequestContext, form: FormData): Promise<Outcome> {
  return addFromForm(context, form, false);
}

/** The question "clear the cart?" was answered with yes (CART-12); the selection came along in the form. */
async function clearAndAdd(context: RequestContext, form: FormData): Promise<Outcome> {
  return addFromForm(context, form, true);
}

async function addFromForm(context: RequestContext, form: FormData, clearFirst: boolean): Promise<Outcome> {
  const added = addedItem(form);
  if (!added) return gone(context);
  const { id, isCampaign } = added;
  const item = await context.api.items.details(id, { campaign: isCampaign });
  if (!item.ok) return failureOutcome(context, item.failure);
  return addToCart(context, item.value, parseSelectionText(form.get("selection")), { isCampaign, clearFirst });
}

/**
 * − and + name the quantity they lead to, so that a press sent twice changes nothing twice (CART-08, CART-09, CART-21, CART-22), and
 * the one they were pressed on: where it is another by now, the cart is shown as it stands and nothing is changed.
 */
async function setQuantity(context: RequestContext, form: FormData): Promise<Outcome> {
  const quantity = Number(form.get("quantity") || Number.NaN);
  if (!Number.isSafeInteger(quantity) || quantity < 0) return gone(context);
  const found = await findLine(context, form);
  if ("kind" in found) return found;
  const { line, cart } = found;
  const was = form.get("was");
  if (isOvertaken(line, { was: was === null ? null : Number(was), wanted: quantity })) return gone(context);
  if (quantity === 0) return removeLine(context, line);
  const { quantity: held } = line.selection;
  const obstacle = quantity > held ? quantityRefusal(found, quantity) : null;
  if (obstacle) {
    const text = obstacle === "out-of-stock" ? "cart:outOfStock" : "cart:outOfLimits";
    return { kind: "invalid", status: 422, result: { reply: null }, toasts: [toast(context, "error", text)] };
  }
  const result = await update(context, found, quantity);
  if (result.ok) return changed(context, line, result.value);
  // A line that cannot be lowered step by step would stand in the way of every order.
  const codes = result.failure.errors.map(({ code }) => code);
  const left = quantity < held ? piecesLeft(cart, line, quantity, codes) : null;
  const { name } = line.item;
  if (left === null) return failureOutcome(context, result.failure);
  const isLimited = codes.includes("cart_item_limit");
  const why = isLimited
    ? toast(context, "warning", "cart:outOfLimits")
    : toast(context, "warning", "cart:soldNoMore", { name });
  if (left === 0) return removeLine(context, line, why);
  const lowered = await update(context, found, left);
  if (!lowered.ok) return failureOutcome(context, lowered.failure);
  return changed(context, line, lowered.value, [toast(context, "warning", "cart:lowered", { name, most: left })]);
}

/** What stands against so many pieces of a line; null when nothing does. */
function quantityRefusal({ cart, line }: FoundLine, wanted: number): "out-of-stock" | "out-of-limits" | null {
  const next = planIncrement(cart, { ...line, selection: { ...line.selection, quantity: wanted - 1 } });
  if (next.kind === "blocked") return next.reason;
  return wanted > mostOfLine ? "out-of-limits" : null;
}

/** Brings a line to a quantity, at today's price. */
function update(context: RequestContext, { line, digits }: FoundLine, quantity: number): Promise<Result<Cart>> {
  const selection = { ...line.selection, quantity };
  const price = unitPrice(line.item, selection, digits);
  const input = lineInput(line.item, line.isCampaign, { selection, price });
  return context.api.cart.update(lineUpdate(input, line));
}

/** CART-08 on cards, CART-24 in the drawer and on the cart page. */
async function removeLine(context: RequestContext, line: CartLine, message?: Toast): Promise<Outcome> {
  const result = await context.api.cart.remove(line.id, line.item.storeId);
  if (!result.ok) return failureOutcome(context, result.failure);
  const removed = isCartShown(pathOf(context.url)) ? "cart:lineRemoved" : "cart:removed";
  return changed(context, line, result.value, [message ?? toast(context, "success", removed)]);
}

async function changed(context: RequestContext, line: CartLine, answer: Cart, toasts: Toast[] = []): Promise<Outcome> {
  await keepChange(context, answer, line.item.storeId);
  return { ...stay(context, cardAnchor(context, line)), toasts };
}

const cardAnchor = (context: RequestContext, line: CartLine) =>
  context.isDocument && !isCartShown(pathOf(context.url)) ? `#item-${line.item.id}` : "";

type FoundLine = { line: CartLine; cart: Cart; digits: number };

async function findLine(context: RequestContext, form: FormData): Promise<Outcome | FoundLine> {
  const [config, cart] = await Promise.all([context.api.config.get(), cartOf(context)]);
  if (!config.ok) return failureOutcome(context, config.failure);
  if (!cart.ok) return failureOutcome(context, cart.failure);
  const line = cart.value.lines.find(({ id }) => id === readId(form.get("lineId")));
  return line ? { line, cart: cart.value, digits: config.value.currency.digits } : gone(context);
}

/** Another tab was quicker; the page is drawn again as the cart is now. */
const gone = (context: RequestContext): Outcome => ({
  ...stay(context),
  toasts: [toast(context, "warning", "cart:gone")],
});

/** The change shows where it was made: a drawer stays open, and without scripts the card keeps its place. */
const stay = (context: RequestContext, anchor = "") => ({ kind: "done", to: pathOf(context.url) + anchor }) as const;

function readId(value: FormDataEntryValue | null): number | null {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export const cartIntents = { add, "set-quantity": setQuantity, "clear-and-add": clearAndAdd } satisfies Intents;

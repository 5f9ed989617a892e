import type { CartLine } from "~/delivery-api";
import { unitPrice } from "~/features/catalogue/price";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { addToCart } from "./add-to-cart.server";
import { cartOf, keepCart } from "./cart.server";
import { lineInput } from "./line-input";
import { addedItem } from "./pending-cart";
import { isOvertaken, planIncrement } from "./rules";
import { parseSelectionText } from "./selection-text.server";

/** One piece of an item, from its card (CART-16). Items with options are opened instead (CART-14, CART-15). */
async function add(shop: Shop, form: FormData): Promise<Outcome> {
  return addFromForm(shop, form, false);
}

/** The question "clear the cart?" was answered with yes (CART-12); the selection came along in the form. */
async function clearAndAdd(shop: Shop, form: FormData): Promise<Outcome> {
  return addFromForm(shop, form, true);
}

async function addFromForm(shop: Shop, form: FormData, clearFirst: boolean): Promise<Outcome> {
  const added = addedItem(form);
  if (!added) return gone(shop);
  const { id, isCampaign } = added;
  const item = await shop.api.items.details(id, { campaign: isCampaign });
  if (!item.ok) return failureOutcome(shop, item.failure);
  return addToCart(shop, item.value, parseSelectionText(form.get("selection")), { isCampaign, clearFirst });
}

/**
 * − and + name the quantity they lead to, so that a press sent twice changes nothing twice (CART-08, CART-09, CART-21, CART-22), and
 * the one they were pressed on: where it is another by now, the cart is shown as it stands and nothing is changed.
 */
async function setQuantity(shop: Shop, form: FormData): Promise<Outcome> {
  const quantity = Number(form.get("quantity"));
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > 999) return gone(shop);
  const found = await findLine(shop, form);
  if ("kind" in found) return found;
  const { line, digits } = found;
  const was = form.get("was");
  if (isOvertaken(line, { was: was === null ? null : Number(was), wanted: quantity })) return gone(shop);
  if (quantity === 0) return removeLine(shop, line);
  const selection = { ...line.selection, quantity };
  const next =
    quantity > line.selection.quantity
      ? planIncrement({ ...line, selection: { ...selection, quantity: quantity - 1 } })
      : null;
  if (next?.kind === "blocked") {
    const reason = next.reason === "out-of-stock" ? "cart:outOfStock" : "cart:outOfLimits";
    return { kind: "again", status: 422, result: { reply: null }, toasts: [toast(shop, "error", reason)] };
  }
  const price = unitPrice(line.item, selection, digits);
  const result = await shop.api.cart.update({
    ...lineInput(line.item, line.isCampaign, { selection, price }),
    cartId: line.id,
  });
  if (!result.ok) return failureOutcome(shop, result.failure);
  keepCart(shop, result.value);
  return stay(shop, cardAnchor(shop, line));
}

/** CART-08 on cards, CART-24 in the drawer and on the cart page. */
async function removeLine(shop: Shop, line: CartLine): Promise<Outcome> {
  const result = await shop.api.cart.remove(line.id, line.item.storeId);
  if (!result.ok) return failureOutcome(shop, result.failure);
  keepCart(shop, result.value);
  const message = toast(shop, "success", isCartView(shop) ? "cart:lineRemoved" : "cart:removed");
  return { ...stay(shop, cardAnchor(shop, line)), toasts: [message] };
}

/** The drawer and the cart page list lines; everywhere else the buttons stand on cards. */
const isCartView = ({ url }: Shop) => url.pathname === "/cart" || url.searchParams.get("dialog") === "cart";

const cardAnchor = (shop: Shop, line: CartLine) =>
  shop.isDocument && !isCartView(shop) ? `#item-${line.item.id}` : "";

async function findLine(shop: Shop, form: FormData): Promise<Outcome | { line: CartLine; digits: number }> {
  const [config, cart] = await Promise.all([shop.api.config.get(), cartOf(shop)]);
  if (!config.ok) return failureOutcome(shop, config.failure);
  if (!cart.ok) return failureOutcome(shop, cart.failure);
  const line = cart.value.lines.find(({ id }) => id === readId(form.get("line")));
  return line ? { line, digits: config.value.currency.digits } : gone(shop);
}

/** Another tab was quicker; the page is drawn again as the cart is now. */
const gone = (shop: Shop): Outcome => ({ ...stay(shop), toasts: [toast(shop, "warning", "cart:gone")] });

/** The change shows where it was made: a drawer stays open, and without scripts the card keeps its place. */
const stay = (shop: Shop, anchor = "") => ({ kind: "done", to: shop.url.pathname + shop.url.search + anchor }) as const;

function readId(value: FormDataEntryValue | null): number | null {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export const cartIntents = { add, "set-quantity": setQuantity, "clear-and-add": clearAndAdd } satisfies Intents;

import type { Cart, Config, Item, Result, Selection } from "~/delivery-api";
import { saleState } from "~/features/catalogue/availability.server";
import { itemDialogHref, productHref } from "~/features/catalogue/item-href";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import type { Toast } from "~/session/flash.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { cartOf, ensureVisitor, keepCart } from "./cart.server";
import { clearCartHref } from "./clear-cart-href";
import { lineInput } from "./line-input";
import { type AddPlan, findLine, onePiece, planAdd } from "./rules";
import { selectionText } from "./selection-text.server";

export type AddOptions = {
  isCampaign?: boolean;
  /** The line that is edited: its selection is replaced (ITEM-10). */
  lineId?: number | null;
  /** Empty the cart first; the customer has confirmed it (CART-12). */
  clearFirst?: boolean;
};

/**
 * Adds an item to the cart, or says what stands in the way (CART-10 to CART-20, LOC-23). `selection` null comes from a card.
 * The item must be the delivery API's own, with its details; the cart is read anew.
 */
export async function addToCart(
  shop: Shop,
  item: Item,
  selection: Selection | null,
  options: AddOptions = {},
): Promise<Outcome> {
  const { isCampaign = false, lineId = null, clearFirst = false } = options;
  const visitor = await ensureVisitor(shop);
  if (!visitor.ok) return failureOutcome(shop, visitor.failure);
  const [config, cart] = await Promise.all([shop.api.config.get(), cartOf(shop)]);
  if (!config.ok) return failureOutcome(shop, config.failure);
  if (!cart.ok) return failureOutcome(shop, cart.failure);

  const request = {
    item,
    isCampaign,
    selection,
    editing: lineId,
    hasLocation: shop.session.place !== null,
    onSale: isOnSale(shop, item, config.value),
  };
  const plan = planAdd(clearFirst ? { lines: [] } : cart.value, request, config.value.currency.digits);
  return carryOut(shop, plan, {
    item,
    isCampaign,
    clearFirst,
    isEdit: lineId !== null,
    wanted: selection ?? onePiece,
  });
}

function isOnSale(shop: Shop, item: Item, config: Config): boolean {
  const moment = { now: shop.now(), zone: shop.timeZone };
  return saleState(item, item.store, moment, config.scheduleOrders).state !== "not-now";
}

type Adding = {
  item: Item;
  isCampaign: boolean;
  clearFirst: boolean;
  isEdit: boolean;
  /** For the question whether to clear the cart: what shall be added then. */
  wanted: Selection;
};
type CartChange = Extract<AddPlan, { kind: "add" | "update" }>;

async function carryOut(shop: Shop, plan: AddPlan, adding: Adding): Promise<Outcome> {
  const { item, isCampaign, wanted } = adding;
  const here = shop.url.pathname + shop.url.search;
  switch (plan.kind) {
    case "open-product":
      return { kind: "done", to: productHref({ ...item, isCampaign }) };
    case "open-dialog":
      return { kind: "done", to: itemDialogHref(here, item.id, isCampaign) };
    case "ask-location":
      return { kind: "done", to: dialogHref(here, "insert-location") };
    case "ask-clear":
      return { kind: "done", to: clearCartHref(here, item.id, isCampaign, selectionText(wanted)) };
    case "unchanged":
      return { kind: "done", to: withoutDialog(here), toasts: [toast(shop, "info", "cart:unchanged")] };
    case "invalid":
      return refusal(toast(shop, "error", "cart:invalid"));
    case "refuse":
      return refusal(toast(shop, "error", refusalText[plan.reason]));
    case "add":
    case "update":
      return change(shop, plan, adding);
  }
}

/** CART-18, CART-19, ITEM-12. */
const refusalText = { "not-on-sale": "cart:notOnSale", stock: "cart:outOfStock", "max-quantity": "cart:outOfLimits" };

const refusal = (message: Toast): Outcome => ({
  kind: "again",
  status: 422,
  result: { reply: null },
  toasts: [message],
});

async function change(shop: Shop, plan: CartChange, adding: Adding): Promise<Outcome> {
  if (adding.clearFirst) {
    const cleared = await shop.api.cart.clear();
    if (!cleared.ok) return failureOutcome(shop, cleared.failure);
    keepCart(shop, cleared.value);
  }
  const result = await send(shop, plan, adding);
  if (!result.ok) return failureOutcome(shop, result.failure);
  keepCart(shop, result.value);
  const notice = plan.notice === null ? [] : [toast(shop, "warning", "cart:outOfLimits")];
  // Without scripts the page loads anew: the anchor brings the customer back to the card.
  const to = withoutDialog(shop.url.pathname + shop.url.search, shop.isDocument ? `item-${adding.item.id}` : undefined);
  return { kind: "done", to, toasts: [success(shop, adding), ...notice] };
}

function success(shop: Shop, { clearFirst, isEdit }: Adding): Toast {
  if (clearFirst) return toast(shop, "success", "cart:clearedAndAdded");
  return toast(shop, "success", isEdit ? "cart:updated" : "cart:added");
}

async function send(shop: Shop, plan: CartChange, { item, isCampaign }: Adding): Promise<Result<Cart>> {
  const line = lineInput(item, isCampaign, plan);
  if (plan.kind === "update") return shop.api.cart.update({ ...line, cartId: plan.line.id });
  const added = await shop.api.cart.add(line);
  if (added.ok || !added.failure.errors.some(({ code }) => code === "cart_item")) return added;
  // The same line is there already, from another tab: bring it to what was asked for (docs/delivery-api.md §6).
  const current = await shop.api.cart.list();
  const standing = current.ok ? findLine(current.value, { item, isCampaign }, plan.selection) : null;
  return standing ? shop.api.cart.update({ ...line, cartId: standing.id }) : added;
}

import {
  type Cart,
  type Config,
  type DeliveryApi,
  type Item,
  isOutcomeUnknown,
  type Result,
  type Selection,
} from "~/delivery-api";
import { saleState } from "~/features/catalogue/availability.server";
import { itemDialogHref, productHref } from "~/features/catalogue/item-href";
import { ensureGuest } from "~/request/context/guest.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { patientApi } from "./add-lines.server";
import { cartOf, keepCart, keepChange } from "./cart.server";
import { cartHref, isCartShown } from "./cart-href";
import { clearCartHref } from "./clear-cart-href";
import { clearedToast, emptiedCart } from "./cleared-cart.server";
import { lineInput, lineUpdate } from "./line-input";
import { type AddPlan, findLine, mergeSelections, onePiece, planAdd } from "./rules";
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
  context: RequestContext,
  item: Item,
  selection: Selection | null,
  options: AddOptions = {},
): Promise<Outcome> {
  const { isCampaign = false, lineId = null, clearFirst = false } = options;
  const guest = await ensureGuest(context);
  if (!guest.ok) return failureOutcome(context, guest.failure);
  const [config, cart] = await Promise.all([context.api.config.get(), cartOf(context)]);
  if (!config.ok) return failureOutcome(context, config.failure);
  if (!cart.ok) return failureOutcome(context, cart.failure);

  const request = {
    item,
    isCampaign,
    selection,
    lineId,
    hasLocation: context.session.area !== null,
    onSale: isOnSale(context, item, config.value),
  };
  const plan = planAdd(clearFirst ? { lines: [] } : cart.value, request, config.value.currency.digits);
  return carryOut(context, plan, {
    item,
    isCampaign,
    clears: clearFirst && cart.value.lines.length > 0 ? cart.value : null,
    // A line that is gone meanwhile is edited no more: the item is added.
    isEdit: plan.kind === "update" && plan.line.id === lineId,
    wanted: selection ?? onePiece,
  });
}

function isOnSale(context: RequestContext, item: Item, config: Config): boolean {
  const moment = { now: context.now(), zone: context.timeZone };
  return saleState(item, item.store, moment, config.scheduleOrders).state !== "not-now";
}

type Adding = {
  item: Item;
  isCampaign: boolean;
  /** The cart that makes room first, as the customer has confirmed. */
  clears: Cart | null;
  isEdit: boolean;
  /** For the question whether to clear the cart: what shall be added then. */
  wanted: Selection;
};
type CartChange = Extract<AddPlan, { kind: "add" | "update" }>;

async function carryOut(context: RequestContext, plan: AddPlan, adding: Adding): Promise<Outcome> {
  const { item, isCampaign, wanted } = adding;
  const here = pathOf(context.url);
  switch (plan.kind) {
    case "open-product":
      return { kind: "done", to: productHref({ ...item, isCampaign }) };
    case "open-dialog":
      return { kind: "done", to: itemDialogHref(here, item.id, isCampaign), asks: true };
    case "ask-location":
      return { kind: "done", to: dialogHref(here, "insert-location"), asks: true };
    case "ask-clear":
      return { kind: "done", to: clearCartHref(here, item.id, isCampaign, selectionText(wanted)), asks: true };
    case "unchanged":
      return { kind: "done", to: afterAdding(context, adding), toasts: [toast(context, "warning", "cart:unchanged")] };
    case "invalid":
      return refusal(toast(context, "error", "cart:invalid"));
    case "refuse":
      return refusal(toast(context, "error", refusalText[plan.reason]));
    case "add":
    case "update":
      return change(context, plan, adding);
  }
}

/** CART-18, CART-19, ITEM-12. */
const refusalText = { "not-on-sale": "cart:notOnSale", stock: "cart:outOfStock", "max-quantity": "cart:outOfLimits" };

const refusal = (message: Toast): Outcome => ({
  kind: "invalid",
  status: 422,
  result: { reply: null },
  toasts: [message],
});

async function change(context: RequestContext, plan: CartChange, adding: Adding): Promise<Outcome> {
  const { clears } = adding;
  if (clears) {
    const cleared = await emptiedCart(context);
    if (!cleared.ok) return failureOutcome(context, cleared.failure);
    keepCart(context, cleared.value);
  }
  const notice = plan.notice === null ? [] : [toast(context, "warning", "cart:outOfLimits")];
  // What takes several calls may take longer than a page may.
  const isPatient = clears !== null || plan.kind === "update";
  const api = isPatient ? patientApi(context, context.session.module?.id ?? null) : context.api;
  const result = await send(api, plan, adding);
  if (!result.ok) {
    // Kept first: a refused token makes a guest of its customer.
    const undo = clears ? [await clearedToast(context, clears)] : [];
    const refused = failureOutcome(context, result.failure);
    return { ...refused, toasts: [...notice, ...(refused.toasts ?? []), ...undo] };
  }
  await keepChange(context, result.value, adding.item.storeId);
  return { kind: "done", to: afterAdding(context, adding), toasts: [success(context, adding), ...notice] };
}

/** A dialog closes (CART-17), of a line of the cart to the cart; the cart itself stays open, since what was added shows there. */
function afterAdding(context: RequestContext, { item }: Pick<Adding, "item">): string {
  const here = pathOf(context.url);
  if (isCartShown(here)) return here;
  if (context.url.searchParams.get("back") === "cart") return cartHref(here);
  // Without scripts the page loads anew: the anchor brings the customer back to the card.
  return withoutDialog(here, context.isDocument ? `item-${item.id}` : undefined);
}

function success(context: RequestContext, { clears, isEdit }: Adding): Toast {
  if (clears) return toast(context, "success", "cart:clearedAndAdded");
  return toast(context, "success", isEdit ? "cart:updated" : "cart:added");
}

async function send(
  { cart }: Pick<DeliveryApi, "cart">,
  plan: CartChange,
  { item, isCampaign }: Adding,
): Promise<Result<Cart>> {
  const edited = plan.kind === "update" ? plan.line : null;
  const input = lineInput(item, isCampaign, plan);
  const sent = edited ? await cart.update(lineUpdate(input, edited)) : await cart.add(input);
  if (sent.ok) return sent;
  // A line with these options is there already (docs/delivery-api.md §6).
  const isTaken = sent.failure.errors.some(({ code }) => code === "cart_item");
  if (!isTaken && (edited || !isOutcomeUnknown(sent.failure))) return sent;
  const current = await cart.list();
  const existing = current.ok ? findLine(current.value, { item, isCampaign }, plan.selection) : null;
  if (!existing || existing.id === edited?.id) return sent;
  if (!isTaken) return current;
  // From another tab: it is brought to what was asked for.
  if (!edited) return cart.update(lineUpdate(input, existing));
  const selection = mergeSelections(existing.selection, plan.selection);
  const joined = await cart.update(lineUpdate({ ...input, selection }, existing));
  const left = joined.ok ? await cart.remove(edited.id, item.storeId) : joined;
  // Its pieces have moved already: whoever was told of a failure would press again, and have them twice.
  return left.ok ? left : joined;
}

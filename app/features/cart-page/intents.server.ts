import { addLines } from "~/features/cart/add-lines.server";
import { cartOf, keepCart } from "~/features/cart/cart.server";
import { cartHref } from "~/features/cart/cart-href";
import { addForm } from "~/features/cart/pending-cart";
import { keepCartNote } from "~/features/checkout/cart-note.server";
import { longestNote } from "~/features/checkout/checkout-data";
import { nameList } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { keepClearedCart, takeClearedCart } from "./cleared-cart.server";

const addressOf = ({ url }: RequestContext) => url.pathname + url.search;

/** The page stays where it is and is drawn as things are now. */
const stay = (context: RequestContext, toasts: Outcome["toasts"]): Outcome => ({
  kind: "done",
  to: addressOf(context),
  ...(toasts ? { toasts } : {}),
});

/** "Save" below the cart's note: it stands in the checkout's form then. */
async function keepNote(context: RequestContext, form: FormData): Promise<Outcome> {
  const note = String(form.get("note") ?? "")
    .trim()
    .slice(0, longestNote);
  await keepCartNote(context, Number(form.get("store")), note);
  return stay(context, [toast(context, "success", note ? "cart:note.kept" : "cart:note.removed")]);
}

/** Undo and what came of it are one message: the later takes the place of the earlier. */
const cleared = "cart:cleared";

/** "Clear Cart" of a cart that is only emptied (CART-05); what it held can be had back for a while. */
async function clearCart(context: RequestContext): Promise<Outcome> {
  const cart = await cartOf(context);
  if (!cart.ok) return failureOutcome(context, cart.failure);
  // An empty one may be that of a guest without a number, whom nobody would know.
  const empty = cart.value.lines.length > 0 ? await context.api.cart.clear() : cart;
  if (!empty.ok) return failureOutcome(context, empty.failure);
  if (cart.value.lines.length > 0) await keepClearedCart(context, cart.value.lines);
  keepCart(context, empty.value);
  const undo = { text: context.t("cart:undo"), form: addForm, intent: "restore-cart" };
  return {
    kind: "done",
    to: cartHref(addressOf(context)),
    toasts: [{ ...toast(context, "success", cleared), action: undo }],
  };
}

/** "Undo": the lines with their options once more, at today's prices; what is not sold any more is named. */
async function restoreCart(context: RequestContext): Promise<Outcome> {
  const [config, cart, wanted] = await Promise.all([
    context.api.config.get(),
    cartOf(context),
    takeClearedCart(context),
  ]);
  if (!config.ok) return failureOutcome(context, config.failure);
  if (!cart.ok) return failureOutcome(context, cart.failure);
  const found = await Promise.all(
    wanted.map(async (line) => ({
      ...line,
      item: await context.api.items.details(line.itemId, { campaign: line.isCampaign }),
    })),
  );
  const sold = found.flatMap(({ item, ...line }) => (item.ok ? [{ ...line, item: item.value }] : []));
  const filled = await addLines(context, cart.value, sold, config.value.currency.digits);
  if (!filled.ok) return failureOutcome(context, filled.failure);
  keepCart(context, filled.value.cart);
  const left = [...found.filter(({ item }) => !item.ok), ...filled.value.refused];
  if (wanted.length === 0) return stay(context, [toast(context, "warning", "cart:notRestored")]);
  const names = nameList(
    left.map(({ name }) => name),
    context.language,
  );
  const message =
    left.length > 0
      ? toast(context, "warning", "cart:restoredBut", { names })
      : toast(context, "success", "cart:restored");
  return stay(context, [{ ...message, id: cleared }]);
}

/** A line of the cart goes to the wishlist, which knows items without their options (WISH-01). */
async function saveForLater(context: RequestContext, form: FormData): Promise<Outcome> {
  const cart = await cartOf(context);
  if (!cart.ok) return failureOutcome(context, cart.failure);
  const line = cart.value.lines.find(({ id }) => id === Number(form.get("lineId")));
  if (!line) return stay(context, [toast(context, "warning", "cart:gone")]);
  const wished = await context.api.wishlist.add({ kind: "item", id: line.item.id });
  if (!wished.ok) return failureOutcome(context, wished.failure);
  const left = await context.api.cart.remove(line.id, line.item.storeId);
  if (!left.ok) return failureOutcome(context, left.failure);
  keepCart(context, left.value);
  return stay(context, [toast(context, "success", "cart:savedForLater", { name: line.item.name })]);
}

export const cartPageIntents = {
  "keep-note": keepNote,
  "clear-cart": clearCart,
  "restore-cart": restoreCart,
  "save-for-later": forCustomers(saveForLater),
} satisfies Intents;

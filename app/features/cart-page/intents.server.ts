import { addLines, patientApi, refusalToasts } from "~/features/cart/add-lines.server";
import { cartOf, keepCart, keepChange } from "~/features/cart/cart.server";
import { cartHref } from "~/features/cart/cart-href";
import {
  clearedMessage,
  clearedToast,
  emptiedCart,
  findClearedCart,
  keepClearedCart,
  restoring,
} from "~/features/cart/cleared-cart.server";
import { keepCartNote } from "~/features/checkout/cart-note.server";
import { longestNote } from "~/features/checkout/checkout-data";
import { replyOf } from "~/features/checkout/typed-fields";
import { fewNames } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";

/** The page stays where it is and is drawn as things are now. */
const stay = (context: RequestContext, toasts: Outcome["toasts"]): Outcome => ({
  kind: "done",
  to: pathOf(context.url),
  ...(toasts ? { toasts } : {}),
});

/** The cart's note, by "Save" below it or when its field is left: it stands in the checkout's form then. */
async function keepNote(context: RequestContext, form: FormData): Promise<Outcome> {
  const note = String(form.get("note") ?? "")
    .trim()
    .slice(0, longestNote);
  const store = Number(form.get("store"));
  const isKept = await keepCartNote(context, store, note);
  if (!isKept) {
    const toasts = [toast(context, "warning", "cart:note.notKept")];
    return {
      kind: "invalid",
      status: Number.isSafeInteger(store) && store > 0 ? 503 : 422,
      result: replyOf(form),
      toasts,
    };
  }
  const toasts = [toast(context, "success", note ? "cart:note.kept" : "cart:note.removed")];
  // Where it is sent in the background, its author may be on the way to the checkout: a redirect would fetch them back.
  return context.isDocument ? stay(context, toasts) : { kind: "done", toasts };
}

/** "Clear Cart" of a cart that is only emptied (CART-05); what it held can be had back for a while. */
async function clearCart(context: RequestContext): Promise<Outcome> {
  const cart = await cartOf(context);
  if (!cart.ok) return failureOutcome(context, cart.failure);
  // An empty one may be that of a guest without a number, whom nobody would know.
  const empty = cart.value.lines.length > 0 ? await emptiedCart(context) : cart;
  if (!empty.ok) return failureOutcome(context, empty.failure);
  keepCart(context, empty.value);
  return { kind: "done", to: cartHref(pathOf(context.url)), toasts: [await clearedToast(context, cart.value)] };
}

/**
 * "Undo": the lines with their options once more, at today's prices; what is not sold any more is named. What got no answer waits on, to be
 * tried again.
 */
async function restoreCart(context: RequestContext): Promise<Outcome> {
  const [config, cart, wanted] = await Promise.all([
    context.api.config.get(),
    cartOf(context),
    findClearedCart(context),
  ]);
  if (!config.ok) return failureOutcome(context, config.failure);
  if (!cart.ok) return failureOutcome(context, cart.failure);
  if (wanted.length === 0) return stay(context, [toast(context, "warning", "cart:notRestored")]);

  const api = patientApi(context, context.session.module?.id ?? null);
  const found = await Promise.all(
    wanted.map(async (line) => ({
      ...line,
      item: await api.items.details(line.itemId, { campaign: line.isCampaign }),
    })),
  );
  const sold = found.flatMap(({ item, ...line }) => (item.ok ? [{ ...line, item: item.value }] : []));
  const isGone = ({ item }: (typeof found)[number]) => !item.ok && item.failure.kind === "not-found";
  const filled = await addLines(api, cart.value, sold, config.value.currency.digits);
  const gone = [...found.filter(isGone), ...filled.refused];
  const waiting = [...found.filter((line) => !line.item.ok && !isGone(line)), ...filled.left];
  await keepClearedCart(context, waiting);
  if (filled.failure?.kind === "unauthorized") return failureOutcome(context, filled.failure);
  if (filled.left.length > 0) context.session.patch("visitor", { cartCounts: {} });
  else keepCart(context, filled.cart);

  const names = (lines: { name: string }[]) => ({
    names: fewNames(
      lines.map(({ name }) => name),
      context,
    ),
  });
  const words = refusalToasts(context, filled);
  if (waiting.length > 0) {
    const again = { ...toast(context, "warning", "cart:notYetRestored", names(waiting)), id: clearedMessage };
    const left = gone.length > 0 ? [toast(context, "warning", "reorder:left", names(gone))] : [];
    return stay(context, [...words, { ...again, action: restoring(context, "ui:tryAgain") }, ...left]);
  }
  const message =
    gone.length > 0
      ? toast(context, "warning", "cart:restoredBut", names(gone))
      : toast(context, "success", "cart:restored");
  return stay(context, [...words, { ...message, id: clearedMessage }]);
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
  await keepChange(context, left.value, line.item.storeId);
  return stay(context, [toast(context, "success", "cart:savedForLater", { name: line.item.name })]);
}

export const cartPageIntents = {
  "keep-note": keepNote,
  "clear-cart": clearCart,
  "restore-cart": restoreCart,
  "save-for-later": forCustomers(saveForLater),
} satisfies Intents;

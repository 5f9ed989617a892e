import type { RefundReason, Result } from "~/delivery-api";
import { critical } from "~/request/pages/critical.server";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { optionalPictures } from "~/request/posting/optional-pictures.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { mostPictures } from "~/request/posting/picture-limits";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { typedText } from "~/request/posting/typed-text";
import { withoutDialog } from "~/ui/dialog-href";
import { canRefund, longestNote } from "./after-delivery";
import { parseOrderId } from "./order-id";
import { ownOrder } from "./own-order.server";
import { orderOf, serverMessage } from "./payment-intents.server";

/** `reasons`: null when this order cannot be refunded, or is not the visitor's. */
export type RefundData = { orderId: number | null; reasons: RefundReason[] | null };

/** `?dialog=refund&order=…` (API-11): customers only. */
export async function loadRefund(shop: Shop): Promise<RefundData | null> {
  if (shop.session.visitor.token === null) return null;
  const orderId = parseOrderId(shop.url.searchParams.get("order"));
  const [order, config] = await Promise.all([orderId === null ? null : ownOrder(shop, orderId), shop.api.config.get()]);
  if (!order || !canRefund(order, critical(config).refunds)) return { orderId: null, reasons: null };
  return { orderId: order.id, reasons: critical(await refundReasons(shop)) };
}

/** The delivery API wants a reason even of an operator who lists none: then there is one of ours. */
async function refundReasons(shop: Shop): Promise<Result<RefundReason[]>> {
  const reasons = await shop.api.orders.refundReasons();
  if (!reasons.ok || reasons.value.length > 0) return reasons;
  return { ...reasons, value: [{ id: 0, reason: shop.t("refund:other") }] };
}

/** The longest reason the delivery API takes (docs/delivery-api.md §10.5). */
const longestReason = 254;

/** The refund dialog's `Submit`: a reason of the list, a note, pictures. */
async function requestRefund(shop: Shop, form: FormData): Promise<Outcome> {
  const order = await orderOf(shop, form);
  if ("kind" in order) return order;
  const to = withoutDialog(shop.url.pathname + shop.url.search);
  const config = await shop.api.config.get();
  if (!config.ok) return failureOutcome(shop, config.failure);
  if (!canRefund(order, config.value.refunds)) {
    return { kind: "done", to, toasts: [toast(shop, "error", "refund:notPossible")] };
  }
  const reasons = await refundReasons(shop);
  if (!reasons.ok) return failureOutcome(shop, reasons.failure);
  const typed = { reason: typedText(form, "reason", 20), note: typedText(form, "note", longestNote + 1) };
  const chosen = reasons.value.find(({ id }) => String(id) === typed.reason);
  const { pictures, problem } = await optionalPictures(shop, form, {
    field: "image",
    atMost: mostPictures,
    texts: "refund",
  });
  const error: Record<string, string[]> = {
    ...(chosen ? {} : { reason: [shop.t("refund:choose")] }),
    ...(typed.note.length > longestNote ? { note: [shop.t("refund:longNote", { count: longestNote })] } : {}),
    ...(problem ? { image: [problem.message] } : {}),
  };
  if (!chosen || !pictures || Object.keys(error).length > 0) {
    return { kind: "again", status: problem?.status ?? 422, result: { reply: { initialValue: typed, error } } };
  }
  const reason = chosen.reason.slice(0, longestReason);
  const result = await shop.api.orders.requestRefund({ orderId: order.id, reason, note: typed.note, pictures });
  if (!result.ok) return failureOutcome(shop, result.failure, { reply: { initialValue: typed } });
  return { kind: "done", to, toasts: [serverMessage(shop, result.value, "refund:sent")] };
}

export const refundIntents = { "request-refund": forCustomers(requestRefund) } satisfies Intents;

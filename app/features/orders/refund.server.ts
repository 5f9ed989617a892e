import type { RefundReason, Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { pathOf } from "~/request/navigation/path-of";
import { critical } from "~/request/pages/critical.server";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { optionalPictures } from "~/request/posting/optional-pictures.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { mostPictures } from "~/request/posting/picture-limits";
import { toast } from "~/request/posting/respond.server";
import { withoutDialog } from "~/ui/dialog-href";
import { canRefund } from "./after-delivery";
import { refundSchema } from "./after-delivery-schemas.server";
import { parseOrderId } from "./order-id";
import { ownOrder } from "./own-order.server";
import { orderOf, serverMessage } from "./payment-intents.server";
import { refundRequested } from "./refund-event";

/** `reasons`: null when this order cannot be refunded, or is not the visitor's. */
export type RefundData =
  | { orderId: null; reasons: null }
  | { orderId: number; reasons: RefundReason[]; constraints: Constraints<"reason" | "note"> };

/** `?dialog=refund&order=…` (API-11): customers only. */
export async function loadRefund(context: RequestContext): Promise<RefundData | null> {
  if (context.session.visitor.token === null) return null;
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  const [order, config] = await Promise.all([
    orderId === null ? null : ownOrder(context, orderId),
    context.api.config.get(),
  ]);
  if (!order || !canRefund(order, critical(config).refunds)) return { orderId: null, reasons: null };
  const reasons = critical(await refundReasons(context));
  return { orderId: order.id, reasons, constraints: constraintsOf(refundSchema(context.t, reasons)) };
}

/** The delivery API wants a reason even of an operator who lists none: then there is one of ours. */
async function refundReasons(context: RequestContext): Promise<Result<RefundReason[]>> {
  const reasons = await context.api.orders.refundReasons();
  if (!reasons.ok || reasons.value.length > 0) return reasons;
  return { ...reasons, value: [{ id: 0, reason: context.t("refund:other") }] };
}

/** The longest reason the delivery API takes (docs/delivery-api.md §10.5). */
const longestReason = 254;

/** The refund dialog's `Submit`: a reason of the list, a note, pictures. */
async function requestRefund(context: RequestContext, form: FormData): Promise<Outcome> {
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  const to = withoutDialog(pathOf(context.url));
  const config = await context.api.config.get();
  if (!config.ok) return failureOutcome(context, config.failure);
  if (!canRefund(order, config.value.refunds)) {
    return { kind: "done", to, toasts: [toast(context, "error", "refund:notPossible")] };
  }
  const reasons = await refundReasons(context);
  if (!reasons.ok) return failureOutcome(context, reasons.failure);
  const { pictures, problem } = await optionalPictures(context, form, {
    field: "image",
    atMost: mostPictures,
    texts: "refund",
  });
  const submission = parseForm(form, refundSchema(context.t, reasons.value));
  if (submission.status !== "success" || !pictures) {
    const reply = submission.reply(problem ? { fieldErrors: { image: [problem.message] } } : {});
    return { kind: "invalid", status: problem?.status ?? 422, result: { reply } };
  }
  const { note } = submission.value;
  const reason = submission.value.reason.slice(0, longestReason);
  const result = await context.api.orders.requestRefund({ orderId: order.id, reason, note, pictures });
  if (!result.ok) return failureOutcome(context, result.failure);
  trackEvent(context, refundRequested(order, config.value.currency.digits));
  return { kind: "done", to, toasts: [serverMessage(context, result.value, "refund:sent")] };
}

export const refundIntents = { "request-refund": forCustomers(requestRefund) } satisfies Intents;

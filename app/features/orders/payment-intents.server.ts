import type { Order, Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Toast } from "~/session/flash.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { cancellationSchema } from "./after-delivery-schemas.server";
import { parseOrderId } from "./order-id";
import { askOwnOrder, settledHref } from "./own-order.server";
import { askingDialogOf, awaitsPayment } from "./payment";
import { mayGiveUp, mayPayCash, reasonsFor } from "./payment-dialogs.server";
import { expectRunning } from "./running.server";

/** What the delivery API is told, in the words of PAY-06; the operator reads it. */
const paymentCanceled = "Order payment canceled";

/** `Switch to Cash On Delivery` (PAY-05). Some servers count an order as running only from here on (docs/delivery-api.md §10.1). */
async function switchToCod(context: RequestContext, form: FormData): Promise<Outcome> {
  return endFailedPayment(context, form, "payment:switched", async (order) => {
    if (!(await mayPayCash(context, order))) return null;
    const switched = await context.api.orders.switchToCod(order.id);
    if (switched.ok) expectRunning(context);
    return switched;
  });
}

/** `Cancel Order` of a failed payment: asks for the reason first, where the delivery API has a list of them (PAY-06, PAY-09). */
async function cancelUnpaid(context: RequestContext, form: FormData): Promise<Outcome> {
  return endFailedPayment(context, form, "payment:canceled", async (order) => {
    const reasons = await context.api.orders.cancellationReasons({ isParcel: order.type === "parcel" });
    if (!reasons.ok || reasons.value.length === 0) return context.api.orders.cancel(order.id, paymentCanceled);
    const current = pathOf(context.url);
    const to = dialogHref(current, "cancel-order", { order: order.id, back: "order-fail" });
    return { kind: "done", to, asks: true };
  });
}

/** What the delivery API answers to the change; null where it is not to be had, or what the customer is asked first. */
type Change = (order: Order) => Promise<Result<string> | Outcome | null>;

/** PAY-07, PAY-08. Looks at the order first: a press sent twice, or from an old page, changes nothing. */
async function endFailedPayment(
  context: RequestContext,
  form: FormData,
  plainWords: string,
  change: Change,
): Promise<Outcome> {
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  if (!awaitsPayment(order)) {
    const to = settledHref(context, order, order.status === "canceled");
    return { kind: "done", to, toasts: [toast(context, "info", "payment:settled")] };
  }
  const result = await change(order);
  if (result === null) return again(toast(context, "error", "payment:noCod"));
  if ("kind" in result) return result;
  if (!result.ok) return failureOutcome(context, result.failure);
  return failedPaymentEnded(context, serverMessage(context, result.value, plainWords));
}

function failedPaymentEnded(context: RequestContext, message: Toast): Outcome {
  // The cart is asked for anew wherever it is shown.
  context.session.patch("visitor", { cartCounts: {} });
  return { kind: "done", to: "/home", toasts: [message] };
}

/** The reason dialog's `Submit` (PAY-11): a reason of the list, by its number. */
async function cancelOrder(context: RequestContext, form: FormData): Promise<Outcome> {
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  const to = withoutDialog(pathOf(context.url));
  if (!mayGiveUp(order)) return { kind: "done", to, toasts: [toast(context, "error", "payment:cancel.tooLate")] };
  const reasons = await reasonsFor(context, order);
  if (!reasons.ok) return failureOutcome(context, reasons.failure);
  const submission = parseForm(form, cancellationSchema(context.t, reasons.value));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const result = await context.api.orders.cancel(order.id, submission.value.reason);
  if (!result.ok) return failureOutcome(context, result.failure);
  const message = serverMessage(context, result.value, "payment:canceled");
  const isFailedPayment = askingDialogOf(context.url.searchParams) === "order-fail";
  return isFailedPayment ? failedPaymentEnded(context, message) : { kind: "done", to, toasts: [message] };
}

/** The order the form is about, if it is this visitor's; else the answer that says so. */
export async function orderOf(context: RequestContext, form: FormData): Promise<Order | Outcome> {
  const orderId = parseOrderId(form.get("order"));
  if (orderId === null) return again(toast(context, "error", "payment:notFound"));
  const order = await askOwnOrder(context, orderId);
  return order.ok ? order.value : failureOutcome(context, order.failure);
}

const again = (message: Toast): Outcome => ({
  kind: "invalid",
  status: 422,
  result: { reply: null },
  toasts: [message],
});

/** The server's own words, or plain ones where it gave none. */
export function serverMessage(context: RequestContext, text: string, plainWords: string): Toast {
  return text ? { id: text.slice(0, 80), kind: "success", text } : toast(context, "success", plainWords);
}

export const paymentIntents = {
  "switch-to-cod": switchToCod,
  "cancel-unpaid": cancelUnpaid,
  "cancel-order": cancelOrder,
} satisfies Intents;

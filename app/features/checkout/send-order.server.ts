import type { Sale } from "~/analytics/events";
import { type Failure, isOutcomeUnknown, type OfflineInfo, type PlacedOrder, type Result } from "~/delivery-api";
import { paymentMethods } from "~/features/payments/registry";
import { log } from "~/request/context/log.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { failureOutcome, forgetToken } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { count, type OrderKind } from "~/runtime/process-hooks";
import { notOrdered, type Pressed, type Settled } from "./one-order.server";
import type { OrderAttempt } from "./order-keys.server";
import { unconfirmedOrder } from "./order-lookup.server";
import {
  type Contact,
  justPlaced,
  orderCheckHref,
  placedHref,
  placedOutcome,
  rememberLast,
} from "./order-outcome.server";
import { theOrderKeys } from "./the-order-keys.server";
import { replyOf } from "./typed-fields";

type Sending = Pressed & {
  kind: OrderKind;
  contact: Contact;
  sale: Sale;
  place(): Promise<Result<PlacedOrder>>;
  /** What follows once the order stands. */
  afterwards?(): Promise<Outcome["toasts"]>;
  /** The form's answer to a refusal. */
  refused(failure: Failure): Outcome;
  /**
   * The form's word on an order just like this one that the customer was never told of. Left out where the delivery API takes no second order: it empties the cart
   * with the first.
   */
  alreadyOrdered?(href: string): Outcome;
};

/** Sends an order that nothing stands in the way of, once; `attempt` says by now what it is to cost and how it is paid. */
export async function sendOrder(context: RequestContext, form: FormData, sending: Sending): Promise<Settled> {
  const { key, attempt } = sending;
  const earlier = await earlierOrder(context, form, sending);
  if (earlier) return notOrdered(earlier);
  // From here on the order may stand even if this process does not live to see it.
  await theOrderKeys().progress(key, attempt);
  const placed = await sending.place();
  if (placed.ok) {
    const { orderId } = placed.value;
    const stands = { ...attempt, paymentInfo: await sendPaymentInfo(context, orderId, attempt) };
    await theOrderKeys().placed(key, stands, orderId);
    reportPlaced(context, orderId, sending);
    const order = justPlaced(orderId, context.now());
    const outcome = placedOutcome(context, order, { key, attempt: stands }, sending.contact);
    const toasts = [...(outcome.toasts ?? []), ...((await sending.afterwards?.()) ?? [])];
    return { release: false, outcome: { ...outcome, toasts } };
  }
  const { failure } = placed;
  if (isOutcomeUnknown(failure)) {
    log().warn({ requestId: context.requestId, failure: failure.kind }, "order of unknown fate");
    count({ event: "order-unknown" });
    await theOrderKeys().unknown(key, attempt);
    return { release: false, outcome: { kind: "done", to: orderCheckHref(key) } };
  }
  const expired = forgetToken(context, failure);
  if (expired) return notOrdered({ kind: "done", ...expired });
  if (failure.kind === "unavailable") {
    count({ event: "order-refused", reason: "unavailable" });
    return notOrdered(failureOutcome(context, failure, replyOf(form)));
  }
  return notOrdered(sending.refused(failure));
}

/**
 * What it costs could not be asked for: an order is not sent at a guess. Where the delivery API has said why, the form says so as of an order that it refuses; else the
 * customer tries again.
 */
export function notPriced(
  context: RequestContext,
  form: FormData,
  failure: Failure,
  refused: Sending["refused"],
): Settled {
  if (failure.kind === "rejected" || failure.kind === "not-found") return notOrdered(refused(failure));
  count({ event: "order-refused", reason: "unavailable" });
  return notOrdered(failureOutcome(context, failure, replyOf(form)));
}

/** Whether an earlier try has ordered this after all. The customer is told of it, and decides: their next press orders once more. */
async function earlierOrder(context: RequestContext, form: FormData, sending: Sending): Promise<Outcome | null> {
  const { attempt, contact, alreadyOrdered } = sending;
  if (!alreadyOrdered) return null;
  const earlier = await unconfirmedOrder(context, attempt);
  // While nobody answers nobody knows.
  if (!earlier.ok) return failureOutcome(context, earlier.failure, replyOf(form));
  if (earlier.value === null) return null;
  rememberLast(context, earlier.value, contact);
  return alreadyOrdered(placedHref(context, earlier.value.id));
}

/** Sends the details of the payment; resolves to those that did not arrive, since the order stands all the same. */
async function sendPaymentInfo(
  { api }: RequestContext,
  orderId: number,
  { payment, paymentInfo }: OrderAttempt,
): Promise<OfflineInfo | null> {
  if (payment === null || paymentInfo === null) return null;
  const sent = await paymentMethods.get(payment.method)?.sendInfo?.(api, orderId, paymentInfo);
  return sent?.ok ? null : paymentInfo;
}

/** The one line that leads from a request to its order, and back; and what is counted of it. */
function reportPlaced(context: RequestContext, order: number, { kind, sale }: Pick<Sending, "kind" | "sale">) {
  const { requestId } = context;
  log().info({ requestId, order, kind }, "order placed");
  count({ event: "order-placed", kind });
  trackEvent(context, { name: "purchase", params: { transaction_id: String(order), ...sale } });
}

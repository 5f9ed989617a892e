import { setTimeout as delay } from "node:timers/promises";
import type { Sale } from "~/analytics/events";
import { type Failure, isOutcomeUnknown, type OfflineInfo, type PlacedOrder, type Result } from "~/delivery-api";
import { paymentMethods } from "~/features/payments/registry";
import { ensureGuest } from "~/request/context/guest.server";
import { log } from "~/request/context/log.server";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import { failureOutcome, forgetToken } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import { count, type OrderKind } from "~/runtime/process-hooks";
import type { ExistingAttempt, OrderAttempt } from "./order-keys.server";
import { unconfirmedOrder } from "./order-lookup.server";
import {
  type Contact,
  justPlaced,
  orderCheckHref,
  placedHref,
  placedOutcome,
  rememberContact,
  rememberLast,
  typedContact,
} from "./order-outcome.server";
import { orderKey } from "./schema.server";
import { theOrderKeys } from "./the-order-keys.server";
import { replyOf, shownAnew, typedFields } from "./typed-fields";

/** A second press waits so long for the first; then the customer is told that the order is being looked for. */
const longestWaitMs = 7500;
const waitStepMs = 200;

/** `release`: nothing was ordered, and nothing can have been. */
export type Settled = { release: boolean; outcome: Outcome };
export const notOrdered = (outcome: Outcome): Settled => ({ release: true, outcome });

/** One press on "Place Order", under the form's one-time key. */
export type Pressed = { key: string; attempt: OrderAttempt };

/**
 * One order for one intent, whatever is pressed, reloaded or lost (docs/decisions/0006): claims the form's key, has `order` judge the
 * form and send it, and leads whoever sends the same key again to what became of it.
 */
export async function orderOnce(
  context: RequestContext,
  form: FormData,
  order: (pressed: Pressed) => Promise<Settled>,
): Promise<Outcome> {
  const key = orderKey.safeParse(form.get("key"));
  if (!key.success) return shownAnew(form, {});
  const guest = await ensureGuest(context);
  if (!guest.ok) return failureOutcome(context, guest.failure, replyOf(form));
  const attempt: OrderAttempt = {
    owner: ownerOf(context),
    state: "pending",
    orderId: null,
    startedAt: context.now().getTime(),
    storeId: null,
    amount: null,
    payment: null,
    paymentInfo: null,
    fields: typedFields(form),
    page: pathOf(context.url),
  };
  const existing = await claim(context, key.data, attempt);
  if (existing === "full") return noRoom(context, form);
  if (existing) return existingOutcome(context, existing, typedContact(context, attempt));
  try {
    const { release, outcome } = await order({ key: key.data, attempt });
    if (release) await theOrderKeys().release(key.data, attempt);
    return outcome;
  } catch (error) {
    // Nobody knows how far it came: better to look for the order than to place a second one.
    await theOrderKeys().unknown(key.data, attempt);
    throw error;
  }
}

/** Claims the key; while another press of this visitor is under way, waits for what becomes of it. */
async function claim(
  context: RequestContext,
  key: string,
  attempt: OrderAttempt,
): Promise<ExistingAttempt | "full" | null> {
  const giveUpAt = Date.now() + longestWaitMs;
  let awaited: ExistingAttempt | null = null;
  for (;;) {
    const existing = await theOrderKeys().claim(key, attempt, context.now().getTime());
    if (existing === "full") return existing;
    if (existing === null) return sameOrder(context, key, attempt, awaited);
    if (existing.attempt.state !== "pending" || Date.now() > giveUpAt) return existing;
    awaited = existing;
    await delay(waitStepMs);
  }
}

/** Two tabs sent the same cart at once: the second is led to the order of the first instead of to an empty cart. */
async function sameOrder(context: RequestContext, key: string, attempt: OrderAttempt, awaited: ExistingAttempt | null) {
  if (!awaited || awaited.key === key || awaited.attempt.page !== attempt.page) return null;
  const ended = await theOrderKeys().find(awaited.key, attempt.owner, context.now().getTime());
  if (ended?.state !== "placed") return null;
  await theOrderKeys().release(key, attempt);
  return { key: awaited.key, attempt: ended };
}

/** An order that could not be remembered might be placed twice, so it is not placed at all. */
function noRoom(context: RequestContext, form: FormData): Outcome {
  log().warn({ requestId: context.requestId }, "no room for the key of an order: it was refused");
  count({ event: "order-refused", reason: "busy" });
  return { kind: "invalid", status: 503, result: replyOf(form), toasts: [toast(context, "warning", "checkout:busy")] };
}

function existingOutcome(context: RequestContext, { key, attempt }: ExistingAttempt, contact: Contact | null): Outcome {
  if (attempt.owner !== ownerOf(context)) return { kind: "done", to: "/cart" };
  if (attempt.state === "placed" && attempt.orderId !== null)
    return placedOutcome(context, justPlaced(attempt.orderId, attempt.startedAt), { key, attempt }, contact);
  if (contact) rememberContact(context, contact);
  return { kind: "done", to: orderCheckHref(key) };
}

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

/** Passes on what was told of the payment; gives back what did not arrive, since the order stands all the same. */
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

/** CHK-06: ordering begins with sign-in where guests may not order. */
export const signInFirst = (page: string) => ({
  kind: "done" as const,
  to: signInHref(page),
});

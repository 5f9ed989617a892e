import { setTimeout as delay } from "node:timers/promises";
import { ensureGuest } from "~/request/context/guest.server";
import { log } from "~/request/context/log.server";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import { count } from "~/runtime/process-hooks";
import type { ExistingAttempt, OrderAttempt } from "./order-keys.server";
import {
  type Contact,
  justPlaced,
  orderCheckHref,
  placedOutcome,
  rememberContact,
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

/** CHK-06: ordering begins with sign-in where guests may not order. */
export const signInFirst = (page: string) => ({
  kind: "done" as const,
  to: signInHref(page),
});

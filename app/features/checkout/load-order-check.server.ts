import { ownerOf } from "~/request/context/owner.server";
import { forgetRecentAnswers } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { ExistingAttempt } from "./order-keys.server";
import { findOrder } from "./order-lookup.server";
import { justPlaced, type KnownOrder, placedOutcome, typedContact } from "./order-outcome.server";
import { theOrderKeys } from "./the-order-keys.server";

/** So long an order is looked for before another try is offered, in milliseconds. */
const lookForMs = 60_000;

/** `looking`: come again soon. `absent`: the order was not placed; `retryHref` leads to the form, filled as it was. */
export type OrderCheckData = { state: "looking" } | { state: "absent"; retryHref: string };

/** `/order-check?key=…`: finds out what became of an order whose answer was lost; leaves for the order once it is found. */
export async function loadOrderCheck(context: RequestContext): Promise<OrderCheckData> {
  const key = context.url.searchParams.get("key") ?? "";
  const now = context.now().getTime();
  const attempt = await theOrderKeys().find(key, ownerOf(context), now);
  if (!attempt) throw await redirectTo(context, "/cart");
  if (attempt.state === "placed" && attempt.orderId !== null)
    throw await leaveFor(context, justPlaced(attempt.orderId, attempt.startedAt), { key, attempt });
  const lookup = attempt.state === "unknown" ? await findOrder(context, attempt) : null;
  if (lookup) await leaveIfExpired(context, lookup);
  if (lookup?.ok && lookup.value) {
    await theOrderKeys().placed(key, attempt, lookup.value.id);
    throw await leaveFor(context, lookup.value, { key, attempt });
  }
  // While nobody answers nobody knows, and "not placed" would invite a second order.
  if (!lookup?.ok || now - attempt.startedAt < lookForMs) return { state: "looking" };
  await theOrderKeys().giveUp(key, attempt);
  const retry = new URL(attempt.page, context.publicOrigin);
  retry.searchParams.set("attempt", key);
  return { state: "absent", retryHref: pathOf(retry) };
}

async function leaveFor(context: RequestContext, order: KnownOrder, existing: ExistingAttempt) {
  // The pages of the meantime may have kept a cart that the order has emptied since.
  await forgetRecentAnswers(context.session);
  const { to, toasts } = placedOutcome(context, order, existing, typedContact(context, existing.attempt));
  return redirectTo(context, to, toasts);
}

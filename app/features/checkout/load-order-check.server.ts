import type { RequestContext } from "~/request/context/request-context";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { e164 } from "~/request/posting/phone-number.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { OrderAttempt, StandingAttempt } from "./order-keys.server";
import { findOrder } from "./order-lookup.server";
import { placedOutcome, rememberOrder } from "./order-outcome.server";
import { ownerOf, theOrderKeys } from "./the-order-keys.server";

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
  if (attempt.state === "placed") throw await leaveFor(context, attempt.orderId ?? 0, { key, attempt });
  const lookup = attempt.state === "unknown" ? await findOrder(context, attempt) : null;
  if (lookup) await leaveIfExpired(context, lookup);
  if (lookup?.ok && lookup.value) {
    const { id, status, createdAt } = lookup.value;
    await theOrderKeys().placed(key, attempt, id);
    rememberOrder(context, { id, status, createdAt, page: attempt.page }, contactOf(attempt));
    throw await leaveFor(context, id, { key, attempt });
  }
  // While nobody answers nobody knows, and "not placed" would invite a second order.
  if (!lookup?.ok || now - attempt.startedAt < lookForMs) return { state: "looking" };
  await theOrderKeys().giveUp(key, attempt);
  const retry = new URL(attempt.page, context.publicOrigin);
  retry.searchParams.set("attempt", key);
  return { state: "absent", retryHref: retry.pathname + retry.search };
}

function leaveFor(context: RequestContext, orderId: number, standing: StandingAttempt) {
  const { to, toasts } = placedOutcome(context, orderId, standing);
  return redirectTo(context, to, toasts);
}

/** The fields are as typed; tracking and the payment need the number as it was sent. */
function contactOf({ fields }: OrderAttempt) {
  const { contactName: name = "", contactNumber = "", contactEmail: email = "" } = fields;
  const number = e164(contactNumber, fields.contactCountry);
  return number === null ? null : { name, number, email };
}

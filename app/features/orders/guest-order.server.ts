import type { Failure, Order, Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { countMisses } from "~/request/posting/limited.server";

/** An order that a guest asks for; `isPlacedHere`: by this browser, so that all of it may be shown and done with it. */
export type GuestOrder =
  | { kind: "found"; order: Order; isPlacedHere: boolean }
  | { kind: "failed"; failure: Failure }
  | { kind: "too-many"; minutes: number };

/** Whether a guest placed an order with this browser. */
export function isPlacedHere({ session: { guest } }: RequestContext, orderId: number): boolean {
  return guest.placed.includes(orderId) || guest.lastOrder?.id === orderId;
}

/**
 * Asks for a guest's order by the number of the track form: the only way to one (ROLE-14). Orders are numbered in sequence and phone numbers can be
 * guessed, so what misses is counted, by machine, phone and order.
 */
export async function askGuestOrder(
  context: RequestContext,
  api: RequestContext["api"],
  orderId: number,
): Promise<GuestOrder> {
  const { trackingNumber, contactNumber } = context.session.guest;
  const ask = (number: string) => api.orders.track({ orderId, contactNumber: number });
  if (isPlacedHere(context, orderId)) {
    const result = await ask(trackingNumber);
    // The number of the track form may be another order's by now.
    const isOther = contactNumber !== "" && contactNumber !== trackingNumber;
    const isMiss = !result.ok && isAnswer(result.failure);
    return answered(isMiss && isOther ? await ask(contactNumber) : result, true);
  }
  const proof = [trackingNumber, `order ${orderId}`];
  const result = await countMisses(context, proof, () => ask(trackingNumber), isAnswer);
  if ("tooManyFor" in result) return { kind: "too-many", minutes: Math.ceil(result.tooManyFor / 60) };
  return answered(result, false);
}

const answered = (result: Result<Order>, isPlacedHere: boolean): GuestOrder =>
  result.ok ? { kind: "found", order: result.value, isPlacedHere } : { kind: "failed", failure: result.failure };

/** Whether the server has spoken: then asking again would not help. */
export const isAnswer = ({ kind }: Failure): boolean =>
  kind === "not-found" || kind === "rejected" || kind === "unauthorized";

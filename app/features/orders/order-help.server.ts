import type { RequestContext } from "~/request/context/request-context";
import { dialogHref } from "~/ui/dialog-href";
import { canRefund } from "./after-delivery";
import { parseOrderId } from "./order-id";
import { storeChatHref } from "./store-chat-href";

/** The order that somebody needs help with, and what its customer can do about it besides asking the operator. */
export type OrderHelp = { id: number; storeChatHref: string | null; refundHref: string | null };

/**
 * Help with the order that the address names, `?order=…`; null without one. The number is said to anybody, since they have said it themselves; what is
 * known of the order only to its customer.
 */
export async function orderHelp(context: RequestContext, refunds: boolean): Promise<OrderHelp | null> {
  const id = parseOrderId(context.url.searchParams.get("order"));
  if (id === null) return null;
  const tracked = context.session.visitor.token === null ? null : await context.api.orders.track({ orderId: id });
  if (!tracked?.ok) return { id, storeChatHref: null, refundHref: null };
  return {
    id,
    storeChatHref: storeChatHref(tracked.value),
    refundHref: canRefund(tracked.value, refunds) ? dialogHref("/my-orders", "refund", { order: id }) : null,
  };
}

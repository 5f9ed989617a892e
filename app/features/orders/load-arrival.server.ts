import type { RequestContext } from "~/request/context/request-context";
import { arrivalWriter } from "./arrival-view.server";
import { parseOrderId } from "./order-id";
import { askOwnOrder } from "./own-order.server";

/** When an order comes, in one line, for a push message; null where it is not the visitor's or nobody answers. */
export async function loadArrival(context: RequestContext): Promise<{ arrival: string | null } | null> {
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  const found = orderId === null ? null : await askOwnOrder(context, orderId);
  if (!found?.ok) return null;
  const view = (await arrivalWriter(context))(found.value);
  return { arrival: view && [view.title, view.note].filter(Boolean).join(" · ") };
}

import { fail, type Order, ok, type Result } from "~/delivery-api";
import { placedHref } from "~/features/checkout/order-outcome.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { dialogHref } from "~/ui/dialog-href";
import { askGuestOrder, isAnswer, isPlacedHere } from "./guest-order.server";
import { trackHref } from "./order-href";
import { expectRunning } from "./running.server";

/** An order, if it is this visitor's: a guest's are those that this browser placed, for others nobody is asked. */
export async function askOwnOrder(context: RequestContext, orderId: number): Promise<Result<Order>> {
  const { visitor, guest } = context.session;
  if (visitor.token !== null) return context.api.orders.track({ orderId });
  if (guest.trackingNumber === "" || !isPlacedHere(context, orderId)) return fail("not-found");
  const found = await askGuestOrder(context, context.api, orderId);
  if (found.kind === "found") return ok(found.order);
  return found.kind === "failed" ? { ok: false, failure: found.failure } : fail("not-found");
}

/** The same for loaders: null for what is not theirs, an error page while nobody answers. */
export async function ownOrder(context: RequestContext, orderId: number): Promise<Order | null> {
  const result = await askOwnOrder(context, orderId);
  await leaveIfExpired(context, result);
  return !result.ok && isAnswer(result.failure) ? null : critical(result);
}

/** Where this visitor sees an order of theirs as it is: customers among theirs, guests in the tracking drawer. */
export const orderHref = (context: RequestContext, { id }: Order): string =>
  context.session.visitor.token === null ? trackHref(id) : placedHref(context, id);

/** Where an order whose payment is settled is shown; a guest's dialog shows it as it is now (CHK-15, CHK-18). */
export function settledHref(context: RequestContext, order: Order, isOver: boolean): string {
  const { id, status, createdAt } = order;
  if (!isOver) expectRunning(context);
  if (context.session.visitor.token !== null) return placedHref(context, id);
  if (isOver) return trackHref(id);
  context.session.patch("guest", { lastOrder: { id, status, createdAt } });
  const token = context.url.searchParams.get("token");
  return dialogHref("/home", "order-placed", token ? { flag: "success", token } : {});
}

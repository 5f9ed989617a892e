import { fail, type Order, type Result } from "~/delivery-api";
import { placedHref } from "~/features/checkout/order-outcome.server";
import { critical } from "~/request/critical.server";
import { leaveIfExpired } from "~/request/expired.server";
import type { Shop } from "~/request/shop.server";
import { dialogHref } from "~/ui/dialog-href";
import { isAnswer } from "./load-tracking.server";

/** An order, if it is this visitor's: a guest proves it by the number this browser remembers, without one nobody is asked. */
export async function askOwnOrder(shop: Shop, orderId: number): Promise<Result<Order>> {
  const { visitor, guest } = shop.session;
  if (visitor.token !== null) return shop.api.orders.track({ orderId });
  if (guest.trackingNumber === "") return fail("not-found");
  return shop.api.orders.track({ orderId, contactNumber: guest.trackingNumber });
}

/** The same for loaders: null for what is not theirs, an error page while nobody answers. */
export async function ownOrder(shop: Shop, orderId: number): Promise<Order | null> {
  const result = await askOwnOrder(shop, orderId);
  await leaveIfExpired(shop, result);
  return !result.ok && isAnswer(result.failure) ? null : critical(result);
}

/** Where this visitor sees an order of theirs as it is: customers among theirs, guests in the tracking drawer. */
export const orderHref = (shop: Shop, { id }: Order): string =>
  shop.session.visitor.token === null ? dialogHref("/track-order", "track", { order: id }) : placedHref(shop, id);

/** Where an order whose payment is settled is shown; a guest's dialog shows it as it is now (CHK-15, CHK-18). */
export function settledHref(shop: Shop, order: Order, isOver: boolean): string {
  const { id, status, createdAt } = order;
  if (shop.session.visitor.token !== null) return placedHref(shop, id);
  if (isOver) return dialogHref("/track-order", "track", { order: id });
  shop.session.patch("guest", { lastOrder: { id, status, createdAt } });
  const token = shop.url.searchParams.get("token");
  return dialogHref("/home", "order-placed", token ? { flag: "success", token } : {});
}

import type { Order, OrderLine } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { type ReviewTarget, reviewedKeys, reviewTargets, wasDelivered } from "./after-delivery";
import { reviewSchema } from "./after-delivery-schemas.server";
import { parseOrderId } from "./order-id";
import { ownOrder } from "./own-order.server";

export type RateData = {
  orderId: number;
  storeName: string;
  isDelivered: boolean;
  targets: (ReviewTarget & { isDone: boolean; constraints: Constraints<"rating" | "comment"> })[];
};

/** `/rate-and-review/{orderId}` (RTE-45): customers only; another's order is not found. */
export async function loadRate(context: RequestContext, orderText: string | undefined): Promise<RateData> {
  await leaveIfGuest(context);
  const orderId = parseOrderId(orderText);
  const order = orderId === null ? null : await ownOrder(context, orderId);
  if (order === null) throw notFound();
  const isDelivered = wasDelivered(order);
  const done = reviewedKeys(context.url.searchParams);
  const targets = isDelivered ? await targetsOf(context, order) : [];
  return {
    orderId: order.id,
    storeName: order.store?.name ?? "",
    isDelivered,
    targets: targets.map((target) => ({
      ...target,
      isDone: done.includes(target.key),
      constraints: constraintsOf(reviewSchema(context.t, target)),
    })),
  };
}

/** What can be reviewed of an order of the visitor; prescriptions and parcels have no items. Throws the 503 page. */
export async function targetsOf(context: RequestContext, order: Order): Promise<ReviewTarget[]> {
  const details = critical<OrderLine[] | Order>(await context.api.orders.details(order.id));
  return reviewTargets(order.courier, Array.isArray(details) ? details : []);
}

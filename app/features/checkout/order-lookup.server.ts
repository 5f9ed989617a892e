import { mapResult, type Order, ok, type Result } from "~/delivery-api";
import { awaitedMoney } from "~/features/payments/choices";
import { lookBackLimits } from "~/limits";
import { inEveryModule } from "~/request/context/every-module.server";
import type { RequestContext } from "~/request/context/request-context";
import type { OrderAttempt } from "./order-keys.server";

/** The delivery API's clock as we know it may be off by this much. */
const clockSlackMs = 5000;
const recentOrders = 10;

type Sought = Pick<OrderAttempt, "storeId" | "amount" | "startedAt">;
type Paid = Pick<OrderAttempt, "payment">;

/** The visitor's order that an attempt of unknown fate has made; null when there is none. */
export async function findOrder(context: RequestContext, attempt: Sought & Paid): Promise<Result<Order | null>> {
  return mapResult(await unconfirmedOrders(context, attempt), (orders) => matchingOrder(orders, attempt));
}

/**
 * An order just like this one that the visitor was never told of: the answer to an earlier try was lost. It needs no memory of that try, so it also helps when the
 * process that knew its key is gone.
 */
export async function unconfirmedOrder(context: RequestContext, attempt: Sought & Paid): Promise<Result<Order | null>> {
  const startedAt = context.now().getTime() - lookBackLimits.sameMs;
  return mapResult(await unconfirmedOrders(context, attempt), (orders) =>
    matchingOrder(
      orders.filter(({ amount }) => amount === attempt.amount),
      { ...attempt, startedAt },
    ),
  );
}

/**
 * The visitor's newest orders of every module but those that they were told of: an order that this browser has seen stand was another press's, however short ago. One whose payment
 * is still to come stands among the finished ones in N and X (docs/delivery-api.md §10.1).
 */
async function unconfirmedOrders(context: RequestContext, { payment }: Paid): Promise<Result<Order[]>> {
  const { orders } = inEveryModule(context);
  const [running, history] = await Promise.all([
    orders.running(1, recentOrders),
    payment !== null && awaitedMoney(payment.method) !== null ? orders.history(1, recentOrders) : null,
  ]);
  if (!running.ok) return running;
  if (history && !history.ok) return history;
  const newest = [...running.value.rows, ...(history?.value.rows ?? [])];
  return ok(newest.filter(({ id }) => !context.session.visitor.told.includes(id)));
}

/** The newest order of that store (none for a parcel) since the attempt began; one of the same amount rather than another. */
export function matchingOrder(orders: Order[], { storeId, amount, startedAt }: Sought): Order | null {
  const candidates = orders.filter(
    ({ store, createdAt }) => (store?.id ?? null) === storeId && Date.parse(createdAt) >= startedAt - clockSlackMs,
  );
  return candidates.find((order) => order.amount === amount) ?? candidates[0] ?? null;
}

import { finishedStatuses, type Order, type OrderStatus } from "~/delivery-api/model";

/** The four steps a customer sees, by the status that names them (TRK-06). */
const trackedStatuses = ["pending", "confirmed", "picked_up", "delivered"] as const;
type TrackedStatus = (typeof trackedStatuses)[number];

export type TrackingStep = {
  status: TrackedStatus;
  reached: boolean;
  /** The step the order stands at. */
  current: boolean;
  /** Server time `YYYY-MM-DD HH:mm:ss`; null before the step and where the server kept none (TRK-10). */
  at: string | null;
};

/** `ended`: cancelled, failed or given back, so that its status text is shown with the steps (TRK-07). */
export type Tracking = { steps: TrackingStep[]; outcome: "running" | "delivered" | "ended" };

/** The step that a status between two steps is at least at (docs/delivery-api.md §16). */
const leastStep: Partial<Record<OrderStatus, number>> = { processing: 2, handover: 2 };

/** The steps of an order: the one its status names, or the highest that has a timestamp (TRK-06, TRK-07, TRK-10). */
export function trackOrder(order: Pick<Order, "status" | "times">): Tracking {
  const step = stepOf(order);
  const steps = trackedStatuses.map((status, index) => ({
    status,
    reached: index < step,
    current: index === step - 1,
    at: index < step ? (order.times[status] ?? null) : null,
  }));
  return { steps, outcome: outcomeOf(order.status) };
}

function stepOf({ status, times }: Pick<Order, "status" | "times">): number {
  const names: readonly OrderStatus[] = trackedStatuses;
  const named = names.indexOf(status) + 1;
  if (named > 0) return named;
  const timed = trackedStatuses.map((tracked, index) => (times[tracked] ? index + 1 : 0));
  // Every order was placed once, whatever became of it.
  return Math.max(leastStep[status] ?? 1, ...timed);
}

function outcomeOf(status: OrderStatus): Tracking["outcome"] {
  if (status === "delivered") return "delivered";
  return isFinished(status) ? "ended" : "running";
}

/** Whether the order belongs to the previous ones (docs/delivery-api.md §10). */
export function isFinished(status: OrderStatus): boolean {
  return finishedStatuses.some((finished) => finished === status);
}

/**
 * Whether tracking goes on asking: until delivered, and not after any other end (TRK-08). A `failed` order waits for
 * its payment and may still run (docs/delivery-api.md §10.1).
 */
export function isPolled(status: OrderStatus): boolean {
  return status === "failed" || !isFinished(status);
}

/** Whether an answer is followed: what nobody answered may be told the next time, an order that is not found will not be found by asking on. */
export function isFollowed({ order, problem }: { order: { isPolled: boolean } | null; problem: string | null }) {
  return order?.isPolled ?? problem === "no-answer";
}

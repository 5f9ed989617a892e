import type { CallContext } from "../call-context";
import type { Call } from "./call";

/** Limits of one call, in milliseconds from the request's arrival. */
const limits = { read: 2800, change: 3000, slowChange: 8000 };

/** Least time left that makes a second try worth while. */
export const leastForRetryMs = 1000;

/**
 * When a call must be over, in milliseconds since the epoch. A page's deadline is 2.8 s after its request came; a change
 * may take until 3 s and placing an order until 8 s after that moment.
 */
export function deadlineOf(call: Pick<Call<unknown>, "method" | "isSlow">, context: CallContext, now: number): number {
  const limit = call.method === "GET" ? limits.read : call.isSlow ? limits.slowChange : limits.change;
  return Math.min(now + limit, context.deadlineAt + limit - limits.read);
}

import { data } from "@remix-run/node";
import type { Result } from "~/delivery-api";
import { retryAfter } from "~/request/posting/retry-after";

/** The value a page cannot do without; otherwise the designed error page: 404 when it does not exist, 503 when the delivery API is in trouble. */
export function critical<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  if (result.failure.kind === "not-found") throw notFound();
  throw data(null, { status: 503, headers: { "Retry-After": retryAfter } });
}

/** The designed 404 page, to be thrown. */
export const notFound = () => data(null, { status: 404 });

/** Whether `critical` threw this because the delivery API is in trouble. */
export const isUnanswered = (thrown: unknown): boolean =>
  typeof thrown === "object" && (thrown as { init?: ResponseInit } | null)?.init?.status === 503;

/** Whether `critical` threw this. */
export const isFailedCall = (thrown: unknown): boolean =>
  [404, 503].includes((thrown as { init?: ResponseInit } | null)?.init?.status ?? 0);

/** A block of a page: absent when its call failed, never the page's end. */
export function secondary<T, F>(result: Result<T>, fallback: F): T | F {
  return result.ok ? result.value : fallback;
}

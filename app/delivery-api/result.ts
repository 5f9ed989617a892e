/** One message of the delivery API, already in the visitor's language and plain text (docs/delivery-api.md §1.6). */
export type ApiError = { code: string; message: string };

/**
 * What can go wrong with a call, as a closed set:
 * - `timeout`: no answer within the deadline
 * - `network`: the connection failed or broke off
 * - `unavailable`: the server is in trouble (5xx, 429), or we do not ask it for a moment (`status` null)
 * - `withheld`: not asked, since the calls of the day that cost money are used up
 * - `contract`: an answer that is not what the contract says (HTML, broken JSON, too big, wrong shape)
 * - `unauthorized`, `not-found`, `rejected`: the server's own answers, with its messages
 */
export type FailureKind =
  | "timeout"
  | "network"
  | "unavailable"
  | "withheld"
  | "contract"
  | "unauthorized"
  | "not-found"
  | "rejected";

export type Failure = { kind: FailureKind; status: number | null; errors: ApiError[] };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** A success. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A failure; `status` is the HTTP status when there was an answer. */
export function fail(
  kind: FailureKind,
  status: number | null = null,
  errors: ApiError[] = [],
): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind, status, errors } };
}

/** Whether the same call may well succeed a little later. */
export function isTransient(failure: Failure): boolean {
  return failure.kind === "timeout" || failure.kind === "network" || failure.kind === "unavailable";
}

/** Whether a change may have happened on the server although no usable answer came: look it up before trying again. */
export function isOutcomeUnknown(failure: Failure): boolean {
  if (failure.kind === "unavailable") return failure.status !== null;
  return failure.kind === "timeout" || failure.kind === "network" || failure.kind === "contract";
}

/** The value of a success changed by `change`; a failure as it is. */
export function mapResult<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? ok(change(result.value)) : result;
}

/** Why a call failed; null when it did not. */
export const failureOf = (result: Result<unknown>): Failure | null => (result.ok ? null : result.failure);

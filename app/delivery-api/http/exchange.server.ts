import type { CallContext, CallMetric, CallSpan, DeliveryClientEvent, TraceCall } from "../call-context";
import { type Failure, fail, isTransient, ok, type Result } from "../result";
import { readFailure } from "../wire/errors";
import { callBody } from "./body";
import { createBreaker } from "./breaker.server";
import { type Call, callHeaders, fillPath, guestOf, queryText } from "./call";
import { createClockSkew } from "./clock-skew";
import { deadlineOf, leastForRetryMs } from "./deadline";
import { type Answer, CallerLeft, sendOnce, type WireRequest } from "./transport.server";

export type ExchangeOptions = {
  /** Without `/api/v1`. */
  baseUrl: string;
  origin: string;
  softwareId: string | null;
  log: (event: DeliveryClientEvent) => void;
  metrics: (call: CallMetric) => void;
  trace: TraceCall;
  now: () => number;
  fetch: typeof fetch;
};

/** What becomes of a call that is not sent, since the breaker is open or its page's time is over: nobody learns anything of its endpoint. */
const heldBack = "held-back";

/** One call as a request; `not-found` when no path can be made of its slug, `contract` when a header cannot be sent. */
function wireRequest(call: Call<unknown>, context: CallContext, options: ExchangeOptions): Result<WireRequest> {
  const path = fillPath(call.path, call.params);
  if (path === null) return fail("not-found");
  const guest = guestOf(call, context);
  const query = queryText(call.body ? { ...call.query } : { ...call.query, ...guest });
  const headers = callHeaders(context, options);
  const body = callBody(call, guest);
  // The boundary of a multipart body is told by whoever writes it.
  if (typeof body === "string") headers["content-type"] = "application/json";
  try {
    new Headers(headers);
  } catch {
    return fail("contract");
  }
  return ok({
    method: call.method,
    url: `${options.baseUrl}/api/v1${path}${query}`,
    headers,
    body,
  });
}

/** A GET may be sent again when the connection failed or a gateway answered for the server. */
function isWorthRetry(result: Result<Answer>): boolean {
  if (!result.ok) return result.failure.kind === "network";
  return result.value.status >= 502 && result.value.status <= 504;
}

/** Sends calls within their deadline, behind the breaker, with one retry for a GET; tells log and metrics how they went. */
export function createExchange(options: ExchangeOptions) {
  const { now, log } = options;
  const skew = createClockSkew();
  const breaker = createBreaker((state) => log({ event: "breaker", state }));

  async function attempt(request: WireRequest, deadlineAt: number, signal: AbortSignal | undefined, span: CallSpan) {
    const sentAt = now();
    if (deadlineAt <= sentAt) return fail("timeout");
    const result = await breaker.run(async () => {
      const sent = await sendOnce(request, { fetch: options.fetch, timeoutMs: deadlineAt - sentAt, signal });
      span.sent(sent.ok ? sent.value.status : null);
      return sent;
    });
    if (result.ok) skew.observe(result.value.date, sentAt, now());
    return result;
  }

  async function send(call: Call<unknown>, context: CallContext, span: CallSpan): Promise<Result<Answer>> {
    const request = wireRequest(call, context, options);
    if (!request.ok) return request;
    Object.assign(request.value.headers, span.headers);
    const deadlineAt = deadlineOf(call, context, now());
    let result = await attempt(request.value, deadlineAt, context.signal, span);
    if (call.method === "GET" && isWorthRetry(result) && deadlineAt - now() >= leastForRetryMs) {
      result = await attempt(request.value, deadlineAt, context.signal, span);
    }
    if (!result.ok) return result;
    const { status, body } = result.value;
    const failure = readFailure(status, body, context.token !== null);
    return failure === null ? result : { ok: false, failure };
  }

  /** Refusals and missing things are everyday; but a list that everybody shares should be there. */
  function isEveryday(call: Call<unknown>, { kind, status }: Failure): boolean {
    const isRefusedByBreaker = kind === "unavailable" && status === null;
    const isShared = call.cache !== undefined && call.params === undefined;
    const isRefusal = kind === "rejected" || kind === "not-found" || kind === "unauthorized";
    return isRefusedByBreaker || (isRefusal && !isShared);
  }

  function report(call: Call<unknown>, context: CallContext, failure: Failure, ms: number, detail: string | null) {
    if (isEveryday(call, failure)) return;
    const { kind, status } = failure;
    log({ event: "call-failed", endpoint: call.path, kind, status, ms, requestId: context.requestId, detail });
  }

  return {
    skewMs: skew.skewMs,
    state: breaker.state,
    /** The answer of a call, or its failure. */
    async exchange(call: Call<unknown>, context: CallContext): Promise<Result<Answer>> {
      const startedAt = now();
      const name = { endpoint: call.path, method: call.method };
      const span = options.trace(name);
      let isSent = false;
      const sent: CallSpan["sent"] = (status) => {
        isSent = true;
        span.sent(status);
      };
      const finish = (outcome: string, ms: number | null = now() - startedAt) => {
        span.end(outcome);
        options.metrics({ ...name, outcome, ms });
      };
      try {
        const result = await send(call, context, { ...span, sent });
        if (result.ok) finish("ok");
        else if (!isSent && isTransient(result.failure)) finish(heldBack, null);
        else finish(result.failure.kind);
        if (!result.ok) report(call, context, result.failure, now() - startedAt, null);
        return result;
      } catch (error) {
        if (!(error instanceof CallerLeft)) throw error;
        finish("left");
        return fail("timeout");
      }
    },
    /** Reads an answer into the model; a wrong shape is a `contract` failure. */
    read<T>(call: Call<T>, context: CallContext, read: () => T, problemOf: (error: unknown) => string): Result<T> {
      try {
        return ok(read());
      } catch (error) {
        const { failure } = fail("contract", 200);
        options.metrics({ endpoint: call.path, method: call.method, outcome: failure.kind, ms: null });
        report(call, context, failure, 0, problemOf(error));
        return { ok: false, failure };
      }
    },
  };
}

import type { Coordinates } from "./model";

/** Where the visitor wants the delivery: `zoneHeader` is the `zone_id` text of the zone lookup, unchanged. */
export type Place = Coordinates & { zoneHeader: string };

/** Who asks, from where, and until when: what every call carries (docs/delivery-api.md §1.2, SES-03 to SES-07). */
export type CallContext = {
  language: string;
  token: string | null;
  guestId: number | null;
  place: Place | null;
  moduleId: number | null;
  requestId: string;
  /** Milliseconds since the epoch. A call also has its own limit: GET 2.8 s, POST 3 s, order placing 8 s. */
  deadlineAt: number;
  /** Aborts when whoever asked for a page has gone. */
  signal?: AbortSignal;
  /** Told of every call without an answer, whatever its caller makes of that. */
  onFailure?: () => void;
  /** Told of every answer that depends on the square kilometre it is asked from, and not on its zones alone (ADR 0176). */
  onNearby?: () => void;
  /** Told of every call that is answered to this visitor alone. */
  onOwnAnswer?: () => void;
  /** Told of every call that may have changed something, once it is over. */
  onChange?: () => Promise<void>;
};

/** What the client tells the log: no addresses, no names, no ids of people. `endpoint` is the path with its placeholders. */
export type DeliveryClientEvent =
  | {
      event: "call-failed";
      endpoint: string;
      kind: string;
      status: number | null;
      ms: number;
      requestId: string;
      detail: string | null;
    }
  | { event: "row-dropped"; endpoint: string; what: string; problem: string; requestId: string }
  | { event: "breaker"; state: UpstreamState }
  | { event: "cache-failed"; operation: "get" | "set" | "delete"; problem: string };

export type UpstreamState = "ok" | "open" | "half-open";

/** How a question that everybody shares was answered; `rescued`: by an old answer, because no new one could be had. */
export type SharedAnswer = {
  endpoint: string;
  answer: "fresh" | "stale" | "fetched" | "rescued" | "missing";
  /** Of the answer that was given, in milliseconds; 0 for one just fetched, null where none was given. */
  ageMs: number | null;
};

/** A call in a trace. */
export type CallSpan = {
  /** They tell the server of it. */
  headers: Record<string, string>;
  /** Once for each time it was sent, with the status that came back, or null when none did. */
  sent(status: number | null): void;
  /** With the outcome, as in `CallMetric`. */
  end(outcome: string): void;
};
export type TraceCall = (call: Pick<CallMetric, "endpoint" | "method">) => CallSpan;

/**
 * One finished call, for counters and histograms; `outcome` is `ok`, the failure's kind, or `held-back` for a call that was not sent. `ms` is null for
 * `held-back`, and where the answer of a call that was told already turned out to be of a wrong shape.
 */
export type CallMetric = { endpoint: string; method: string; outcome: string; ms: number | null };

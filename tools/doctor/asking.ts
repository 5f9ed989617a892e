import { createMemoryCache } from "../../app/delivery-api/cache.server";
import type { CallContext, CallMetric, DeliveryClientEvent } from "../../app/delivery-api/call-context";
import { createDeliveryClient, type DeliveryApi } from "../../app/delivery-api/delivery-client.server";
import { paths } from "../../app/delivery-api/endpoints/paths";
import { deliveryFetch } from "../../app/delivery-api/http/fetch.server";
import { type Failure, type FailureKind, ok, type Result } from "../../app/delivery-api/result";
import type { Finding } from "./report";

const patienceMs = 20_000;

/** Who asks: no customer, unless there is a token. */
export type Visitor = Pick<CallContext, "place" | "moduleId" | "token" | "language">;

export type Question<T> = {
  /** What customers see of the answer. */
  shows: string;
  /** The module's name, for the report. */
  module?: string | null;
  visitor: Visitor;
  /** Null where there is nothing to ask. */
  put: (api: DeliveryApi) => Promise<Result<T>> | null;
};

export type Answered<T> = { value: T | null; findings: Finding[]; clockSkewMs: number };

/** Puts questions to a delivery API by the storefront's own client, and judges how each endpoint answered. */
export function createAsking(site: {
  baseUrl: string;
  softwareId: string | null;
  origin: string;
  fetch?: typeof fetch;
  /** Slower than this, pages begin without it. */
  slowMs?: number;
}) {
  const { slowMs = 1000 } = site;
  const cache = createMemoryCache();
  return async function ask<T>({ shows, module = null, visitor, put }: Question<T>): Promise<Answered<T>> {
    const calls: (CallMetric & { bytes: number })[] = [];
    const events: DeliveryClientEvent[] = [];
    let bytes = 0;
    // A client for each question: whether calls are held back after failures is no matter of the next one.
    const client = createDeliveryClient({
      ...site,
      cache,
      fetch: counting(site.fetch ?? deliveryFetch, (more) => {
        bytes += more;
      }),
      log: (event) => events.push(event),
      metrics: (call) => {
        calls.push({ ...call, bytes });
        bytes = 0;
      },
    });
    const result =
      (await put(
        client.api({ guestId: null, requestId: "doctor", deadlineAt: Date.now() + patienceMs, ...visitor }),
      )) ?? ok(null);
    const isOfConfig = calls.every(({ endpoint }) => endpoint === paths.config);
    const asked = calls.filter(({ endpoint }) => isOfConfig || endpoint !== paths.config);
    const endpoints = [...new Set(asked.map(({ method, endpoint }) => `${method} ${endpoint}`))];
    const findings = endpoints.map((endpoint): Finding => {
      const own = asked.filter((call) => `${call.method} ${call.endpoint}` === endpoint);
      const path = endpoint.slice(endpoint.indexOf(" ") + 1);
      const ms = Math.max(...own.map((call) => call.ms ?? 0));
      const reported = { endpoint, module, ms, bytes: own.reduce((sum, call) => sum + call.bytes, 0) };
      const failure = failureOf(own.at(-1) === asked.at(-1) ? result : null, own.at(-1)?.outcome);
      if (failure) return { ...reported, ...lost(failure, events, path), customersMiss: shows };
      const notes = [...deviations(events, path), ...(ms > slowMs ? [`took ${ms} ms: pages begin without it`] : [])];
      return { ...reported, verdict: notes.length > 0 ? "deviation" : "fine", notes, customersMiss: null };
    });
    return { value: result.ok ? result.value : null, findings, clockSkewMs: client.upstream.skewMs() };
  };
}

/** What the storefront makes of an answer may hide that there was none: a straight line, say, for a route. */
function failureOf(result: Result<unknown> | null, outcome = "ok"): Failure | null {
  if (result?.ok === false) return result.failure;
  // Held back, since others of the same question came to nothing.
  const kind = outcome === "held-back" ? "unavailable" : (outcome as FailureKind);
  return outcome === "ok" ? null : { kind, status: null, errors: [] };
}

/** `fetch` that tells how many bytes came; what it says it will read is read as it comes. */
function counting(inner: typeof fetch, onBytes: (bytes: number) => void): typeof fetch {
  return async (input, init) => {
    const answer = await inner(input, init);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body?.pipeThrough(counter) ?? null, { status, headers: [...headers.entries()] });
  };
}

function deviations(events: DeliveryClientEvent[], endpoint: string): string[] {
  const reported = events.flatMap((event) =>
    event.event === "row-dropped" && event.endpoint === endpoint
      ? [`a ${event.what} is left out (${event.problem})`]
      : [],
  );
  const counts = new Map<string, number>();
  for (const note of reported) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].map(([note, count]) => (count > 1 ? `${note}, ${count} times` : note));
}

function lost(failure: Failure, events: DeliveryClientEvent[], endpoint: string): Pick<Finding, "verdict" | "notes"> {
  const words = failure.errors.map(({ message }) => message).join(" ");
  const reported = words === "" ? "" : `: ${words}`;
  const detail = events.flatMap((event) =>
    event.event === "call-failed" && event.endpoint === endpoint && event.detail !== null ? [event.detail] : [],
  );
  const of = failure.status === null ? "" : ` (${failure.status})`;
  switch (failure.kind) {
    case "not-found":
      return { verdict: "missing", notes: [`is not there${of}${reported}`] };
    case "unauthorized":
      return { verdict: "missing", notes: [`is shown to customers only${of}${reported}`] };
    case "rejected":
      return { verdict: "broken", notes: [`refuses${of}${reported}`] };
    case "timeout":
      return { verdict: "broken", notes: ["has not answered within 2.8 s, as long as a page waits"] };
    case "network":
      return { verdict: "broken", notes: ["breaks the connection off"] };
    case "unavailable":
      return { verdict: "broken", notes: [`is in trouble${of}${reported}`] };
    case "withheld":
      return { verdict: "fine", notes: [] };
    case "contract":
      return {
        verdict: "broken",
        notes: [`answers with something else than the contract says${detail.map((one) => `: ${one}`).join("")}`],
      };
  }
}

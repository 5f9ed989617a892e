import { subscribe } from "node:diagnostics_channel";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { fetch } from "undici";
import { analyticsLimits } from "~/limits";
import { count } from "~/runtime/process-hooks";
import { createBatchQueue } from "./batch-queue";
import { analyticsEvents, type TrackedEvent } from "./events";
import { analyticsFormats, type Collector, type CollectorRequest } from "./formats";

type Options = Collector & { format: keyof typeof analyticsFormats };

/**
 * Sends what the app tracks to ANALYTICS_URL (ADR 0186): in batches, each event at most once. What finds no room or is not taken is dropped and
 * counted; nobody waits for it.
 */
export function sendAnalytics({ format, ...collector }: Options, log: Logger) {
  const tellState = createStateLog(log);

  async function deliver(request: CollectorRequest): Promise<void> {
    const problem = await post(request).catch((error: unknown) => reasonOf(error));
    count({ event: "analytics", outcome: problem === null ? "sent" : "dropped", events: request.events });
    tellState(problem);
  }

  const queue = createBatchQueue<TrackedEvent>(async (batch) => {
    await Promise.all(analyticsFormats[format](collector, batch).map(deliver));
  }, analyticsLimits);

  subscribe(analyticsEvents.name, (event) => {
    if (!queue.push(event as TrackedEvent)) count({ event: "analytics", outcome: "dropped", events: 1 });
  });
  return {
    /** Sends what waits; ends after a second whatever comes of it. */
    async flush() {
      await Promise.race([queue.flush(), delay(analyticsLimits.flushMs, undefined, { ref: false })]);
    },
  };
}

/** Null once it is taken, else why it is not. */
async function post({ url, headers, body }: CollectorRequest): Promise<string | null> {
  const signal = AbortSignal.timeout(analyticsLimits.sendMs);
  const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" });
  await answer.body?.cancel();
  // Plausible says 202 to what it throws away, too.
  const isTaken = answer.ok && !answer.headers.has("x-plausible-dropped");
  return isTaken ? null : `answered ${answer.status}${answer.ok ? ", and dropped the event" : ""}`;
}

/** undici says no more than "fetch failed"; what failed is its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return code ?? error.message;
}

/** A collector that is away fails with each batch: it is said when that begins, and when it ends. */
function createStateLog(log: Logger) {
  let isAway = false;
  return (problem: string | null) => {
    if ((problem !== null) === isAway) return;
    isAway = problem !== null;
    if (isAway) log.warn({ reason: problem }, "analytics events are dropped: ANALYTICS_URL does not take them");
    else log.info("ANALYTICS_URL takes analytics events again");
  };
}

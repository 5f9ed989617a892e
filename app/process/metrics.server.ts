import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type MapCall, mapCalls, upstreamCalls } from "~/runtime/process-hooks";
import type { CallMetric } from "../delivery-api";
import type { Health } from "./health.server";

/** Up to the deadline of placing an order, 8.5 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.8, 3.2, 5, 8.5];

export type RequestKind = "document" | "data" | "asset" | "stream";

export type Metrics = {
  observeRequest(request: { method: string; kind: RequestKind; status: number; milliseconds: number }): void;
  /** The text of /metrics. */
  render(): Promise<string>;
  contentType: string;
};

/** Prometheus metrics of the process, of pages and of calls to the delivery API. Labels are few and bounded. */
export function createMetrics(health: Health): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answers of the storefront, from arrival to the last byte",
    labelNames: ["method", "kind", "status"],
    buckets,
    registers: [registry],
  });
  const calls = new Histogram({
    name: "delivery_api_call_duration_seconds",
    help: "Calls to the delivery API",
    labelNames: ["method", "outcome"],
    buckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: "delivery_api_failures_total",
    help: "Calls to the delivery API that did not succeed",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const paid = new Counter({
    name: "map_calls_total",
    help: "Calls that the operator pays a map service for: asked, or withheld by MAP_CALLS_PER_DAY",
    labelNames: ["outcome"],
    registers: [registry],
  });
  new Gauge({
    name: "storefront_ready",
    help: "1 when /readyz answers 200",
    registers: [registry],
    collect() {
      this.set(health.readiness().status === 200 ? 1 : 0);
    },
  });
  if (health.readiness().body.redis !== null) {
    new Gauge({
      name: "redis_up",
      help: "1 while Redis answers, 0 while the process goes on from memory",
      registers: [registry],
      collect() {
        this.set(health.readiness().body.redis === "ok" ? 1 : 0);
      },
    });
  }
  subscribe(upstreamCalls.name, (message) => {
    const { method, outcome, ms } = message as CallMetric;
    calls.observe({ method, outcome }, ms / 1000);
    if (outcome !== "ok") failures.inc({ outcome });
  });
  subscribe(mapCalls.name, (message) => paid.inc(message as MapCall));
  return {
    observeRequest: ({ method, kind, status, milliseconds }) =>
      requests.observe({ method, kind, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A server of its own, so that no balancer ever shows metrics to customers. */
export function createMetricsServer(metrics: Metrics) {
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = await metrics.render().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
    return response.writeHead(200, { ...headers, "Content-Type": metrics.contentType }).end(text);
  });
}

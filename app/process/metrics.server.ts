import { subscribe } from "node:diagnostics_channel";
import { Counter, type CounterConfiguration, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import {
  analyticsOutcomes,
  type CountedEvent,
  countedEvents,
  mapCallOutcomes,
  orderKinds,
  pageCheckOutcomes,
  searchTabs,
  signInMethods,
} from "~/runtime/process-hooks";
import type { Release } from "../release.server";
import type { Health } from "./health.server";

/** Seconds, up to the deadline of placing an order, 8.5 s. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.8, 3.2, 5, 8.5];
/** Seconds: fresh answers are minutes old, rescued ones up to a day. */
const ages = [10, 60, 300, 1200, 3600, 21_600, 86_400];
/** Seconds; "good" ends at 2.5 s for what is seen and at 0.2 s for a press. */
const feltDurations = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
/** "Good" ends at 0.1. */
const layoutShifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];
const breakerStates = ["ok", "half-open", "open"] as const;
/** Anybody may send any word as a method. */
const methods = new Set(["GET", "HEAD", "POST"]);

export type RequestKind = "document" | "data" | "asset" | "picture" | "stream";

type ObservedRequest = {
  method: string;
  kind: RequestKind;
  /** The pattern of its route. */
  route: string;
  status: number;
  milliseconds: number;
  /** Answered by the page cache. */
  isCached: boolean;
  /** Answered that the shop is closed for maintenance: nobody has to be woken for it. */
  isMaintenance: boolean;
};

export type Metrics = {
  observeRequest(request: ObservedRequest): void;
  /** The text of /metrics. */
  render(): Promise<string>;
  contentType: string;
};

/**
 * Prometheus metrics of the process, of pages, of calls to the delivery API and of what customers do (ADR 0178). Every label has one of a few
 * values known beforehand.
 */
export function createMetrics(health: Health, release: Release): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers } satisfies CounterConfiguration<Label>);

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answers of the storefront by the pattern of their route, from arrival to the last byte",
    labelNames: ["method", "kind", "route", "status"],
    buckets: durations,
    registers,
  });
  const cachedPages = counter("page_cache_hits_total", "Pages for guests that were answered from the page cache");
  const countEvent = eventCounters(registry, counter);
  stateGauges(registry, health);
  new Gauge({
    name: "storefront_info",
    help: "1, with the version and commit that run",
    labelNames: ["version", "commit"],
    registers,
  }).set(release, 1);
  subscribe(countedEvents.name, (message) => countEvent(message as CountedEvent));
  return {
    observeRequest({ method, kind, route, status, milliseconds, isCached, isMaintenance }) {
      const known = methods.has(method) ? method : "other";
      const statusClass = isMaintenance ? "maintenance" : `${Math.floor(status / 100)}xx`;
      const labels = { method: known, kind, route, status: statusClass };
      requests.observe(labels, milliseconds / 1000);
      if (isCached) cachedPages.inc();
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type MakeCounter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Counter<Label>;

/** Counts each event by what it says of itself. */
function eventCounters(registry: Registry, counter: MakeCounter): (event: CountedEvent) => void {
  const calls = new Histogram({
    name: "delivery_api_call_duration_seconds",
    help: "Calls to the delivery API by endpoint",
    labelNames: ["method", "endpoint", "outcome"],
    buckets: durations,
    registers: [registry],
  });
  const failures = counter(
    "delivery_api_failures_total",
    "Calls to the delivery API that did not succeed",
    "endpoint",
    "outcome",
  );
  const answers = counter(
    "shared_answers_total",
    "Questions that everybody shares, by how they were answered: fresh, stale, fetched, rescued (old, since no new answer came), missing",
    "endpoint",
    "answer",
  );
  const answerAges = new Histogram({
    name: "shared_answer_age_seconds",
    help: "Age of the shared answers that were given from the cache",
    labelNames: ["answer"],
    buckets: ages,
    registers: [registry],
  });
  const maps = counter("map_calls_total", "Calls of map services: asked, or withheld by MAP_CALLS_PER_DAY", "outcome");
  const forms = counter("forms_total", "Posted forms by intent and what became of them", "intent", "result");
  const placed = counter("orders_placed_total", "Orders that the delivery API took", "kind");
  const refused = counter("orders_refused_total", "Order forms that were refused, once for each reason", "reason");
  const unknown = counter("orders_unknown_total", "Orders that were sent and not answered");
  const signIns = counter("sign_ins_total", "Customers who signed in", "way");
  const searches = counter("searches_total", "Searches by name: with hits, or with none", "tab", "result");
  const analytics = counter("analytics_events_total", "Events that ANALYTICS_URL took, or that we dropped", "outcome");
  const pageChecks = counter(
    "page_checks_total",
    "Pages of shared markup that were compared with themselves rendered whole",
    "outcome",
  );
  const violations = counter(
    "policy_violations_total",
    "What browsers held back by the Content-Security-Policy, by directive",
    "directive",
  );
  // Prometheus sees no rise in a number that it first meets as 1: after a deployment an hour's only order would be none.
  for (const outcome of mapCallOutcomes) maps.inc({ outcome }, 0);
  for (const kind of orderKinds) placed.inc({ kind }, 0);
  for (const way of signInMethods) signIns.inc({ way }, 0);
  for (const tab of searchTabs) for (const result of ["hits", "none"]) searches.inc({ tab, result }, 0);
  for (const outcome of analyticsOutcomes) analytics.inc({ outcome }, 0);
  for (const outcome of pageCheckOutcomes) pageChecks.inc({ outcome }, 0);
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ["route"], buckets, registers: [registry] });
  const vitals = {
    lcp: vital("web_vitals_lcp_seconds", "Largest contentful paint in sampled browsers", feltDurations),
    inp: vital("web_vitals_inp_seconds", "Interaction to next paint in sampled browsers", feltDurations),
    cls: vital("web_vitals_cls", "Cumulative layout shift in sampled browsers", layoutShifts),
  };

  return (event) => {
    switch (event.event) {
      case "upstream-call": {
        const { method, endpoint, outcome, ms } = event;
        if (ms !== null) calls.observe({ method, endpoint, outcome }, ms / 1000);
        if (outcome !== "ok") failures.inc({ endpoint, outcome });
        return;
      }
      case "shared-answer": {
        const { endpoint, answer, ageMs } = event;
        answers.inc({ endpoint, answer });
        if (ageMs !== null && answer !== "fetched") answerAges.observe({ answer }, ageMs / 1000);
        return;
      }
      case "map-call":
        return maps.inc({ outcome: event.outcome });
      case "form":
        return forms.inc({ intent: event.intent, result: event.result });
      case "order-placed":
        return placed.inc({ kind: event.kind });
      case "order-refused":
        return refused.inc({ reason: event.reason });
      case "order-unknown":
        return unknown.inc();
      case "sign-in":
        return signIns.inc({ way: event.way });
      case "search":
        return searches.inc({ tab: event.tab, result: event.hasHits ? "hits" : "none" });
      case "analytics":
        return analytics.inc({ outcome: event.outcome }, event.events);
      case "page-check":
        return pageChecks.inc({ outcome: event.outcome });
      case "policy-violation":
        return violations.inc({ directive: event.directive });
      case "web-vitals": {
        const { route, lcp, inp, cls } = event;
        if (lcp !== undefined) vitals.lcp.observe({ route }, lcp / 1000);
        if (inp !== undefined) vitals.inp.observe({ route }, inp / 1000);
        if (cls !== undefined) vitals.cls.observe({ route }, cls);
        return;
      }
    }
  };
}

/** What /readyz says, as numbers. */
function stateGauges(registry: Registry, health: Health) {
  const registers = [registry];
  new Gauge({
    name: "storefront_ready",
    help: "1 when /readyz answers 200",
    registers,
    collect() {
      this.set(health.readiness().status === 200 ? 1 : 0);
    },
  });
  new Gauge({
    name: "delivery_api_breaker",
    help: "1 for the state of the circuit breaker: ok, open (calls are held back), half-open (one tries)",
    labelNames: ["state"],
    registers,
    collect() {
      const current = health.readiness().body.upstream?.state ?? "ok";
      for (const state of breakerStates) this.set({ state }, state === current ? 1 : 0);
    },
  });
  if (health.readiness().body.redis === null) return;
  new Gauge({
    name: "redis_up",
    help: "1 while Redis answers, 0 while the process goes on from memory",
    registers,
    collect() {
      this.set(health.readiness().body.redis === "ok" ? 1 : 0);
    },
  });
}

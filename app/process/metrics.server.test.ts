import { expect, test } from "vitest";
import { type CountedEvent, count } from "~/runtime/process-hooks";
import { createHealth } from "./health.server";
import { createMetrics } from "./metrics.server";

const release = { version: "1.2.3", commit: "0a1b2c3d4e" };

/** The lines that counting adds, without Node's own. */
async function numbers(events: CountedEvent[], hooks = {}): Promise<string> {
  const metrics = createMetrics(createHealth({ hooks }), release);
  for (const event of events) count(event);
  return metrics.render();
}

test.each<[string, CountedEvent, string]>([
  ["map calls", { event: "map-call", outcome: "withheld" }, 'map_calls_total{outcome="withheld"} 1'],
  ["forms", { event: "form", intent: "sign-in", result: "422" }, 'forms_total{intent="sign-in",result="422"} 1'],
  ["orders", { event: "order-placed", kind: "cart" }, 'orders_placed_total{kind="cart"} 1'],
  ["refusals", { event: "order-refused", reason: "minimum" }, 'orders_refused_total{reason="minimum"} 1'],
  ["lost answers", { event: "order-unknown" }, "orders_unknown_total 1"],
  ["sign-ins", { event: "sign-in", way: "password" }, 'sign_ins_total{way="password"} 1'],
  [
    "searches without a hit",
    { event: "search", tab: "items", hasHits: false },
    'searches_total{tab="items",result="none"} 1',
  ],
  [
    "analytics events by their number",
    { event: "analytics", outcome: "dropped", events: 50 },
    'analytics_events_total{outcome="dropped"} 50',
  ],
  [
    "calls by endpoint",
    { event: "upstream-call", endpoint: "/stores/details/{idOrSlug}", method: "GET", outcome: "timeout", ms: 2800 },
    'delivery_api_failures_total{endpoint="/stores/details/{idOrSlug}",outcome="timeout"} 1',
  ],
  [
    "shared answers by age",
    { event: "shared-answer", endpoint: "/config", answer: "rescued", ageMs: 3_000_000 },
    'shared_answer_age_seconds_bucket{le="3600",answer="rescued"} 1',
  ],
])("%s are counted", async (_, event, line) => {
  const text = await numbers([event]);
  expect(text.split("\n")).toContain(line);
});

test.each([
  'map_calls_total{outcome="withheld"}',
  ...["cart", "buy_now", "campaign", "prescription", "parcel"].map((kind) => `orders_placed_total{kind="${kind}"}`),
  "orders_unknown_total",
  ...["password", "code", "social"].map((way) => `sign_ins_total{way="${way}"}`),
  'searches_total{tab="stores",result="none"}',
  'analytics_events_total{outcome="dropped"}',
  'page_checks_total{outcome="different"}',
])("%s is told as 0 before the first, so that Prometheus sees it rise", async (series) => {
  expect((await numbers([])).split("\n")).toContain(`${series} 0`);
});

test("what was just fetched has no age, and what failed is counted as missing", async () => {
  const text = await numbers([
    { event: "shared-answer", endpoint: "/module", answer: "fetched", ageMs: 0 },
    { event: "shared-answer", endpoint: "/module", answer: "missing", ageMs: null },
  ]);
  expect(text).toContain('shared_answers_total{endpoint="/module",answer="fetched"} 1');
  expect(text).toContain('shared_answers_total{endpoint="/module",answer="missing"} 1');
  expect(text).not.toContain("shared_answer_age_seconds_bucket");
});

test("an answer of a wrong shape is one call more that failed, and none that was made", async () => {
  const call = { event: "upstream-call", endpoint: "/banners", method: "GET" } as const;
  const text = await numbers([
    { ...call, outcome: "ok", ms: 20 },
    { ...call, outcome: "contract", ms: null },
  ]);
  expect(text).toContain('delivery_api_failures_total{endpoint="/banners",outcome="contract"} 1');
  const made = text.split("\n").filter((line) => line.includes('_count{method="GET",endpoint="/banners"'));
  expect(made).toEqual(['delivery_api_call_duration_seconds_count{method="GET",endpoint="/banners",outcome="ok"} 1']);
});

test("the state of the process is told: version, breaker, Redis, the lag of its event loop", async () => {
  const hooks = { upstream: () => ({ state: "open", skewMs: 0 }), redis: () => "away" };
  const lines = (await numbers([], hooks)).split("\n");
  expect(lines).toContain('storefront_info{version="1.2.3",commit="0a1b2c3d4e"} 1');
  expect(lines).toContain('delivery_api_breaker{state="open"} 1');
  expect(lines).toContain('delivery_api_breaker{state="ok"} 0');
  expect(lines).toContain("redis_up 0");
  expect(lines.some((line) => line.startsWith("nodejs_eventloop_lag_p99_seconds "))).toBe(true);
  expect(await numbers([])).not.toContain("redis_up");
});

test("a request is counted by its route, and a made-up method is no label", async () => {
  const metrics = createMetrics(createHealth({ hooks: {} }), release);
  const request = {
    kind: "document",
    route: "/store/:id",
    status: 200,
    milliseconds: 12,
    isCached: true,
    isMaintenance: false,
  } as const;
  metrics.observeRequest({ ...request, method: "GET" });
  metrics.observeRequest({ ...request, method: "PROPFIND", status: 405, isCached: false, isMaintenance: false });
  const text = await metrics.render();
  const counted = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
  expect(text).toContain(counted('method="GET",kind="document",route="/store/:id",status="2xx"'));
  expect(text).toContain(counted('method="other",kind="document",route="/store/:id",status="4xx"'));
  expect(text).toContain("page_cache_hits_total 1");
});

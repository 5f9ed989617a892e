import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, order, signInAsAnn } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { traceCollector } from "../harness/trace-collector";
import type { Visitor } from "../harness/visitor";

const [served, called] = [2, 3];
const begun = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

let collector: Awaited<ReturnType<typeof traceCollector>>;
let shop: TestShop;
let ann: Visitor;

beforeAll(async () => {
  collector = await traceCollector();
  shop = await startShop({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "50",
      TRUST_PROXY: "1",
      LOG_LEVEL: "info",
    },
  });
  ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
});
afterAll(async () => {
  await shop?.stop();
  collector?.close();
});

/** The last span of a request by its name, once it came. */
async function spanOf(name: string) {
  const found = () => collector.spans().findLast((span) => span.kind === served && span.name === name);
  await expect.poll(found).toBeDefined();
  return found();
}

test("a page is a span named by its route, and its calls are spans below it that the delivery API is told of", async () => {
  await shop.control.clearRequests();
  await (await ann.get("/store/harbour-kitchen?search=rice")).text();
  const page = await spanOf("GET /store/:id");
  expect(page).toMatchObject({
    kind: served,
    attributes: { "http.request.method": "GET", "http.route": "/store/:id", "http.response.status_code": 200 },
  });
  expect(page?.parentSpanId ?? "").toBe("");
  const calls = collector.spans().filter(({ kind, traceId }) => kind === called && traceId === page?.traceId);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(calls.map(() => page?.spanId));
  expect(calls.every(({ attributes }) => String(attributes["url.template"]).startsWith("/"))).toBe(true);
  for (const { attributes } of calls) {
    expect(Object.keys(attributes).sort()).toEqual([
      "http.request.method",
      "http.response.status_code",
      "url.template",
    ]);
    expect(attributes["http.response.status_code"]).toBe(200);
  }
  const told = (await shop.control.requests()).flatMap(({ headers }) => headers.traceparent ?? []);
  expect(told).toEqual(expect.arrayContaining(calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`)));
  expect(collector.services()).toEqual(new Set(["doorstep"]));
});

test("a call says how often it was sent again, and how it failed", async () => {
  const path = "/api/v1/stores/details";
  await shop.control.fault(
    { kind: "status", status: 502, path: `${path}/brief-trouble`, once: true },
    { kind: "status", status: 500, path: `${path}/trouble` },
  );
  const call = { "http.request.method": "GET", "url.template": "/stores/details/{idOrSlug}" };
  const said = () => collector.spans().flatMap(({ kind, attributes }) => (kind === called ? [attributes] : []));
  await (await ann.get("/store/brief-trouble")).text();
  await expect.poll(said).toContainEqual({ ...call, "http.response.status_code": 200, "http.request.resend_count": 1 });
  await (await ann.get("/store/trouble")).text();
  await expect.poll(said).toContainEqual({ ...call, "http.response.status_code": 500, "error.type": "unavailable" });
});

test("a trace that the balancer began is continued, and the log names it", async () => {
  await (
    await fetch(`${shop.url}/about-us`, { headers: { traceparent: `00-${begun.traceId}-${begun.spanId}-01` } })
  ).text();
  expect(await spanOf("GET /about-us")).toMatchObject({ traceId: begun.traceId, parentSpanId: begun.spanId });
  await expect.poll(() => shop.logs().find(({ path }) => path === "/about-us")?.trace_id).toBe(begun.traceId);
});

test("spans hold nothing of a person, and files have none", async () => {
  await order(ann, shop.url, "cash_on_delivery", 100_001, { note: "the blue door" });
  await (await ann.get("/home?search=rice%20pudding&data_type=searched")).text();
  await (await ann.get("/track-order?order=100001&phone=%2B15550100001")).text();
  await spanOf("GET /home");
  await spanOf("GET /track-order");
  await spanOf("POST /checkout");
  const ids = /"(traceId|spanId|parentSpanId|startTimeUnixNano|endTimeUnixNano)":"[^"]*"/g;
  const told = collector.raw().replaceAll(ids, "");
  for (const secret of ["5550100001", "Ann", "ann@", "pudding", "blue door", "100001", "harbour", "password", "Bearer"])
    expect(told).not.toContain(secret);
  expect(collector.spans().filter(({ name }) => /assets|pictures|livez/.test(name))).toEqual([]);
});

test("what waits is sent when the process is told to stop", async () => {
  await (await ann.get("/help-and-support")).text();
  expect(await shop.storefront.stop("SIGINT")).toBe(0);
  expect(collector.spans().map(({ name }) => name)).toContain("GET /help-and-support");
});

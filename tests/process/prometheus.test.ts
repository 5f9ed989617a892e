import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { arrivedVisitor, checkoutForm, fillCart, order, signInAsAnn } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { startPrometheus } from "../harness/prometheus";
import { findRedisServer, type RedisServer, redisServer } from "../harness/redis";
import { startShop, type TestShop } from "../harness/shop";
import { findProgram } from "../tools/programs";

const target = z.object({ expr: z.string() });
const dashboard = z
  .object({
    annotations: z.object({ list: z.array(target) }),
    panels: z.array(z.object({ title: z.string(), targets: z.array(target).default([]) })),
  })
  .parse(JSON.parse(readFileSync("deploy/grafana/doorstep.json", "utf8")));
/** What Grafana puts in for the time that is looked at. */
const inTime = (expr: string) => expr.replaceAll("$__rate_interval", "10s").replaceAll("$__range", "1m");
const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr: inTime(expr) }))),
  ...dashboard.annotations.list.map(({ expr }) => ({ title: "releases marked", expr: inTime(expr) })),
];

const program = findProgram("prometheus");
const redis = findRedisServer();

test.runIf(program === null)(
  "prometheus (Debian's package of that name) is here, or PROMETHEUS_PATH says where",
  () => {
    expect(process.env.CI ?? "").toBe("");
  },
);

describe.skipIf(program === null || redis === null)("a Prometheus that looks at a shop", () => {
  let server: RedisServer;
  let shop: TestShop;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
  let told: Set<string>;

  beforeAll(async () => {
    server = await redisServer(redis ?? "");
    await server.start();
    const port = await freePort();
    shop = await startShop({ environment: { METRICS_PORT: String(port), REDIS_URL: server.url } });
    prometheus = await startPrometheus(program ?? "", port);
    await customersCome(shop);
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
    told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].flatMap(([, name]) => name ?? []));
  });
  afterAll(async () => {
    await prometheus?.stop();
    await shop?.stop();
    await server?.close();
  });

  test.each(queries)("the dashboard's panel shows something: $title, $expr", async ({ expr }) => {
    await expect.poll(() => prometheus.query(expr), { timeout: 10_000 }).not.toEqual([]);
  });

  test("every alert can be judged, by metrics that the storefront tells", async () => {
    const alerts = await prometheus.rules();
    expect(alerts.length).toBeGreaterThan(10);
    await expect
      .poll(async () => (await prometheus.rules()).filter(({ health }) => health !== "ok"), { timeout: 5000 })
      .toEqual([]);
    const names = alerts.flatMap(({ query }) => query.match(/\b[a-z]+_[a-z0-9_]+(?=[{[ )])/g) ?? []);
    const used = new Set(names.map((name) => name.replace(/_(count|bucket)$/, "")));
    used.delete("histogram_quantile");
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !told.has(name))).toEqual([]);
  });
});

/** One of each thing that is counted. */
async function customersCome({ url, control }: TestShop) {
  const ann = await arrivedVisitor(url);
  await signInAsAnn(ann);
  await order(ann, url, "cash_on_delivery", 100_001);
  await fillCart(ann, url);
  await ann.post("/checkout?page=cart", { ...(await checkoutForm(ann)), contactName: "" });
  await (await ann.get("/home?search=soup&data_type=searched")).text();
  await control.fault({ kind: "status", status: 500, path: "/api/v1/get-combined-data" });
  await (await ann.get("/home?search=tea&data_type=searched")).text();
  const tell = (path: string, report: unknown) =>
    fetch(`${url}/reports/${path}`, { method: "POST", body: JSON.stringify(report) });
  await tell("web-vitals", { path: "/home", lcp: 900, inp: 40, cls: 0 });
  await tell("policy", { "csp-report": { "violated-directive": "img-src" } });
}

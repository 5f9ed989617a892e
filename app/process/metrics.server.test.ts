import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { mapCalls } from "~/runtime/process-hooks";
import { createHealth } from "./health.server";
import { createMetrics, createMetricsServer, type Metrics } from "./metrics.server";

async function asked(metrics: Partial<Metrics>, path = "/metrics"): Promise<Response> {
  const server = createMetricsServer({ contentType: "text/plain", ...metrics } as Metrics).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

test("numbers are told at one address, and kept by no cache", async () => {
  const answer = await asked({ render: async () => "numbers" });
  expect([answer.status, await answer.text()]).toEqual([200, "numbers"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect((await asked({ render: async () => "numbers" }, "/")).status).toBe(404);
});

test("numbers that cannot be told do not end the process", async () => {
  const answer = await asked({ render: () => Promise.reject(new Error("no numbers")) });
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
});

test("calls of map services are counted, asked and withheld", async () => {
  const metrics = createMetrics(createHealth({ hooks: {} }));
  mapCalls.publish({ outcome: "asked" });
  mapCalls.publish({ outcome: "asked" });
  mapCalls.publish({ outcome: "withheld" });
  const text = await metrics.render();
  expect(text).toContain('map_calls_total{outcome="asked"} 2');
  expect(text).toContain('map_calls_total{outcome="withheld"} 1');
});

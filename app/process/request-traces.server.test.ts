import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { context, propagation, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import express from "express";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { traceRequests } from "./request-traces.server";

const exporter = new InMemorySpanExporter();
new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
beforeEach(() => exporter.reset());
// Registered for the whole process, which other files of tests share.
afterAll(() => {
  for (const api of [trace, context, propagation]) api.disable();
});

const begun = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

/** The span of a request that says it belongs to a trace. */
async function spanOf(path: string, trustProxy: number | false) {
  const app = express().set("trust proxy", trustProxy);
  app.use(
    traceRequests(() => "/store/:id"),
    (_, res) => res.status(503).end(),
  );
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { traceparent: `00-${begun.traceId}-${begun.spanId}-01` };
  await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return exporter.getFinishedSpans()[0];
}

test("a trace is continued where a trusted proxy began it, and from nobody else", async () => {
  expect((await spanOf("/store/rice?search=tea", 1))?.parentSpanContext).toMatchObject(begun);
  exporter.reset();
  const own = await spanOf("/store/rice?search=tea", false);
  expect(own?.parentSpanContext).toBeUndefined();
  expect(own?.spanContext().traceId).not.toBe(begun.traceId);
});

test("a span holds the pattern of the route and the status, and nothing of the address", async () => {
  const span = await spanOf("/store/rice?search=tea", 1);
  expect(span?.name).toBe("GET /store/:id");
  expect(span?.attributes).toEqual({
    "http.request.method": "GET",
    "http.route": "/store/:id",
    "http.response.status_code": 503,
  });
});

test("files have no span", async () => {
  expect(await spanOf("/assets/root.js", 1)).toBeUndefined();
});

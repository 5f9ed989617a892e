import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import express from "express";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type CountedEvent, countedEvents } from "~/runtime/process-hooks";
import { reportLimits } from "../limits";
import { browserReports } from "./browser-reports.server";

let server: Server;
let origin: string;
const counted: CountedEvent[] = [];
const note = (event: unknown) => void counted.push(event as CountedEvent);

beforeAll(async () => {
  countedEvents.subscribe(note);
  const app = express();
  app.use(browserReports((path) => (path.startsWith("/store/") ? "/store/:id" : "*")));
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void counted.splice(0));
afterAll(() => {
  countedEvents.unsubscribe(note);
  server.close();
});

async function send(path: string, body: string | Blob, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${origin}/reports/${path}`, { method: "POST", body, headers });
  if (answer.ok) expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return answer.status;
}
const policy = (report: unknown) => send("policy", JSON.stringify(report));
const vitals = (report: unknown) => send("web-vitals", JSON.stringify(report));

test("violations of the policy are counted by directive, in both ways that browsers tell them", async () => {
  const old = { "csp-report": { "document-uri": "https://shop.example/a", "violated-directive": "img-src" } };
  expect(await policy(old)).toBe(204);
  const body = { effectiveDirective: "script-src-elem", blockedURL: "https://evil.example/x.js" };
  const reports = [
    { type: "csp-violation", body },
    { type: "deprecation", body: {} },
    { type: "csp-violation", body: {} },
  ];
  expect(await policy(reports)).toBe(204);
  expect(counted).toEqual(
    ["img-src", "script-src-elem", "other"].map((directive) => ({ event: "policy-violation", directive })),
  );
});

test("web vitals are counted by the pattern of their page", async () => {
  expect(await vitals({ path: "/store/harbour-kitchen", lcp: 1234.5, cls: 0.02 })).toBe(204);
  expect(counted).toMatchObject([{ event: "web-vitals", route: "/store/:id", lcp: 1234.5, cls: 0.02 }]);
});

test("what strangers make up adds no label and no impossible number, and what is too large is not read", async () => {
  const made = { "csp-report": { "violated-directive": "constructor" } };
  expect(await policy(made)).toBe(204);
  expect(counted.splice(0)).toEqual([{ event: "policy-violation", directive: "other" }]);
  for (const wrong of [
    { path: "/store/1", lcp: -1 },
    { path: "/store/1", inp: 1e12 },
    { path: "store" },
    [],
    null,
    "x",
  ])
    expect(await vitals(wrong)).toBe(204);
  const report = { type: "csp-violation", body: { effectiveDirective: "img-src" } };
  await policy(Array.from({ length: 100 }, () => report));
  expect(counted.splice(0)).toHaveLength(reportLimits.reports);
  expect(await send("policy", "[".repeat(reportLimits.bytes + 1))).toBe(413);
  expect(await send("policy", new Blob([gzipSync("[".repeat(100_000))]), { "Content-Encoding": "gzip" })).toBe(415);
  expect(counted).toEqual([]);
});

test("whatever comes is answered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("policy", "web-vitals"), fc.json(), async (path, body) => {
      expect(await send(path, body)).toBe(204);
    }),
    { numRuns: 100 },
  );
});

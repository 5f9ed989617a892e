import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createMetricsServer } from "./metrics-server.server";

async function asked(render: () => Promise<string>, path = "/metrics"): Promise<Response> {
  const server = createMetricsServer({ contentType: "text/plain", render }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

test("numbers are told at one address, and kept by no cache", async () => {
  const answer = await asked(async () => "numbers");
  expect([answer.status, await answer.text()]).toEqual([200, "numbers"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect((await asked(async () => "numbers", "/")).status).toBe(404);
});

test("numbers that cannot be told do not end the process", async () => {
  const answer = await asked(() => Promise.reject(new Error("no numbers")));
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
});

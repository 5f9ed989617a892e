import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { connectionTimes } from "./lifecycle.server";

test("an idle connection outlives the 60 s of balancers, and the header of a request is due before all of it", () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout } = createServer(connectionTimes);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  // Node takes one for the other where the first is larger.
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});

test("a body that comes too slowly is cut by the time of whole requests, not by that of headers", async () => {
  const hundredth = Object.fromEntries(Object.entries(connectionTimes).map(([name, time]) => [name, time / 100]));
  const server = createServer(hundredth, (req) => void req.resume()).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const since = performance.now();
  const posted = request({ port, method: "POST", headers: { "Content-Length": "100" } });
  posted.write("slowly");
  const [answer] = (await once(posted, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(408);
  expect(performance.now() - since).toBeGreaterThanOrEqual(connectionTimes.requestTimeout / 100);
  posted.destroy();
});

import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../harness/free-port";
import { startShop, type TestShop } from "../harness/shop";
import { visitorOf } from "../harness/visitor";

let shop: TestShop | undefined;

/** What docs/privacy.md says that lines of the log hold. */
const toldFields = new Set(
  [...readFileSync("docs/privacy.md", "utf8").matchAll(/^\| ((?:`\w+`,? ?)+)\|/gm)].flatMap(([, names = ""]) =>
    names.match(/\w+/g),
  ),
);

afterEach(async () => {
  await shop?.stop();
  for (const line of shop?.logs() ?? [])
    for (const field of Object.keys(line)) expect(toldFields, JSON.stringify(line)).toContain(field);
  shop = undefined;
});

async function open(environment: Record<string, string> = {}): Promise<TestShop> {
  shop = await startShop({ environment: { LOG_LEVEL: "info", ...environment } });
  return shop;
}

test("SIGTERM: not ready at once, the answer under way finishes, exit code 0 within ten seconds", async () => {
  const { url, control, storefront } = await open();
  await control.fault({ kind: "latency", ms: 1000, path: "/api/v1/auth/login" });
  const visitor = visitorOf(url);
  await visitor.get("/auth/sign-in");
  const signIn = visitor.post("/auth/sign-in", {
    intent: "sign-in",
    identifier: "+15550100001",
    password: "password",
  });
  await wait(300);
  const startedAt = Date.now();
  const ended = storefront.stop("SIGTERM");
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  expect((await signIn).status).toBe(303);
  expect(await ended).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});

test("an answer that hangs does not hold the process beyond ten seconds", async () => {
  const { url, control, storefront } = await open();
  await control.fault({ kind: "hang", path: "/api/v1/auth/login" });
  const visitor = visitorOf(url);
  await visitor.get("/auth/sign-in");
  const signIn = visitor.post("/auth/sign-in", {
    intent: "sign-in",
    identifier: "+15550100001",
    password: "password",
  });
  await wait(300);
  const startedAt = Date.now();
  expect(await storefront.stop("SIGTERM")).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await signIn.catch(() => null);
});

test("a request's id goes upstream, and its log lines hold nothing personal", async () => {
  const { url, control, logs } = await open();
  const visitor = visitorOf(url);
  await visitor.get("/auth/sign-in");
  const fields = { intent: "sign-in", identifier: "+15550100001", password: "password" };
  await visitor.post("/auth/sign-in?from=sign-up", fields, { Origin: url, "X-Request-Id": "balancer-0042" });
  const login = (await control.requests()).find(({ path }) => path.endsWith("/auth/login"));
  expect(login?.headers["x-request-id"]).toBe("balancer-0042");
  await expect
    .poll(() => logs().filter(({ requestId }) => requestId === "balancer-0042"))
    .toMatchObject([
      { msg: "form", intent: "sign-in", result: "done", signedIn: true },
      { msg: "request", method: "POST", path: "/auth/sign-in", status: 303 },
    ]);
  expect(JSON.stringify(logs())).not.toMatch(/15550100001|password|sign-up|visitor=/);
});

test("metrics have a port of their own and count calls to the delivery API", async () => {
  const metricsPort = await freePort();
  const { url } = await open({ METRICS_PORT: String(metricsPort) });
  await (await fetch(url)).text();
  const lines = async () => (await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()).split("\n");
  const document = 'http_request_duration_seconds_count{method="GET",kind="document",route="/",status="2xx"} 1';
  await expect.poll(async () => (await lines()).includes(document)).toBe(true);
  expect(
    (await lines()).filter((line) => /delivery_api_call_duration_seconds_count.*"ok"} [1-9]/.test(line)),
  ).not.toEqual([]);
  expect((await lines()).filter((line) => line.startsWith("storefront_ready"))).toEqual(["storefront_ready 1"]);
  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain("storefront_ready");
});

test("ready with a delivery API in trouble, and the body says so", async () => {
  const { url, control } = await open();
  await control.fault({ kind: "reset" });
  for (let i = 0; i < 6; i++) await fetch(`${url}/store/harbour-kitchen`);
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ready: true, upstream: { state: "open" } });
});

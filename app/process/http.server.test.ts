import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { createRequestHandler } from "@remix-run/express";
import { redirect, type ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildHeader } from "~/runtime/build-header";
import type { ProcessHooks } from "~/runtime/process-hooks";
import { plainSecurityHeaders } from "../security-headers.server";
import { createHealth } from "./health.server";
import { createHttpApp, loadContextOf } from "./http.server";
import { loadShedding } from "./load-shedding.server";
import { maintenancePages } from "./maintenance-handler.server";
import { createMetrics } from "./metrics.server";
import { busyPages } from "./page-cache-handler.server";
import { routePatterns } from "./route-pattern.server";

const publicOrigin = "https://shop.example.com";
/** What a page has given: a post without any is refused. */
const cookie = "visitor=x";
let lines: Record<string, unknown>[] = [];
const log = pino(
  new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
const health = createHealth({ hooks: {} });
const metrics = createMetrics(health, { version: "1.2.3", commit: "0a1b2c3d4e" });

/** An app of two routes that tell what the process handed them. */
const echo = async ({ request, context }: { request: Request; context: Record<string, unknown> }) =>
  Response.json({ url: request.url, method: request.method, context, padding: "x".repeat(2000) });
const route = (id: string, path: string) => ({ id, path, module: { loader: echo, action: echo } });
const reading = {
  id: "d",
  path: "upload",
  module: { action: async ({ request }: { request: Request }) => new Response(String((await request.blob()).size)) },
};
const leaving = { id: "c", path: "leave", module: { loader: () => redirect("/cart", 303) } };
const build = {
  entry: { module: { default: async () => new Response("page") } },
  routes: Object.fromEntries(
    [route("a", "cart"), route("b", "refused"), route("e", "refused.data"), leaving, reading].map((entry) => [
      entry.id,
      entry,
    ]),
  ),
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
  mode: "production",
  future: {},
} as unknown as ServerBuild;

let server: Server;
let base: string;
type Settings = Parameters<typeof createHttpApp>[0];
async function serve(
  trustProxy: Settings["environment"]["trustProxy"],
  { hooks = {}, shedding = loadShedding().handler }: { hooks?: Partial<ProcessHooks>; shedding?: RequestHandler } = {},
): Promise<Server> {
  const app = createHttpApp({
    environment: { publicOrigin, trustProxy, edgeCache: false },
    health,
    shedding,
    log,
    metrics,
    patternOf: routePatterns(build.routes),
    clientBuild: "0a1b2c3d",
    assets: [],
    pages: [
      busyPages(hooks),
      maintenancePages(hooks),
      createRequestHandler({
        build,
        mode: "production",
        getLoadContext: loadContextOf(publicOrigin, { dialogStyles: [], lateScripts: new Map() }),
      }),
    ],
  });
  const listening = createServer(app).listen(0, "127.0.0.1");
  await once(listening, "listening");
  return listening;
}
const addressOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
beforeAll(async () => {
  server = await serve(false);
  base = addressOf(server);
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

test("a request reaches the app under the public origin, whatever Host it came with", async () => {
  const answer = await fetch(`${base}/cart?a=1`, { headers: { "X-Forwarded-Host": "evil.example" } });
  expect(await answer.json()).toMatchObject({
    url: "https://shop.example.com/cart?a=1",
    context: { isDocument: true, publicOrigin, refused: null },
  });
});

test("a data answer says of which build of the scripts it is, and a document says nothing", async () => {
  expect((await fetch(`${base}/cart.data`)).headers.get(buildHeader)).toBe("0a1b2c3d");
  expect((await fetch(`${base}/cart`)).headers.get(buildHeader)).toBeNull();
});

test("a foreign post becomes a GET of the refusal page", async () => {
  const answer = await fetch(`${base}/cart?a=1`, {
    method: "POST",
    body: "x=1",
    headers: { Origin: "https://evil.example" },
  });
  expect(await answer.json()).toMatchObject({
    url: "https://shop.example.com/refused",
    method: "GET",
    context: { refused: 403 },
  });
  expect(lines).toContainEqual(expect.objectContaining({ msg: "refused", refused: 403, path: "/cart" }));
});

test.each([
  ["GET", "//", 404],
  ["GET", "//evil.example/x", 404],
  ["GET", "/..//evil.example", 404],
  ["GET", "/\\evil.example", 404],
  ["GET", "/%0Ax", 404],
  ["GET", "/%", 400],
  ["GET", "/%ff", 400],
  ["TRACE", "/cart", 405],
  ["PUT", "/cart", 405],
])(
  "%s %s becomes a GET of the refusal page with %i, and a line of the log below error",
  async (method, path, refused) => {
    const request = httpRequest(base, { method, path }).end();
    const [answer] = await once(request, "response");
    let body = "";
    for await (const chunk of answer) body += chunk;
    expect(JSON.parse(body)).toMatchObject({
      url: "https://shop.example.com/refused",
      method: "GET",
      context: { refused },
    });
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ msg: "refused", level: 40, refused }));
  },
);

test("behind a balancer that nobody has told of, no machine is known, and the log says why, once", async () => {
  const clientOf = async (headers: Record<string, string>) =>
    ((await (await fetch(`${base}/cart`, { headers })).json()) as { context: { clientAddress: string } }).context
      .clientAddress;
  expect(await clientOf({})).toBe("127.0.0.1");
  expect(await clientOf({ "X-Forwarded-For": "192.0.2.1" })).toBe("");
  expect(await clientOf({ "X-Forwarded-For": "192.0.2.2" })).toBe("");
  expect(lines.filter(({ msg }) => String(msg).includes("TRUST_PROXY"))).toHaveLength(1);
});

test("behind a balancer outside of the networks that are trusted the log says so, once, and behind one of them nothing", async () => {
  for (const [network, told] of [
    ["10.0.0.0/8", 1],
    ["loopback", 0],
  ] as const) {
    lines = [];
    const behind = await serve([network]);
    for (const from of ["192.0.2.1", "192.0.2.2"])
      await fetch(`${addressOf(behind)}/cart`, { headers: { "X-Forwarded-For": from } });
    expect(lines.filter(({ msg }) => String(msg).includes("TRUST_PROXY"))).toHaveLength(told);
    behind.close();
  }
});

test("our own post reaches the action", async () => {
  const answer = await fetch(`${base}/cart`, {
    method: "POST",
    body: "x=1",
    headers: { Origin: publicOrigin, Cookie: cookie },
  });
  expect(await answer.json()).toMatchObject({ method: "POST", context: { refused: null } });
});

test("a body over the cap is refused with 413 before it is read", async () => {
  const answer = await fetch(`${base}/cart`, {
    method: "POST",
    body: "x".repeat(256 * 1024 + 1),
    headers: { Origin: publicOrigin, Cookie: cookie },
  });
  expect(await answer.json()).toMatchObject({ method: "GET", context: { refused: 413 } });
});

test("a form with files may be larger, up to a cap of its own", async () => {
  const refusedAt = async (length: number, path = "/cart", type = "multipart/form-data") => {
    const headers = {
      Origin: publicOrigin,
      Cookie: cookie,
      "Content-Type": `${type}; boundary=x`,
      "Content-Length": String(length),
    };
    // The announced length decides; the answer does not wait for the body.
    const request = httpRequest(base, { path, method: "POST", headers });
    request.flushHeaders();
    const [answer] = await once(request, "response");
    let body = "";
    for await (const chunk of answer) body += chunk;
    request.destroy();
    return (JSON.parse(body) as { context: { refused: number | null } }).context.refused;
  };
  expect(await refusedAt(32_000_000)).toBe(null);
  expect(await refusedAt(32_000_001)).toBe(413);
  expect(await refusedAt(32_000_001, "/cart", "Multipart/Form-Data")).toBe(413);
  for (const path of ["/auth/sign-in", "/cart/lines", "/settings/change", "/x/../push/token"]) {
    expect(await refusedAt(256 * 1024 + 1, path), path).toBe(413);
  }
});

async function refusedIn(answer: AsyncIterable<Buffer>): Promise<number | null> {
  let body = "";
  for await (const chunk of answer) body += chunk;
  return (JSON.parse(body) as { context: { refused: number | null } }).context.refused;
}

test("large bodies have room together: one more is a 503, until another is over", async () => {
  const largest = 32_000_000;
  const upload = (besides: Record<string, string> = {}) => {
    const type = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": largest };
    const headers = { Origin: publicOrigin, Cookie: cookie, ...type, ...besides };
    const request = httpRequest(base, { path: "/upload", method: "POST", headers });
    request.on("error", () => undefined);
    request.flushHeaders();
    return request;
  };
  // Behind a balancer that is not trusted nobody knows which machine it was.
  const unknown = { "X-Forwarded-For": "192.0.2.1" };
  const own = Array.from({ length: 2 }, () => upload({ Expect: "100-continue" }));
  await Promise.all(own.map((request) => once(request, "continue")));
  const third = upload();
  const [share] = await once(third, "response");
  expect(await refusedIn(share), "the share of one machine").toBe(503);
  third.destroy();
  const others = Array.from({ length: 3 }, () => upload({ Expect: "100-continue", ...unknown }));
  await Promise.all(others.map((request) => once(request, "continue")));
  const held = [...own, ...others];
  const sixth = upload(unknown);
  const [refusal] = await once(sixth, "response");
  expect(await refusedIn(refusal)).toBe(503);
  expect(lines.find(({ refused }) => refused)).toMatchObject({ refused: 503, path: "/upload" });
  sixth.destroy();
  const [first] = held;
  first?.end(Buffer.alloc(largest));
  const [whole] = await once(first as NonNullable<typeof first>, "response");
  expect(whole.statusCode).toBe(200);
  whole.resume();
  await once(whole, "close");
  const next = upload();
  next.end(Buffer.alloc(largest));
  const [answer] = await once(next, "response");
  let body = "";
  for await (const chunk of answer) body += chunk;
  expect(body).toBe(String(largest));
  for (const request of held) request.destroy();
});

test("while the shop is closed for maintenance every page and form is led to the refusal page, and what goes on goes on", async () => {
  const operator = { name: "Demo Market", phone: "+15550100000", email: "" };
  const hooks: Partial<ProcessHooks> = {
    maintenance: async ({ url }) => (new URL(url).pathname === "/leave" ? null : operator),
  };
  const closed = await serve(false, { hooks });
  const at = (path: string, init: RequestInit = {}) =>
    fetch(addressOf(closed) + path, { redirect: "manual", ...init, headers: { Origin: publicOrigin, Cookie: cookie } });
  const post = { method: "POST", body: "x=1" };
  for (const [path, init, method, led] of [
    ["/cart?a=1", {}, "GET", "/refused"],
    ["/cart?a=1&lang=ar", {}, "GET", "/refused?lang=ar"],
    ["/cart", post, "GET", "/refused"],
    ["/cart.data", post, "POST", "/refused.data"],
  ] as const) {
    const answer = await at(path, init);
    const told = { url: publicOrigin + led, method, context: { refused: 503, maintenance: operator } };
    expect(await answer.json(), path).toMatchObject(told);
    expect([answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")], path).toEqual(["300", "no-store"]);
  }
  const data = await at("/cart.data?a=1");
  expect([data.status, data.headers.get("Retry-After"), data.headers.get("Content-Type")]).toEqual([
    503,
    "300",
    "text/plain; charset=utf-8",
  ]);
  expect((await at("/leave")).status).toBe(303);
  expect((await at("/livez")).status).toBe(200);
  const foreign = await fetch(`${addressOf(closed)}/cart`, { ...post, headers: { Origin: "https://evil.example" } });
  expect(await foreign.json()).toMatchObject({ context: { refused: 403, maintenance: null } });
  await expect.poll(() => lines.filter(({ maintenance }) => maintenance === true)).toHaveLength(5);
  // It is planned: nothing for an operator to look at.
  expect(lines.filter(({ level, refused }) => Number(level) >= 40 && refused !== 403)).toEqual([]);
  expect(await metrics.render()).toMatch(
    /http_request_duration_seconds_count\{method="GET",kind="document",route="\/cart",status="maintenance"\} [1-9]/,
  );
  closed.close();
});

test("a hydrated page whose data is shed is told to come back later, which its browser answers by loading the document", async () => {
  const hooks = { busyPage: async () => ({ headers: { "Retry-After": "5" }, html: "busy" }) };
  const shedding: RequestHandler = (_, res, next) => {
    res.locals.isShed = true;
    next();
  };
  const busy = await serve(false, { hooks, shedding });
  for (const path of ["/cart", "/cart.data"]) {
    const answer = await fetch(addressOf(busy) + path);
    expect([answer.status, answer.headers.get("Retry-After"), await answer.text()], path).toEqual([503, "5", "busy"]);
    expect(answer.headers.get("Content-Type") ?? "", path).not.toContain("text/x-script");
  }
  busy.close();
});

test("the path that is judged is the path that is answered: dots lead nowhere from an exempt one", async () => {
  const headers = {
    Origin: "https://evil.example",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": "3",
  };
  const answered = async (path: string) => {
    const request = httpRequest(base, { path, method: "POST", headers });
    request.end("x=1");
    const [answer] = await once(request, "response");
    let body = "";
    for await (const chunk of answer) body += chunk;
    return JSON.parse(body) as { url: string; context: { refused: number | null } };
  };
  for (const dots of ["..", "%2e%2e", ".%2E"]) {
    const { context } = await answered(`/auth/callback/apple/${dots}/${dots}/${dots}/cart`);
    expect(context.refused, dots).toBe(403);
  }
  const resolved = await fetch(`${base}/x/%2e%2e/cart?a=1`);
  expect(await resolved.json()).toMatchObject({ url: "https://shop.example.com/cart?a=1" });
});

test("a post without cookies becomes a GET of the refusal page", async () => {
  const answer = await fetch(`${base}/cart`, { method: "POST", body: "x=1", headers: { Origin: publicOrigin } });
  expect(await answer.json()).toMatchObject({ method: "GET", context: { refused: 428 } });
});

test("a hydrated form's post that is refused stays a post, of the refusal page: its page reads the answer of an action", async () => {
  const post = (path: string, headers: Record<string, string>, body = "x=1") =>
    fetch(`${base}${path}`, { method: "POST", body, headers: { Origin: publicOrigin, Cookie: cookie, ...headers } });
  for (const [refused, answer] of [
    [403, await post("/cart.data", { Origin: "https://evil.example" })],
    [413, await post("/cart.data", {}, "x".repeat(256 * 1024 + 1))],
    [428, await post("/cart.data", { Cookie: "" })],
  ] as const) {
    const url = "https://shop.example.com/refused.data";
    expect(await answer.json()).toMatchObject({ method: "POST", url, context: { refused } });
  }
});

test("a body of unknown length is refused with 411", async () => {
  const request = httpRequest(`${base}/cart`, {
    method: "POST",
    headers: { Origin: publicOrigin, "Transfer-Encoding": "chunked" },
  });
  request.end("x=1");
  const [answer] = await once(request, "response");
  let body = "";
  for await (const chunk of answer) body += chunk;
  expect(JSON.parse(body)).toMatchObject({ context: { refused: 411 } });
});

test("an address that is none is a plain 400", async () => {
  const request = httpRequest(base, { path: "http://evil.example/cart" });
  request.end();
  const [answer] = await once(request, "response");
  answer.resume();
  expect(answer.statusCode).toBe(400);
});

test("the request id goes in, out and into the log line, which holds no query", async () => {
  const answer = await fetch(`${base}/cart?phone=15550100001`, { headers: { "X-Request-Id": "balancer-0001" } });
  expect(answer.headers.get("X-Request-Id")).toBe("balancer-0001");
  expect(await answer.json()).toMatchObject({ context: { requestId: "balancer-0001" } });
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({
    msg: "request",
    requestId: "balancer-0001",
    method: "GET",
    path: "/cart",
    status: 200,
  });
  expect(lines[0]?.bytes).toBeGreaterThan(100);
  expect(JSON.stringify(lines)).not.toContain("15550100001");
});

test("every answer has its security headers, and says who may keep it", async () => {
  const posted = { method: "POST", redirect: "manual", headers: { Origin: "https://evil.example" } } as const;
  const answers = await Promise.all([
    fetch(`${base}/livez`),
    fetch(`${base}/cart`),
    fetch(`${base}/leave`, { redirect: "manual" }),
    fetch(`${base}/cart`, posted),
    fetch(`${base}/%`),
    fetch(`${base}/nowhere`),
  ]);
  expect(answers.map(({ status }) => status)).toContain(303);
  for (const { url, headers } of answers) {
    for (const [name, value] of plainSecurityHeaders(true)) expect(headers.get(name), `${name} of ${url}`).toBe(value);
    expect(headers.get("Content-Security-Policy"), url).toContain("default-src 'none'");
    expect(headers.get("Cache-Control"), url).toBe("no-store");
  }
  expect(answers[2]?.headers.get("Vary")).toContain("Cookie");
});

test.each(["br", "gzip"])("pages are compressed by %s", async (encoding) => {
  const answer = await fetch(`${base}/cart`, { headers: { "Accept-Encoding": encoding } });
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
});

test("requests are counted by the pattern of their route, never by address", async () => {
  await (await fetch(`${base}/cart.data`)).text();
  await (await fetch(`${base}/somebody/0042`)).text();
  const counted = (kind: string, route: string) =>
    new RegExp(
      `http_request_duration_seconds_count\\{method="GET",kind="${kind}",route="${route}",status="\\dxx"\\} [1-9]`,
    );
  await expect.poll(() => metrics.render()).toMatch(counted("data", "/cart"));
  await expect.poll(() => metrics.render()).toMatch(counted("document", "\\*"));
  expect(await metrics.render()).not.toContain("somebody");
});

test("a draining process is alive, not ready, and closes its connections", async () => {
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  health.drain();
  expect((await fetch(`${base}/livez`)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(503);
  const answer = await fetch(`${base}/cart`);
  expect([answer.status, answer.headers.get("Connection")]).toEqual([200, "close"]);
});

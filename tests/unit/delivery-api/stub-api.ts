import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMemoryCache, type SharedCache } from "~/delivery-api/cache.server";
import type { CallContext, CallMetric, DeliveryClientEvent, SharedAnswer } from "~/delivery-api/call-context";
import { createDeliveryClient, type DeliveryClient } from "~/delivery-api/delivery-client.server";

type Seen = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
type Handler = (request: Seen, response: ServerResponse, count: number) => void;

/** A real HTTP server whose answers a test writes, and a client of it. */
export type StubApi = {
  client: DeliveryClient;
  seen: Seen[];
  /** Requests of one path, below `/api/v1`. */
  seenOf(path: string): Seen[];
  events: DeliveryClientEvent[];
  metrics: CallMetric[];
  shared: SharedAnswer[];
  cache: SharedCache;
  baseUrl: string;
  answer(handler: Handler): void;
  close(): Promise<void>;
};

/** What the stub answers for `config`. */
export const config: { current: unknown } = { current: null };
const configOfM = { business_name: "Demo Market", currency_symbol: "$" };
export const configOfN = { ...configOfM, centralize_login: {} };

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export async function startStubApi(options: { now?: () => number; cache?: SharedCache } = {}): Promise<StubApi> {
  config.current = configOfM;
  const seen: Seen[] = [];
  const events: DeliveryClientEvent[] = [];
  const metrics: CallMetric[] = [];
  const shared: SharedAnswer[] = [];
  const counts = new Map<string, number>();
  let handler: Handler = (_, response) => json(response, {});
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const row = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
    seen.push(row);
    const path = row.url.split("?", 1)[0] ?? "";
    counts.set(path, (counts.get(path) ?? 0) + 1);
    if (path === "/api/v1/config") json(response, config.current);
    else handler(row, response, counts.get(path) ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cache = options.cache ?? createMemoryCache();
  const client = createDeliveryClient({
    baseUrl,
    softwareId: "33571750",
    origin: "https://shop.example.test",
    cache,
    log: (event) => events.push(event),
    metrics: (call) => metrics.push(call),
    onShared: (answer) => shared.push(answer),
    ...(options.now ? { now: options.now } : {}),
  });
  return {
    client,
    seen,
    seenOf: (path) => seen.filter(({ url }) => url.startsWith(`/api/v1${path}`)),
    events,
    metrics,
    shared,
    cache,
    baseUrl,
    answer(next) {
      handler = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A guest without a place, 2.8 s before the deadline. */
export function visitor(fields: Partial<CallContext> = {}): CallContext {
  return {
    language: "en",
    token: null,
    guestId: null,
    place: null,
    moduleId: null,
    requestId: "request-1",
    deadlineAt: Date.now() + 2800,
    ...fields,
  };
}

import { createServer } from "node:http";
import type { Metrics } from "./metrics.server";

/** A server of its own, so that no balancer ever shows metrics to customers. */
export function createMetricsServer(metrics: Pick<Metrics, "render" | "contentType">) {
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = await metrics.render().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
    return response.writeHead(200, { ...headers, "Content-Type": metrics.contentType }).end(text);
  });
}

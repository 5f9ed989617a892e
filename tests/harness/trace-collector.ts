import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const attribute = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  ]),
});
const attributes = z
  .array(attribute)
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value] as const)));
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 2: a request that was served, 3: a call that was made. */
  kind: z.number(),
  attributes,
});
/** OTLP's ExportTraceServiceRequest as JSON, as far as we send it. */
const request = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

/** An OpenTelemetry collector on loopback that reads what comes, and refuses what is not OTLP. */
export async function traceCollector() {
  const bodies: string[] = [];
  const batches: z.infer<typeof request>[] = [];
  const server = createServer(async (req, res) => {
    const body = await text(req);
    const batch = request.safeParse(JSON.parse(body));
    const isRight = req.url === "/v1/traces" && req.headers["content-type"] === "application/json";
    if (!isRight || !batch.success) return res.writeHead(400).end();
    bodies.push(body);
    batches.push(batch.data);
    return res.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const resources = () => batches.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as it came. */
    raw: () => bodies.join("\n"),
    services: () => new Set(resources().map(({ resource }) => resource.attributes["service.name"])),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => server.close(),
  };
}

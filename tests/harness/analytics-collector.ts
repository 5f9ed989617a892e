import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const item = z
  .object({
    item_id: z.string(),
    item_name: z.string(),
    item_category: z.string().optional(),
    price: z.number(),
    quantity: z.number().int().positive(),
  })
  .strict();

/** Every field that may be told, and no other. */
const params = z
  .object({
    item_list_id: z.string(),
    item_list_name: z.string(),
    items: z.array(item),
    currency: z.string().length(3),
    value: z.number(),
    total: z.number(),
    shipping: z.number(),
    tax: z.number(),
    coupon: z.string(),
    transaction_id: z.string(),
    search_term: z.string(),
    results: z.number(),
    method: z.string(),
  })
  .partial()
  .strict();

const event = z
  .object({
    name: z.string(),
    timestamp: z.string().datetime(),
    client_id: z.string().regex(/^[0-9a-f]{16}$/),
    page_location: z.string().url(),
    params,
  })
  .strict();

const batch = z.object({ events: z.array(event).min(1) }).strict();

/** A collector of analytics on loopback that reads what comes, and refuses what is none of the events of docs/operating.md. */
export async function analyticsCollector() {
  const bodies: string[] = [];
  let events: z.infer<typeof event>[] = [];
  let isDead = false;
  const server = createServer(async (req, res) => {
    if (isDead) return req.socket.destroy();
    const body = await text(req);
    bodies.push(body);
    const read = batch.safeParse(JSON.parse(body));
    if (read.success) events.push(...read.data.events);
    return res.writeHead(read.success ? 204 : 400).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    /** All that came, as it came. */
    raw: () => bodies.join("\n"),
    /** What came since the last `clear`. */
    events: () => events,
    clear: () => {
      events = [];
    },
    /** Whether it hangs up on whoever calls. */
    setDead: (dead: boolean) => {
      isDead = dead;
    },
    close: () => server.close(),
  };
}

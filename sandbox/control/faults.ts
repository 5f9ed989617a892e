import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { largePicture } from "../pictures/photo";

/**
 * One fault to inject. `latency` waits `ms` and goes on; `reset` cuts the connection before any work, `drop-answer` after
 * it; `hang` never answers; `status` and `html` answer without work; `broken-json` does the work and sends half of it, `broken-rows` sends
 * lists of 3.9 MB of rows that are none; `large-picture` answers with a photo of 20 megapixels.
 */
export const faultRule = z
  .object({
    kind: z.enum([
      "latency",
      "reset",
      "status",
      "html",
      "broken-json",
      "hang",
      "drop-answer",
      "broken-rows",
      "large-picture",
    ]),
    method: z.string().toUpperCase().optional(),
    /** A prefix of the path, or a regular expression between slashes: `/regex/`. */
    path: z.string().max(300).default("/"),
    ms: z.number().min(0).max(600_000).default(0),
    status: z.number().int().min(200).max(599).default(500),
    /** What a `status` answer says, as the API's list of errors; without it one message. */
    messages: z.array(z.string().max(300)).max(10).optional(),
    /** How many requests it hits; without it, every one. */
    times: z.number().int().positive().optional(),
    once: z.boolean().default(false),
  })
  .strict();

export type FaultRule = z.output<typeof faultRule>;

type Armed = { rule: FaultRule; left: number };

/** The faults in force. */
export class Faults {
  private armed: Armed[] = [];

  add(rules: FaultRule[]): void {
    this.armed.push(...rules.map((rule) => ({ rule, left: rule.once ? 1 : (rule.times ?? Number.POSITIVE_INFINITY) })));
  }

  clear(): void {
    this.armed = [];
  }

  list(): FaultRule[] {
    return this.armed.map((entry) => entry.rule);
  }

  /** The rules that hit this request, in order; each counts one use. */
  take(method: string, path: string): FaultRule[] {
    const hits = this.armed.filter((entry) => entry.left > 0 && matches(entry.rule, method, path));
    for (const hit of hits) hit.left -= 1;
    this.armed = this.armed.filter((entry) => entry.left > 0);
    return hits.map((hit) => hit.rule);
  }
}

/** Whether a rule is about this method and path. */
function matches(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method && rule.method !== method) return false;
  const expression = /^\/(.+)\/$/.exec(rule.path)?.[1];
  return expression && /[\\^$*+?()[\]|]/.test(expression)
    ? new RegExp(expression).test(path)
    : path.startsWith(rule.path);
}

/** Kinds that do the work first. */
const lateKinds = new Set<FaultRule["kind"]>(["broken-json", "drop-answer", "broken-rows"]);

const brokenRows = `[${Array(325_000).fill('{"id":null}').join()}]`;

/** A list, or the first list of an object, with other rows. */
function withBrokenRows(payload: string): string {
  const answer: unknown = JSON.parse(payload);
  if (Array.isArray(answer)) return brokenRows;
  const entries = Object.entries(answer ?? {});
  const list = entries.findIndex(([, value]) => Array.isArray(value));
  const fields = entries.map(([name, value], index) => {
    return `${JSON.stringify(name)}:${index === list ? brokenRows : JSON.stringify(value)}`;
  });
  return `{${fields.join()}}`;
}

/** Hooks that carry the faults out; the control paths themselves are never hit. */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  const late = new WeakMap<FastifyRequest, FaultRule["kind"]>();
  // After the body is read, so that the request is recorded in full.
  app.addHook("preHandler", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (path.startsWith("/_sandbox")) return;
    for (const rule of faults.take(request.method, path)) {
      if (rule.kind === "latency") await wait(rule.ms);
      else if (lateKinds.has(rule.kind)) late.set(request, rule.kind);
      else return end(request, reply, rule);
    }
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    const kind = late.get(request);
    if (kind === "drop-answer") request.raw.socket.resetAndDestroy();
    if (typeof payload !== "string") return payload;
    if (kind === "broken-json") return payload.slice(0, Math.ceil(payload.length / 2));
    return kind === "broken-rows" ? withBrokenRows(payload) : payload;
  });
}

async function end(request: FastifyRequest, reply: FastifyReply, rule: FaultRule) {
  if (rule.kind === "reset" || rule.kind === "hang") {
    reply.hijack();
    if (rule.kind === "reset") request.raw.socket.resetAndDestroy();
    return reply;
  }
  if (rule.kind === "large-picture") {
    const picture = await largePicture();
    return picture ? reply.type("image/jpeg").send(picture) : reply.callNotFound();
  }
  if (rule.kind === "html") {
    return reply.code(rule.status).type("text/html").send("<!doctype html><title>Error</title><h1>Server Error</h1>");
  }
  const errors = rule.messages?.map((message) => ({ code: "fault", message }));
  return reply.code(rule.status).send(errors ? { errors } : { message: "Server Error" });
}

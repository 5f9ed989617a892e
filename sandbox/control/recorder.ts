import type { FastifyInstance } from "fastify";

export type RecordedRequest = {
  at: string;
  method: string;
  path: string;
  query: unknown;
  /** Names in lower case, as Node gives them. */
  headers: Record<string, unknown>;
  body: unknown;
  /** Null while unanswered, or when the connection was cut. */
  status: number | null;
};

const kept = 2000;

/** The latest requests of the API, oldest first. */
export class Recorder {
  private rows: RecordedRequest[] = [];

  add(row: RecordedRequest): void {
    this.rows.push(row);
    if (this.rows.length > kept) this.rows.splice(0, this.rows.length - kept);
  }

  list(): readonly RecordedRequest[] {
    return this.rows;
  }

  clear(): void {
    this.rows = [];
  }
}

/** Hooks that record every request except those to the control paths. */
export function recordRequests(app: FastifyInstance, recorder: Recorder): void {
  const open = new WeakMap<object, RecordedRequest>();
  app.addHook("onRequest", async (request) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (path.startsWith("/_sandbox")) return;
    const row = {
      at: app.sandbox.clock.now().toISOString(),
      method: request.method,
      path,
      query: request.query,
      headers: { ...request.headers },
      body: null,
      status: null,
    };
    open.set(request, row);
    recorder.add(row);
  });
  app.addHook("preValidation", async (request) => {
    const row = open.get(request);
    if (row) row.body = request.body ?? null;
  });
  app.addHook("onResponse", async (request, reply) => {
    const row = open.get(request);
    if (row) row.status = reply.statusCode;
  });
}

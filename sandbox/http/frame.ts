import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Coordinates, SandboxContext } from "../context";
import { UploadedFile } from "./input";
import { Refusal, refuseWithBody } from "./refusal";

const megabyte = 1024 * 1024;

/** JSON, form-encoded and multipart bodies (docs/delivery-api.md §1.1); an empty JSON body is an empty record. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: megabyte });
  await app.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { fileSize: 8 * megabyte, files: 10, fields: 200, fieldSize: megabyte },
    onFile: async (part) => {
      const file = new UploadedFile(part.filename, part.mimetype, await part.toBuffer());
      Object.assign(part, { value: file });
    },
  });
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, {});
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(null, {});
    }
  });
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, {}));
}

/** Sets `request.sandbox` from the headers of docs/delivery-api.md §1.2, and the sandbox's `Date` on every answer. */
export function readHeaders(app: FastifyInstance): void {
  app.decorateRequest("sandbox");
  app.addHook("onRequest", async (request) => {
    request.sandbox = await contextOf(app, request);
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    reply.header("date", app.sandbox.clock.now().toUTCString());
    return payload;
  });
}

async function contextOf(app: FastifyInstance, request: FastifyRequest): Promise<SandboxContext> {
  const { db, dialect, clock, speed, operatorZone, overrides, landing, publicUrl } = app.sandbox;
  return {
    db,
    dialect,
    now: clock.now(),
    language: header(request, "x-localization") === "ar" ? "ar" : "en",
    zoneIds: zoneIdsOf(header(request, "zoneid"), dialect),
    moduleId: await moduleIdOf(app, header(request, "moduleid")),
    coordinates: coordinatesOf(request),
    base: publicUrl ?? `${request.protocol}://${request.host}`,
    speed,
    operatorZone,
    overrides,
    landing,
  };
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** @throws Refusal 500 for text that is no JSON array, in M (docs/delivery-api.md §1.3). */
function zoneIdsOf(text: string | null, dialect: SandboxContext["dialect"]): number[] | null {
  if (text === null) return null;
  try {
    const ids: unknown = JSON.parse(text);
    if (Array.isArray(ids)) return ids.map(Number).filter(Number.isSafeInteger);
  } catch {
    // Falls through to the refusal below: text and other JSON are equally malformed.
  }
  if (dialect === "m") throw refuseWithBody(500, { message: "Server Error" });
  return null;
}

async function moduleIdOf(app: FastifyInstance, text: string | null): Promise<number | null> {
  if (text === null) return null;
  const isNumber = /^\d{1,9}$/.test(text);
  if (!isNumber && app.sandbox.dialect !== "x") return -1;
  const row = await app.sandbox.db
    .selectFrom("modules")
    .select("id")
    .where("status", "=", 1)
    .where(isNumber ? "id" : "slug", "=", isNumber ? Number(text) : text)
    .executeTakeFirst();
  return row?.id ?? -1;
}

function coordinatesOf(request: FastifyRequest): Coordinates | null {
  const [latitude, longitude] = [header(request, "latitude"), header(request, "longitude")].map((text) =>
    text === null ? Number.NaN : Number(text),
  );
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Refusals, unknown paths, wrong methods and faults of the sandbox itself, in the shapes of docs/delivery-api.md §1.6. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      const language = request.sandbox?.language ?? "en";
      return reply.code(error.status).send(error.body(language));
    }
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) process.stderr.write(`${request.method} ${request.url}: ${error.stack ?? error.message}\n`);
    return frameworkPage(request, reply, status, status >= 500 ? "Server Error" : error.message);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const otherMethods = (["GET", "POST", "PUT", "DELETE"] as const).filter((method) => method !== request.method);
    const isWrongMethod = otherMethods.some((method) => app.hasRoute({ method, url: path }));
    return isWrongMethod
      ? frameworkPage(request, reply, 405, "The method is not supported for this route.")
      : frameworkPage(request, reply, 404, "The route could not be found.");
  });
}

function frameworkPage(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  if (request.headers.accept?.includes("json")) return reply.code(status).send({ message });
  return reply.code(status).type("text/html").send(`<!doctype html><title>${status}</title><h1>${status}</h1>`);
}

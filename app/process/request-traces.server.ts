import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Request, RequestHandler } from "express";
import { kindOf } from "./request-log.server";
import type { PatternOf } from "./route-pattern.server";

const traced = new Set(["document", "data"]);

/**
 * A span for each page and its data, named by the pattern of its route (ADR 0179). A trace is continued where a proxy of TRUST_PROXY began it;
 * anybody else could have all their requests recorded.
 */
export function traceRequests(patternOf: PatternOf): RequestHandler {
  const tracer = trace.getTracer("doorstep");
  return (req, res, next) => {
    if (!traced.has(kindOf(req.path))) return next();
    const parent = isFromProxy(req) ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT;
    const route = patternOf(req.path);
    const span = tracer.startSpan(
      `${req.method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { "http.request.method": req.method, "http.route": route } },
      parent,
    );
    res.once("close", () => {
      // Otherwise the browser left first.
      if (res.writableFinished) span.setAttribute("http.response.status_code", res.statusCode);
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}

function isFromProxy({ app, socket }: Request): boolean {
  const isTrusted = app.get("trust proxy fn") as (address: string, hop: number) => boolean;
  return isTrusted(socket.remoteAddress ?? "", 0);
}

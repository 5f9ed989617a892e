import { context } from "@opentelemetry/api";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import type { Logger } from "pino";
import type { Metrics, RequestKind } from "./metrics.server";
import { requestIdFrom } from "./request-id.server";
import type { PatternOf } from "./route-pattern.server";

/** What the process keeps of a request from its arrival on, in `res.locals`. */
export type Arrival = { requestId: string; arrivedAt: number };

/** The request's id on its answer, and one JSON line a request: no query, no address, no cookie, nothing personal. */
export function logRequests(log: Logger, metrics: Metrics | null, patternOf: PatternOf): RequestHandler {
  return (req, res, next) => {
    const arrival: Arrival = { requestId: requestIdFrom(req.get("X-Request-Id")), arrivedAt: Date.now() };
    Object.assign(res.locals, arrival);
    // Last of all: Remix appends to what is there.
    onHeaders(res, () => {
      res.setHeader("X-Request-Id", arrival.requestId);
    });
    const { method, path } = req;
    const { socket } = req;
    const writtenBefore = socket.bytesWritten;
    const startedAt = performance.now();
    const finish = () => {
      const milliseconds = performance.now() - startedAt;
      const status = res.writableFinished ? res.statusCode : 499;
      const isCached = res.locals.isCached === true;
      const isMaintenance = res.locals.maintenance !== undefined;
      const [kind, route] = [kindOf(path), patternOf(path)];
      metrics?.observeRequest({ method, kind, route, status, milliseconds, isCached, isMaintenance });
      log.info(
        {
          requestId: arrival.requestId,
          method,
          path,
          status,
          ms: Math.round(milliseconds * 10) / 10,
          ...(isCached ? { cached: true } : {}),
          ...(isMaintenance ? { maintenance: true } : {}),
          bytes: socket.bytesWritten - writtenBefore,
        },
        "request",
      );
    };
    // Its line names the trace, too.
    res.once("close", context.bind(context.active(), finish));
    next();
  };
}

export function kindOf(path: string): RequestKind {
  if (path.startsWith("/assets/")) return "asset";
  if (path.startsWith("/pictures/")) return "picture";
  // As long as its page is looked at, which is no measure of speed.
  if (path === "/live") return "stream";
  return path.endsWith(".data") ? "data" : "document";
}

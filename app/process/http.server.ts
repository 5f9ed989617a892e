import { constants } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import compression from "compression";
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import type { Logger } from "pino";
import { buildHeader } from "~/runtime/build-header";
import type { ProcessContext } from "~/runtime/load-context";
import type { Environment } from "../env.server";
import { release } from "../release.server";
import { answerHeaders } from "./answer-headers.server";
import { browserReports } from "./browser-reports.server";
import { clientAddressOf } from "./client-address.server";
import { gate, isData } from "./gate.server";
import type { Health } from "./health.server";
import type { Metrics } from "./metrics.server";
import { type Arrival, logRequests } from "./request-log.server";
import { traceRequests } from "./request-traces.server";
import type { PatternOf } from "./route-pattern.server";

type Options = {
  environment: Pick<Environment, "publicOrigin" | "trustProxy" | "edgeCache">;
  health: Health;
  /** Holds back or sheds what comes to the gate. */
  shedding: RequestHandler;
  log: Logger;
  metrics: Metrics | null;
  patternOf: PatternOf;
  /** Names the browser's scripts that pages come with; other ones have another. Null in development, where they change without one. */
  clientBuild: string | null;
  /** Static files, in front of the pages. */
  assets: RequestHandler[];
  /** Pages kept, then the Remix request handler. */
  pages: RequestHandler[];
};

/**
 * A balancer stands before the shop and TRUST_PROXY does not say so: every visitor would seem to come from its address, and a hundred wrong
 * tries of one would lock all of them out. So nobody's address is known; said once.
 */
function unknownBalancer(log: Logger): RequestHandler {
  let isLogged = false;
  return (req, res, next) => {
    res.locals.isForwarded = req.headers["x-forwarded-for"] !== undefined;
    if (res.locals.isForwarded && !isLogged) {
      isLogged = true;
      log.warn("X-Forwarded-For came, but TRUST_PROXY is not set: tries at signing in are not counted by machine");
    }
    next();
  };
}

/**
 * TRUST_PROXY names networks, and the balancer is in none of them: every visitor seems to come from its address. They are counted nevertheless, because
 * anybody can send the header; said once.
 */
function untrustedBalancer(log: Logger): RequestHandler {
  let isLogged = false;
  return (req, _res, next) => {
    const trusts = req.app.get("trust proxy fn") as (address: string, hop: number) => boolean;
    if (!isLogged && req.headers["x-forwarded-for"] !== undefined && !trusts(req.socket.remoteAddress ?? "", 0)) {
      isLogged = true;
      log.warn(
        "X-Forwarded-For came from outside of the networks of TRUST_PROXY: if a balancer sent it, its visitors are counted as one machine",
      );
    }
    next();
  };
}

export type LoadContextOf = (req: Request, res: Response) => AppLoadContext & ProcessContext;

/** The HTTP side of the process: health, logs, static files, the gate, compression, then Remix. */
export function createHttpApp({
  environment,
  health,
  shedding,
  log,
  metrics,
  patternOf,
  clientBuild,
  assets,
  pages,
}: Options): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.set("trust proxy", environment.trustProxy);

  app.use(answerHeaders(environment.publicOrigin.startsWith("https:")));
  app.get(
    "/livez",
    (_, res) =>
      void res
        .set("Cache-Control", "no-store")
        .type("text")
        .send(`ok\nDoorstep ${release.version} ${release.commit}\n`),
  );
  app.get("/readyz", (_, res) => {
    const { status, body } = health.readiness();
    res.set("Cache-Control", "no-store").status(status).json(body);
  });
  if (metrics) app.use(browserReports(patternOf));
  app.use(traceRequests(patternOf));
  app.use(logRequests(log, metrics, patternOf));
  if (environment.trustProxy === false) app.use(unknownBalancer(log));
  else if (Array.isArray(environment.trustProxy)) app.use(untrustedBalancer(log));
  app.use((_, res, next) => {
    if (health.isDraining()) res.setHeader("Connection", "close");
    next();
  });
  for (const handler of assets) app.use(handler);
  app.use(shedding);
  app.use(gate(environment, log));
  app.use((req, res, next) => {
    if (clientBuild !== null && isData(req)) res.setHeader(buildHeader, clientBuild);
    next();
  });
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }));
  for (const handler of pages) app.use(handler);
  app.use(failure(log));
  return app;
}

/** What every loader and action knows of the request beside Remix's own: one object a request. */
export function loadContextOf(
  publicOrigin: string,
  { dialogStyles, lateScripts }: Pick<ProcessContext, "dialogStyles" | "lateScripts">,
  renderingTurn: ProcessContext["renderingTurn"] = async () => undefined,
): LoadContextOf {
  return (req, res) => {
    res.locals.context ??= makeContext(req, res);
    return res.locals.context;
  };

  function makeContext(req: Request, res: Response): AppLoadContext & ProcessContext {
    const { requestId, arrivedAt } = res.locals as Arrival;
    const closed = new AbortController();
    // What somebody pressed is done, although they go on before the answer.
    if (req.method !== "POST") {
      res.once("close", () => {
        if (!res.writableFinished) closed.abort();
      });
    }
    return {
      isDocument: !req.path.endsWith(".data"),
      requestId,
      arrivedAt,
      publicOrigin,
      clientAddress: clientAddressOf(req, res),
      dialogStyles,
      lateScripts,
      refused: (res.locals.refused as ProcessContext["refused"] | undefined) ?? null,
      maintenance: (res.locals.maintenance as ProcessContext["maintenance"] | undefined) ?? null,
      postWithoutCookies: res.locals.postWithoutCookies ?? null,
      formAnswerKey: (res.locals.formAnswerKey as string | undefined) ?? null,
      signal: closed.signal,
      renderingTurn,
    };
  }
}

/** Remix renders its own error pages; what arrives here is a fault around it. */
function failure(log: Logger): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    log.error(
      { requestId: res.locals.requestId, err: error instanceof Error ? error : new Error(String(error)) },
      "unexpected",
    );
    if (res.headersSent) return void res.destroy();
    res.status(500).set("Cache-Control", "no-store").type("text").send("Internal Server Error\n");
  };
}

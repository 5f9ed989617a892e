import { createServer } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import onHeaders from "on-headers";
import { createServer as createViteServer } from "vite";
import { environment } from "../app/env.server";
import { createHealth } from "../app/process/health.server";
import { createHttpApp, loadContextOf } from "../app/process/http.server";
import { stopGracefully } from "../app/process/lifecycle.server";
import { loadShedding } from "../app/process/load-shedding.server";
import { log as logger } from "../app/request/context/log.server";

const settings = environment();
const log = logger();
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { host: "127.0.0.1" } } });
const health = createHealth({ hooks: {} });
const pages = createRequestHandler({
  build: () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>,
  mode: "development",
  getLoadContext: loadContextOf(settings.publicOrigin, { dialogStyles: [], lateScripts: new Map() }),
});
const app = createHttpApp({
  environment: settings,
  health,
  shedding: loadShedding().handler,
  log,
  metrics: null,
  // Nobody counts here.
  patternOf: (path) => path,
  clientBuild: null,
  assets: [
    // Vite's own client injects scripts and styles without a nonce.
    (_req, res, next) => {
      onHeaders(res, () => res.removeHeader("Content-Security-Policy"));
      next();
    },
    vite.middlewares,
  ],
  pages: [pages],
});
const server = createServer(app);
server.listen(settings.port, settings.host, () => log.info(`Doorstep in development: ${settings.publicOrigin}`));
stopGracefully({ server, health, log });

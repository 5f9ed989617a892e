import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import manifest from "virtual:client-manifest";
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/express";
import type { Logger } from "pino";
import { sendAnalytics } from "./app/analytics/collector.server";
import { EnvironmentError, environment } from "./app/env.server";
import { pictureSettings } from "./app/pictures/pictures.server";
import { dialogStyles, lateScripts, staticFiles } from "./app/process/assets.server";
import { logConsole } from "./app/process/console.server";
import { createHealth } from "./app/process/health.server";
import { createHttpApp, loadContextOf } from "./app/process/http.server";
import { clearCachesOnSignal, connectionTimes, exitOnFault, stopGracefully } from "./app/process/lifecycle.server";
import { loadShedding } from "./app/process/load-shedding.server";
import { maintenancePages } from "./app/process/maintenance-handler.server";
import { createMetrics } from "./app/process/metrics.server";
import { createMetricsServer } from "./app/process/metrics-server.server";
import { busyPages, pageCache } from "./app/process/page-cache-handler.server";
import { pictures } from "./app/process/pictures.server";
import { routePatterns } from "./app/process/route-pattern.server";
import { texts } from "./app/process/texts.server";
import { webFonts } from "./app/process/web-fonts.server";
import { release } from "./app/release.server";
import { log as logger } from "./app/request/context/log.server";
import type { ProcessHooks } from "./app/runtime/process-hooks";
import { accentOf } from "./app/ui/accent.server";

// Much of a shop's heap is machine code, most of it copies of small functions within their callers. Fewer copies make no page slower that could be measured (docs/decisions/0202).
setFlagsFromString("--max-inlined-bytecode-size-cumulative=100");
// On busy cores each collection of young objects would wait for helpers that get no turn (docs/decisions/0202).
setFlagsFromString("--no-parallel-scavenge");

async function start() {
  const settings = environment();
  const log = logger();
  exitOnFault(log);
  logConsole(log);
  if (settings.brandColor !== null) warnOfAccent(settings.brandColor, log);
  if (!settings.isSecure) log.warn("PUBLIC_ORIGIN is http: cookies are sent without Secure");

  const traces = settings.traceEndpoint === null ? null : await traceExport(settings.traceEndpoint, log);
  const { analytics: collector, publicOrigin } = settings;
  const analytics = collector && sendAnalytics({ ...collector, publicOrigin }, log);
  const hooks = build.entry.module as Partial<ProcessHooks>;
  for (const warning of hooks.languageWarnings?.() ?? []) log.warn({ localesDir: settings.localesDir }, warning);
  const health = createHealth({ hooks });
  const metrics = settings.metricsPort === null ? null : createMetrics(health, release);
  const shedding = loadShedding();
  const late = { dialogStyles: dialogStyles(manifest), lateScripts: lateScripts(manifest) };
  const getLoadContext = loadContextOf(settings.publicOrigin, late, shedding.renderingTurn);
  const app = createHttpApp({
    environment: settings,
    health,
    shedding: shedding.handler,
    log,
    metrics,
    patternOf: routePatterns(build.routes),
    clientBuild: build.assets.version,
    assets: [
      webFonts([...(settings.brandFont ? [settings.brandFont] : []), ...(hooks.languageFonts?.() ?? [])]),
      staticFiles(fileURLToPath(new URL("./client", import.meta.url))),
      pictures({ ...pictureSettings(settings), log }),
    ],
    pages: [
      busyPages(hooks),
      maintenancePages(hooks),
      texts(hooks),
      pageCache(hooks, getLoadContext),
      createRequestHandler({ build, mode: "production", getLoadContext }),
    ],
  });

  const server = createServer(connectionTimes, app);
  server.on("connection", shedding.connected);
  listen(server, "PORT", settings.port, () => log.info({ host: settings.host, port: settings.port }, "listening"));
  if (metrics && settings.metricsPort !== null)
    listen(createMetricsServer(metrics).unref(), "METRICS_PORT", settings.metricsPort);
  const beforeExit = async () => void (await Promise.all([traces?.flush(), analytics?.flush()]));
  clearCachesOnSignal(hooks, log);
  stopGracefully({ server, health, log, beforeExit });
  void health.warmUp();
}

/** A colour that had to give way for its words is worth a warning. */
function warnOfAccent(brandColor: string, log: Logger) {
  const { light, dark } = accentOf(brandColor);
  const shown = { light: light[""], dark: dark[""] };
  if (shown.light === brandColor) log.info({ brandColor, ...shown }, "BRAND_COLOR is the accent");
  else log.warn({ brandColor, ...shown }, "BRAND_COLOR is shown in another lightness, so that words on it can be read");
}

async function traceExport(endpoint: string, log: Logger) {
  const { exportTraces } = await import("./app/process/trace-export.server");
  return exportTraces(endpoint, release, log);
}

function listen(server: Server, variable: string, port: number, whenReady?: () => void) {
  server.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    refuseToStart([`${variable} ${port} is in use: set it to another one`]);
    process.exit(1);
  });
  server.listen(port, environment().host, whenReady);
}

function refuseToStart(problems: string[]) {
  process.stderr.write(`Doorstep cannot start:\n${problems.map((problem) => `  ${problem}`).join("\n")}\n`);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  refuseToStart(error.problems);
  process.exitCode = 1;
}

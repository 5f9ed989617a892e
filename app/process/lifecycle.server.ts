import type { Server, ServerOptions } from "node:http";
import type { Logger } from "pino";
import type { ProcessHooks } from "~/runtime/process-hooks";
import type { Health } from "./health.server";

/** Time for a balancer to notice that /readyz answers 503, while requests are still taken. */
const drainMs = 2_000;
/** In all, the process is gone after this long, whatever is still under way. */
const forceMs = 9_500;

/** How long a connection may be idle, and a request on its way. Given to `createServer`, which refuses times that contradict each other. */
export const connectionTimes = {
  /** Longer than the 60 s of common balancers, which would else send a request into a connection we are closing. */
  keepAliveTimeout: 75_000,
  headersTimeout: 30_000,
  /** All of a request: a photo of 5 MB on a line of half a megabit a second. */
  requestTimeout: 80_000,
  /** What is late is noticed with the next look. */
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

type Options = {
  server: Server;
  health: Health;
  log: Logger;
  /** What is left to do once the last answer is out. */
  beforeExit?: () => Promise<void>;
  exit?: (code: number) => void;
};

/** SIGTERM: not ready, then no new connections, then the answers under way finish. SIGINT (a person at a terminal) skips the waiting. */
export function stopGracefully({
  server,
  health,
  log,
  beforeExit = async () => undefined,
  exit = (code) => process.exit(code),
}: Options) {
  const stop = (signal: NodeJS.Signals) => {
    if (health.isDraining()) return;
    health.drain();
    log.info({ signal }, "stopping");
    setTimeout(() => server.closeAllConnections(), forceMs).unref();
    const close = () => {
      server.close(async () => {
        await beforeExit();
        log.info("stopped");
        exit(0);
      });
      server.closeIdleConnections();
    };
    // After a turn that reads: timers come before it, and a request that waits to be read would be cut off with its idle connection.
    if (signal === "SIGTERM") setTimeout(() => setImmediate(close), drainMs);
    else close();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** SIGUSR2: what changed at the delivery API is shown at once, and not when the cached answers have become old. */
export function clearCachesOnSignal({ clearCaches }: Partial<ProcessHooks>, log: Logger) {
  process.on("SIGUSR2", () => {
    clearCaches?.();
    log.warn("caches cleared");
  });
}

/** A fault nobody caught leaves unknown state behind: say it and let the supervisor start afresh. */
export function exitOnFault(log: Logger) {
  const fail = (kind: string) => (error: unknown) => {
    log.fatal({ kind, err: error instanceof Error ? error : new Error(String(error)) }, "fault");
    process.exit(1);
  };
  process.on("unhandledRejection", fail("unhandledRejection"));
  process.on("uncaughtException", fail("uncaughtException"));
}

import { format } from "node:util";
import type { Logger } from "pino";

/** What a library prints, and Node's own warnings, become lines of the log as well: nothing else may stand between them. */
export function logConsole(log: Logger) {
  const line =
    (level: "info" | "warn") =>
    (...words: unknown[]) =>
      log[level]({ text: format(...words).slice(0, 2000) }, "console");
  const [info, warn] = [line("info"), line("warn")];
  Object.assign(globalThis.console, { debug: info, error: warn, info, log: info, trace: info, warn });
  process.removeAllListeners("warning");
  process.on("warning", (warning) => warn(String(warning)));
}

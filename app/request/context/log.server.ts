import pino from "pino";
import { environment } from "~/env.server";
import { traceFields } from "./call-traces.server";

let logger: pino.Logger | undefined;

/** The process's logger: JSON lines on standard output, without personal data. */
export function log(): pino.Logger {
  logger ??= pino({
    level: environment().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceFields,
  });
  return logger;
}

/** An error nobody expected. Responses thrown on purpose never come here. */
export function logError(error: unknown, details: Record<string, unknown>) {
  log().error(
    { ...details, err: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) },
    "unexpected",
  );
}

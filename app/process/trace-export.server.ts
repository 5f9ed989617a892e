import { DiagLogLevel, diag } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Logger } from "pino";
import type { Release } from "../release.server";

/** A collector that does not answer keeps no process from ending. */
const flushMs = 1000;

/**
 * Sends traces to an OpenTelemetry collector by OTLP over HTTP, as JSON. The SDK reads its other variables
 * (OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, …) itself. Import this module only when it is needed: it is large.
 */
export function exportTraces(endpoint: string, release: Release, log: Logger) {
  warnOnce(log);
  const service = resourceFromAttributes({
    "service.name": "doorstep",
    "service.version": `${release.version} ${release.commit}`,
  });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(service)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` })),
    ],
  });
  provider.register();
  return {
    /** Sends what waits; ends after a second whatever comes of it. */
    async flush() {
      const timer = new Promise<void>((resolve) => void setTimeout(resolve, flushMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), timer]);
    },
  };
}

/** The SDK complains with every batch that a collector does not take. */
function warnOnce(log: Logger) {
  let isLogged = false;
  const ignore = () => undefined;
  const error = (text: string) => {
    if (!isLogged) log.warn({ reason: text.slice(0, 200) }, "traces are not taken by OTEL_EXPORTER_OTLP_ENDPOINT");
    isLogged = true;
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
}

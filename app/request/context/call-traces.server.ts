import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { TraceCall } from "~/delivery-api";

/**
 * A call to the delivery API as a child of its request, named by the endpoint with its placeholders: no value that a visitor sent.
 * OpenTelemetry's API does nothing until the process exports traces (app/process/trace-export.server.ts).
 */
export const traceCall: TraceCall = ({ endpoint, method }) => {
  // Looked up each time: one that was taken before the SDK is there may never learn of it.
  const span = trace.getTracer("doorstep").startSpan(`${method} ${endpoint}`, {
    kind: SpanKind.CLIENT,
    attributes: { "http.request.method": method, "url.template": endpoint },
  });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  let resent = -1;
  return {
    headers,
    sent(status) {
      resent += 1;
      if (resent > 0) span.setAttribute("http.request.resend_count", resent);
      if (status !== null) span.setAttribute("http.response.status_code", status);
    },
    end(outcome) {
      if (outcome !== "ok") span.setAttribute("error.type", outcome).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
};

/** What leads from a line of the log to its trace; nothing while none is made. */
export function traceFields(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span ? { trace_id: span.spanContext().traceId } : {};
}

import { expect, test } from "vitest";
import { traceCall, traceFields } from "./call-traces.server";

test("without a collector the delivery API is told of no trace, and the log names none", () => {
  const span = traceCall({ endpoint: "/stores/details/{idOrSlug}", method: "GET" });
  span.sent(200);
  span.end("ok");
  expect(span.headers).toEqual({});
  expect(traceFields()).toEqual({});
});

import { randomUUID } from "node:crypto";

const sane = /^[\w.:+=/-]{8,128}$/;

/** A balancer's X-Request-Id when it is fit for logs and headers, else a new one. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && sane.test(header) ? header : randomUUID();
}

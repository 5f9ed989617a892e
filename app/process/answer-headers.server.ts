import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { plainSecurityHeaders, policyOfNoPage } from "../security-headers.server";

/**
 * Headers of every answer, whoever makes it: a page, a redirect, a file, a refusal, a fault. What an answer says for itself stands; one that
 * says nothing of caches is kept by none, since redirects and refusals belong to who asked.
 */
export function answerHeaders(isSecure: boolean): RequestHandler {
  const defaults: [string, string][] = [...plainSecurityHeaders(isSecure), ["Content-Security-Policy", policyOfNoPage]];
  return (_, res, next) => {
    onHeaders(res, () => {
      // What caches of others keep names no request: it is the answer to many.
      if (/\bs-maxage=/.test(String(res.getHeader("Cache-Control")))) res.removeHeader("X-Request-Id");
      for (const [name, value] of defaults) if (!res.hasHeader(name)) res.setHeader(name, value);
      if (res.hasHeader("Cache-Control")) return;
      res.setHeader("Cache-Control", "no-store");
      res.vary("Cookie");
    });
    next();
  };
}

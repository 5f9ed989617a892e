import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import type { ProcessHooks } from "~/runtime/process-hooks";
import { isData, onceRead, rewriteToRefusal } from "./gate.server";
import { headOf } from "./page-cache-handler.server";

/** Seconds for which the delivery API's config counts as fresh: before, no page would be another. */
const retryAfter = "300";

/**
 * Answers every page and every form with 503 while the shop is closed for maintenance, before a page of earlier is looked for and before Remix
 * (docs/decisions/0205): the refusal page says so, and a hydrated form stays as it was typed. A hydrated page that asks for another is told in the status alone,
 * and loads that one's document.
 */
export function maintenancePages({ maintenance }: Partial<ProcessHooks>): RequestHandler {
  return async (req, res, next) => {
    if (!maintenance || res.locals.refused !== undefined) return next();
    try {
      const head = headOf(req);
      const found = await maintenance(head, String(res.locals.requestId));
      if (found === null) return next();
      res.locals.maintenance = found;
      onHeaders(res, () => {
        res.setHeader("Cache-Control", "no-store");
        res.setHeader("Retry-After", retryAfter);
      });
      if (isData(req) && req.method !== "POST") return void res.status(503).type("text").send("Maintenance\n");
      const language = new URL(head.url).searchParams.get("lang");
      rewriteToRefusal(req, res, 503, language === null ? "" : `?${new URLSearchParams({ lang: language })}`);
      onceRead(req, next);
    } catch (error) {
      next(error);
    }
  };
}

import express, { type ErrorRequestHandler, type Router } from "express";
import { z } from "zod";
import { count } from "~/runtime/process-hooks";
import { reportLimits } from "../limits";
import { policyReportsPath, webVitalsPath } from "../report-paths";
import type { PatternOf } from "./route-pattern.server";

/** Whatever else a browser names is `other`: nothing that is sent becomes a label. */
const directives = new Set([
  ...["base-uri", "connect-src", "default-src", "font-src", "form-action", "frame-ancestors", "frame-src", "img-src"],
  ...["manifest-src", "media-src", "object-src", "script-src", "script-src-attr", "script-src-elem", "style-src"],
  ...["style-src-attr", "style-src-elem", "worker-src"],
]);

/** `report-uri` sends one, the Reporting API a list of all kinds. */
const policyReports = z.union([
  z.object({
    "csp-report": z.object({ "effective-directive": z.string().optional(), "violated-directive": z.string() }),
  }),
  z.array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string() }).partial() })),
]);

/** Milliseconds for the first two: what is beyond them is a clock that was set, or made up. */
const webVitals = z
  .object({
    path: z.string().startsWith("/").max(2000),
    lcp: z.number().min(0).max(120_000),
    inp: z.number().min(0).max(120_000),
    cls: z.number().min(0).max(100),
  })
  .partial({ lcp: true, inp: true, cls: true });

/**
 * What browsers tell of pages, unasked: violations of the Content-Security-Policy, and web vitals of a sample (ADR 0200). Only counted: anybody may send
 * anything here, so nothing of it is logged or kept.
 */
export function browserReports(patternOf: PatternOf): Router {
  const body = express.text({ type: () => true, limit: reportLimits.bytes, inflate: false });
  const router = express.Router();
  router.post(policyReportsPath, body, (req, res) => {
    for (const directive of violated(req.body)) count({ event: "policy-violation", directive });
    res.set("Cache-Control", "no-store").status(204).end();
  });
  router.post(webVitalsPath, body, (req, res) => {
    const vitals = webVitals.safeParse(parsed(req.body)).data;
    if (vitals) count({ event: "web-vitals", ...vitals, route: patternOf(vitals.path) });
    res.set("Cache-Control", "no-store").status(204).end();
  });
  router.use(refused);
  return router;
}

function violated(body: unknown): string[] {
  const reports = policyReports.safeParse(parsed(body)).data ?? [];
  const names = Array.isArray(reports)
    ? reports.filter(({ type }) => type === "csp-violation").map((report) => report.body.effectiveDirective ?? "")
    : [reports["csp-report"]["effective-directive"] ?? reports["csp-report"]["violated-directive"]];
  return names.slice(0, reportLimits.reports).map((name) => (directives.has(name) ? name : "other"));
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** A body that is too large, cut or packed. */
const refused: ErrorRequestHandler = (error: { status?: unknown }, _req, res, _next) => {
  if (!res.headersSent) res.status(typeof error.status === "number" ? error.status : 400).end();
};

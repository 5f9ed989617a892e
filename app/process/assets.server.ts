import { existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

const oneYear = 31_536_000;
const oneHour = 3_600;

/**
 * The built static files, their compressed siblings included. Everything is listed once at start: a page request never touches the disk.
 * Files below /assets carry a hash in their name and never change; the rest of public/ is asked for again after an hour.
 */
export function staticFiles(clientDirectory: string): RequestHandler[] {
  const shared = { etag: true, brotli: true, gzip: true, extensions: [] };
  const assetsDirectory = join(clientDirectory, "assets");
  const hashed = existsSync(assetsDirectory)
    ? sirv(assetsDirectory, { ...shared, maxAge: oneYear, immutable: true, onNoMatch: notFound })
    : null;
  const others = sirv(clientDirectory, { ...shared, maxAge: oneHour });
  const assets: RequestHandler = (req, res, next) => {
    if (hashed === null || !req.path.startsWith("/assets/")) return next();
    req.url = req.url.slice("/assets".length);
    hashed(req, res);
  };
  const files: RequestHandler = (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") others(req, res, next);
    else next();
  };
  return [assets, files];
}

/** A file of an older release: the browser must ask again, not remember. */
function notFound(_: unknown, res: ServerResponse) {
  res.writeHead(404, { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" }).end("Not Found\n");
}

import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";
import type { Manifest } from "vite";
import { immutable } from "~/runtime/cache-control";
import { lookUp } from "../look-up";

const oneHour = 3_600;
const hashed = "/assets/";

/** Text says how its letters are written; left alone, each browser would guess. */
const textTypes = new Map([
  [".css", "text/css; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".svg", "image/svg+xml; charset=utf-8"],
]);

function setContentType(res: ServerResponse, path: string) {
  const type = textTypes.get(extname(path));
  if (type) res.setHeader("Content-Type", type);
}

/** Asked for anew each time a browser looks for a newer one; it may reach this shop and nothing else. */
const workerHeaders: [string, string][] = [
  ["Cache-Control", "no-cache"],
  ["Content-Security-Policy", "default-src 'none'; connect-src 'self'"],
  ["X-Content-Type-Options", "nosniff"],
];

/**
 * The built static files, their compressed siblings included. Everything is listed once at start: a page request never touches the disk.
 * Files below /assets carry a hash in their name and never change; the rest of public/ is asked for again after an hour.
 */
export function staticFiles(clientDirectory: string): RequestHandler {
  const files = sirv(clientDirectory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    maxAge: oneHour,
    setHeaders(res, path) {
      setContentType(res, path);
      if (path.startsWith(hashed)) res.setHeader("Cache-Control", immutable);
      if (path === "/service-worker.js") for (const [name, value] of workerHeaders) res.setHeader(name, value);
    },
  });
  return (req, res, next) => {
    if (req.path.startsWith(hashed)) files(req, res, () => notFound(res));
    else if (req.method === "GET" || req.method === "HEAD") files(req, res, next);
    else next();
  };
}

/**
 * Addresses of the stylesheets that only dialogs bring along. Browsers load dialogs late, with their styles; where the server draws one
 * itself it must link them, and every other page does without.
 */
export function dialogStyles(manifest: Manifest): string[] {
  const stylesOf = (key: string): string[] => {
    const { css = [], imports = [] } = lookUp(manifest, key) ?? {};
    return [...imports.flatMap(stylesOf), ...css];
  };
  const keys = Object.keys(manifest);
  const everywhere = new Set(keys.filter((key) => /^app\/(root|routes\/_shop)\.tsx/.test(key)).flatMap(stylesOf));
  const isDialog = (key: string) => {
    const { isDynamicEntry, name = "" } = lookUp(manifest, key) ?? {};
    return isDynamicEntry && /Dialogs?$/.test(name);
  };
  return [...new Set(keys.filter(isDialog).flatMap(stylesOf))]
    .filter((file) => !everywhere.has(file))
    .map((file) => `/${file}`);
}

/** A file of an older release: the browser must ask again, not remember. */
function notFound(res: ServerResponse) {
  res.writeHead(404, { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" }).end("Not Found\n");
}

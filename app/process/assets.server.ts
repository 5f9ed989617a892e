import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";
import type { Manifest, ManifestChunk } from "vite";
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

/** Of each chunk its own files of a kind and those of what it imports. */
function filesOf(manifest: Manifest, own: (chunk: ManifestChunk) => readonly string[]) {
  const filesOfKey = (key: string): string[] => {
    const chunk = lookUp(manifest, key);
    return chunk ? [...(chunk.imports ?? []).flatMap(filesOfKey), ...own(chunk)] : [];
  };
  const ofEveryPage = Object.keys(manifest).filter((key) => /^app\/(entry\.client|root|routes\/_shop)\.tsx/.test(key));
  const everywhere = new Set(ofEveryPage.flatMap(filesOfKey));
  /** What of it not every page has. */
  return (key: string) =>
    [...new Set(filesOfKey(key))].filter((file) => !everywhere.has(file)).map((file) => `/${file}`);
}

/** Chunks that browsers load late, by the name of their component. */
const lateChunks = (manifest: Manifest): [name: string, key: string][] =>
  Object.entries(manifest).flatMap(([key, { isDynamicEntry, name }]) => (isDynamicEntry && name ? [[name, key]] : []));

/**
 * Addresses of the stylesheets that only dialogs bring along. Browsers load dialogs late, with their styles; where the server draws one
 * itself it must link them, and every other page does without.
 */
export function dialogStyles(manifest: Manifest): string[] {
  const stylesOf = filesOf(manifest, ({ css = [] }) => css);
  const dialogs = lateChunks(manifest).filter(([name]) => /Dialogs?$/.test(name));
  return [...new Set(dialogs.flatMap(([, key]) => stylesOf(key)))];
}

/** Addresses of the scripts that a component brings along which browsers load late, by its name. */
export function lateScripts(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const scriptsOf = filesOf(manifest, ({ file }) => [file]);
  return new Map(lateChunks(manifest).map(([name, key]) => [name, scriptsOf(key)]));
}

/** A file of an older release: the browser must ask again, not remember. */
function notFound(res: ServerResponse) {
  res.writeHead(404, { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" }).end("Not Found\n");
}

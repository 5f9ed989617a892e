import type { Request as ExpressRequest, RequestHandler } from "express";
import type { ProcessHooks } from "~/runtime/process-hooks";
import type { RequestHead } from "~/runtime/request-head";
import type { LoadContextOf } from "./http.server";

/** Answers a document, or its headers, from the app's cached pages, without loaders and drawing (ADR 0059). All else goes on to Remix. */
export function pageCache({ cachedPage }: Partial<ProcessHooks>, contextOf: LoadContextOf): RequestHandler {
  return async (req, res, next) => {
    const context = contextOf(req, res);
    if (!cachedPage || !["GET", "HEAD"].includes(req.method) || context.refused || !context.isDocument) return next();
    try {
      const page = await cachedPage(headOf(req), context);
      if (!page) return next();
      res.locals.isCached = true;
      for (const [name, value] of page.headers) res.appendHeader(name, value);
      res.status(page.status);
      // Without a length: that of a compressed page is not known.
      if (req.method === "HEAD") return void res.end();
      if (page.body)
        res.setHeader(
          "Content-Length",
          page.body.reduce((sum, { length }) => sum + length, 0),
        );
      // Compressed piece by piece a page is a hundred bytes larger now and then.
      if (req.headers["accept-encoding"] && page.body) return void res.end(Buffer.concat(page.body));
      // One write to the socket for all pieces.
      res.cork();
      for (const piece of page.body ?? []) res.write(piece);
      res.end();
      res.uncork();
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Answers a page that came while there were too many, without Remix (ADR 0197), and its data alike: the browser then loads the document. Posts are refused as
 * everything else is.
 */
export function busyPages({ busyPage }: Partial<ProcessHooks>): RequestHandler {
  return async (req, res, next) => {
    if (!busyPage || res.locals.isBusyPage !== true) return next();
    try {
      const { headers, html } = await busyPage(headOf(req));
      res.status(503).set(headers).end(html);
    } catch (error) {
      next(error);
    }
  };
}

/** A request as the app's hooks are told it. */
export function headOf(req: ExpressRequest): RequestHead {
  const get = (name: string) => req.get(name) ?? null;
  const url = `${req.protocol}://${req.headers.host}${req.originalUrl}`;
  return { url, headers: { get, has: (name) => get(name) !== null } };
}

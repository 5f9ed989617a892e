import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import type { ProcessContext } from "../load-context";
import { originVerdict } from "./origin-check.server";

/** Forms are a few kilobytes. One with files may be larger: what exceeds a field's own cap is told at that field, with all that was typed. */
const maximumBodyBytes = { form: 1_000_000, withFiles: 32_000_000 };

/** What browsers send. */
const methods = ["GET", "HEAD", "POST"];

/** The page that explains a refusal; its loader does nothing but throw the status. */
const refusalPath = "/refused";

/**
 * Judges every request before the app sees it. A refused one becomes a GET of the refusal page, so that no action can run
 * and the customer still sees a designed page. Addresses are made absolute by PUBLIC_ORIGIN only, never by what a client sent.
 */
export function gate(publicOrigin: string, log: Logger): RequestHandler {
  const { host, protocol } = new URL(publicOrigin);
  return (req, res, next) => {
    // Only proxies are asked for whole addresses, and this is none.
    if (!req.url.startsWith("/")) return void res.status(400).type("text").send("Bad Request\n");
    const refused = refusalOf(req, publicOrigin);
    if (refused !== null) {
      log.warn(
        { requestId: res.locals.requestId, path: req.path, refused, origin: req.get("Origin") ?? null },
        "refused",
      );
      if (refused === 405) res.setHeader("Allow", methods.join(", "));
      rewriteToRefusal(req);
      // A browser reads the answer only after it has sent its body.
      req.resume();
    }
    res.locals.refused = refused;
    Object.defineProperty(req, "protocol", { value: protocol.slice(0, -1) });
    req.headers.host = host;
    delete req.headers["x-forwarded-host"];
    if (req.headers.origin !== undefined) req.headers.origin = publicOrigin;
    next();
  };
}

function refusalOf(req: Request, publicOrigin: string): ProcessContext["refused"] {
  const misled = addressRefusal(req.originalUrl, publicOrigin);
  if (misled !== null) return misled;
  if (!methods.includes(req.method)) return 405;
  const verdict = originVerdict({
    method: req.method,
    path: req.path,
    origin: req.get("Origin"),
    secFetchSite: req.get("Sec-Fetch-Site"),
    publicOrigin,
  });
  if (verdict === "refuse") return 403;
  const length = req.get("Content-Length");
  if (req.get("Transfer-Encoding") !== undefined && length === undefined) return 411;
  const maximum = req.is("multipart/form-data") ? maximumBodyBytes.withFiles : maximumBodyBytes.form;
  return Number(length ?? 0) > maximum ? 413 : null;
}

/**
 * An address that begins with `//`, also by way of dots or backslashes, names another site wherever it is resolved; one that cannot be
 * decoded, or holds a control character, is no page's. The routes never see them.
 */
function addressRefusal(url: string, publicOrigin: string): 400 | 404 | null {
  if (!URL.canParse(publicOrigin + url)) return 400;
  const { pathname } = new URL(publicOrigin + url);
  if (pathname.startsWith("//") || /^[/\\]{2}/.test(url)) return 404;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(pathname)) ? 404 : null;
  } catch {
    return 400;
  }
}

function rewriteToRefusal(req: Request) {
  const suffix = req.path.endsWith(".data") ? ".data" : "";
  req.method = "GET";
  req.url = refusalPath + suffix;
  req.originalUrl = req.url;
  for (const name of ["content-length", "content-type", "transfer-encoding"] as const) delete req.headers[name];
}

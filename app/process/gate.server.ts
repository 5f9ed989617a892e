import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { Environment } from "~/env.server";
import { withoutCookieQuestion } from "~/runtime/cookie-question";
import { formAnswerOf } from "~/runtime/form-answer-address";
import type { ProcessContext } from "~/runtime/load-context";
import { networkOf } from "~/runtime/network-of";
import { bodyLimits, pathsWithoutFiles } from "../limits";
import { clientAddressOf } from "./client-address.server";
import { isWithoutCookies } from "./cookies-check.server";
import { createByteBudget } from "./large-bodies.server";
import { originVerdict } from "./origin-check.server";

/** What browsers send. */
const methods = ["GET", "HEAD", "POST"];

/** The page that explains a refusal; its loader and action do nothing but throw the status. */
const refusalPath = "/refused";

/** Gives cookies to a post that has none, and has it sent again. */
const cookiesPath = "/cookies";

/**
 * Judges every request before the app sees it. A refused one goes to the refusal page, so that no other action can run
 * and the customer still sees a designed page; a hydrated form's post stays one, since its page reads the answer of an action. Addresses are made
 * absolute by PUBLIC_ORIGIN only, never by what a client sent.
 */
export function gate(
  { publicOrigin, edgeCache }: Pick<Environment, "publicOrigin" | "edgeCache">,
  log: Logger,
): RequestHandler {
  const { host, protocol } = new URL(publicOrigin);
  const room = createByteBudget(bodyLimits);
  return (req, res, next) => {
    // Only proxies are asked for whole addresses, and this is none.
    if (!req.url.startsWith("/")) return void res.status(400).type("text").send("Bad Request\n");
    const repeated = withoutCookieQuestion(req.originalUrl);
    if (repeated !== null) req.originalUrl = repeated;
    const answer = formAnswerOf(req.originalUrl);
    if (answer !== null) {
      req.originalUrl = answer.address;
      res.locals.formAnswerKey = answer.key;
    }
    const refused =
      takeAddress(req, publicOrigin) ?? refusalOf(req, publicOrigin) ?? shed(req, res) ?? withoutRoom(req, res);
    if (refused === 428 && edgeCache && repeated === null) {
      res.locals.postWithoutCookies = req.originalUrl;
      req.method = "GET";
      rewriteTo(cookiesPath, req);
    } else if (refused !== null) {
      log.warn(
        { requestId: res.locals.requestId, path: req.path, refused, origin: req.get("Origin") ?? null },
        "refused",
      );
      if (refused === 405) res.setHeader("Allow", methods.join(", "));
      rewriteToRefusal(req, res, refused);
    }
    const goOn = refused === null ? next : () => onceRead(req, next);
    Object.defineProperty(req, "protocol", { value: protocol.slice(0, -1) });
    req.headers.host = host;
    delete req.headers["x-forwarded-host"];
    if (req.headers.origin !== undefined) req.headers.origin = publicOrigin;
    goOn();
  };

  function shed(req: Request, res: Response): 503 | null {
    if (!res.locals.isShed) return null;
    res.locals.isBusyPage = req.method !== "POST";
    return 503;
  }

  function withoutRoom(req: Request, res: Response): 503 | null {
    const length = Number(req.get("Content-Length") ?? 0);
    return length <= bodyLimits.form || room.take(length, networkOf(clientAddressOf(req, res)), res) ? null : 503;
  }
}

/** Has the refusal page answer in the place of the page that was asked for; `search` goes with it. */
export function rewriteToRefusal(
  req: Request,
  res: Response,
  refused: NonNullable<ProcessContext["refused"]>,
  search = "",
): void {
  if (req.method !== "POST" || !isData(req)) req.method = "GET";
  rewriteTo(refusalPath + (isData(req) ? ".data" : "") + search, req);
  res.locals.refused = refused;
}

/** Goes on with what was led to the refusal page. Remix holds back the body of a post that nobody reads: it must be here before. */
export function onceRead(req: Request, next: () => void): void {
  if (req.method === "POST") req.once("end", next);
  else next();
}

function refusalOf(req: Request, publicOrigin: string): ProcessContext["refused"] {
  if (!methods.includes(req.method)) return 405;
  const verdict = originVerdict({
    method: req.method,
    path: req.path,
    origin: req.get("Origin"),
    secFetchSite: req.get("Sec-Fetch-Site"),
    isPlainForm: Boolean(req.is("application/x-www-form-urlencoded")),
    publicOrigin,
  });
  if (verdict === "refuse") return 403;
  const length = req.get("Content-Length");
  if (req.get("Transfer-Encoding") !== undefined && length === undefined) return 411;
  if (Number(length ?? 0) > largestBody(req)) return 413;
  return isWithoutCookies({ method: req.method, path: req.path, cookie: req.get("Cookie") }) ? 428 : null;
}

/** Only a form with files may be large. */
const largestBody = (req: Request): number =>
  req.is("multipart/form-data") && !pathsWithoutFiles.test(req.path) ? bodyLimits.withFiles : bodyLimits.form;

/**
 * Resolves the address of a request, here and once: what judges it and what answers it see the same path, without dots. One that begins with
 * `//`, also by way of dots or backslashes, names another site wherever it is resolved; one that cannot be decoded, or holds a control
 * character, is no page's. The routes never see them.
 */
function takeAddress(req: Request, publicOrigin: string): 400 | 404 | null {
  const given = req.originalUrl;
  if (!URL.canParse(publicOrigin + given)) return 400;
  const { pathname, search } = new URL(publicOrigin + given);
  // Routes would take it for another address, with a warning.
  if (pathname.includes("//") || /^[/\\]{2}/.test(given)) return 404;
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(pathname))) return 404;
  } catch {
    return 400;
  }
  req.url = pathname + search;
  req.originalUrl = req.url;
  return null;
}

/** What a hydrated page asks for. */
export const isData = (req: Request): boolean => req.path.endsWith(".data");

/** To a page in the place of the one that was asked for, without the body. */
function rewriteTo(url: string, req: Request) {
  req.url = url;
  req.originalUrl = url;
  for (const name of ["content-length", "content-type", "transfer-encoding"] as const) delete req.headers[name];
  // A browser reads the answer only after it has sent its body.
  req.resume();
}

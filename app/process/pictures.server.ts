import { once as onceOf } from "node:events";
import { availableParallelism } from "node:os";
import { bulkhead, isBulkheadRejectedError } from "cockatiel";
import type { Request, RequestHandler, Response } from "express";
import { getStreamAsBuffer, MaxBufferError } from "get-stream";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Sharp } from "sharp";
import { fetch } from "undici";
import { pictureWidths } from "~/pictures/picture-address";
import { pictureHead } from "~/pictures/picture-head.server";
import { isPictureSigned } from "~/pictures/picture-signature.server";
import type { PictureSettings } from "~/pictures/pictures.server";
import { pictureLimits } from "../limits";

type Options = PictureSettings & { log: Pick<Logger, "warn"> };

type Format = "avif" | "webp" | "jpeg" | "png";
type Made = { body: Buffer; format: Format };
/** `elsewhere`: the browser may show what this server does not make. `busy`: it may, this time. */
type Answer = Made | "elsewhere" | "busy" | "missing" | "failed";
type Wish = { source: string; signature: string; width: number; accepts: "avif" | "webp" | "other" };

/** Of pictures made, in bytes. Browsers and whatever stands before the shop keep them much longer. */
const keptBytes = 32 * 1024 * 1024;
/** One core is left to pages. */
export const picturesAtATime = Math.max(1, Math.min(pictureLimits.atATime, availableParallelism() - 1));
/** Bitmaps. What is drawn (SVG) is small as it is, and never given to a parser here. */
const sensibleTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/**
 * `GET /pictures/{width}?src={address}#{signature}`: the picture as small as it is shown, in the best format the browser takes
 * (docs/decisions/0084). Only for the origins given, and only what a page of ours contained. What is no still bitmap, too large, or cannot be
 * made within the limits is left to the browser: 302 to its address.
 */
export function pictures({ origins, keys, isOn, log }: Options): RequestHandler {
  const kept = new LRUCache<string, Made>({ maxSize: keptBytes, sizeCalculation: ({ body }) => body.byteLength });
  const running = new Map<string, Promise<Answer>>();
  const room = bulkhead(picturesAtATime, pictureLimits.inLine);

  return async function answer(req, res, next) {
    const [, width] = /^\/pictures\/(\d{1,5})$/.exec(req.path) ?? [];
    if (width === undefined) return next();
    const wish = ["GET", "HEAD"].includes(req.method) ? wishOf(req, Number(width)) : null;
    if (!wish || !origins.includes(new URL(wish.source).origin)) return refuse(res, 404);
    if (!isPictureSigned(wish.source, wish.signature, keys)) return refuse(res, 403);
    // Answers that are kept name it for a while after this was switched off.
    if (!isOn) return send(res, wish, "elsewhere");
    const key = `${wish.accepts} ${wish.width} ${wish.source}`;
    send(res, wish, kept.get(key) ?? (await once(key, wish)));
  };

  function once(key: string, wish: Wish): Promise<Answer> {
    const before = running.get(key);
    if (before) return before;
    const making = inTurn(() => make(wish))
      .catch((error: unknown): Answer => {
        if (isBulkheadRejectedError(error)) return "busy";
        // The address may name a customer's picture; its origin is enough to find the trouble.
        log.warn({ origin: new URL(wish.source).origin, reason: String(error) }, "picture");
        return "failed";
      })
      .then((answer) => {
        if (typeof answer === "object") kept.set(key, answer);
        return answer;
      })
      .finally(() => running.delete(key));
    running.set(key, making);
    return making;
  }

  /** Nobody waits for their turn longer than the limit; whose turn it is by then is served. */
  async function inTurn(work: () => Promise<Answer>): Promise<Answer> {
    const patience = AbortSignal.timeout(pictureLimits.waitMs);
    let isServed = false;
    const turn = room.execute(async () => {
      if (patience.aborted) return "busy";
      isServed = true;
      return work();
    });
    const leaving = onceOf(patience, "abort").then(() => (isServed ? turn : "busy"));
    return Promise.race([turn, leaving]);
  }
}

function wishOf(req: Request, width: number): Wish | null {
  const { src } = req.query;
  if (typeof src !== "string" || src.length > pictureLimits.address) return null;
  const [source = "", signature = ""] = src.split("#");
  if (!URL.canParse(source) || !pictureWidths.some((known) => known === width)) return null;
  const url = new URL(source);
  if (url.username || url.password) return null;
  const accept = req.get("Accept") ?? "";
  const accepts = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : "other";
  return { source, signature, width, accepts };
}

async function make({ source, width, accepts }: Wish): Promise<Answer> {
  const found = await fetchPicture(source);
  if (typeof found === "string") return found;
  const sharp = sensibleTypes.has(pictureHead(found)?.type ?? "") ? await loadSharp() : null;
  if (!sharp) return "elsewhere";
  const input = { limitInputPixels: pictureLimits.pixels, failOn: "error" as const };
  const about = await sharp(found, input)
    .metadata()
    .catch(() => null);
  // Moving pictures would stand still.
  if (!about || (about.pages ?? 1) > 1) return "elsewhere";
  const small = sharp(found, input)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: pictureLimits.makingSeconds });
  const chosen = accepts === "other" ? (about.hasAlpha ? "png" : "jpeg") : accepts;
  return encode(small, chosen)
    .toBuffer()
    .then(
      (body) => ({ body, format: chosen }),
      () => "elsewhere" as const,
    );
}

/** Null where its binary does not fit the machine: pictures then keep their addresses. */
async function loadSharp() {
  const sharp = await import("sharp").then(
    (module) => module.default,
    () => null,
  );
  // Each picture is made once: what sharp would keep of it is of no use.
  sharp?.cache(false);
  sharp?.concurrency(1);
  return sharp;
}

function encode(picture: Sharp, format: Format): Sharp {
  switch (format) {
    case "avif":
      // The default effort takes five times as long for a few percent.
      return picture.avif({ quality: 55, effort: 2 });
    case "webp":
      return picture.webp({ quality: 75 });
    case "png":
      return picture.png({ palette: true });
    case "jpeg":
      return picture.jpeg({ quality: 78, mozjpeg: true });
  }
}

/** The bytes of a picture. A redirect may lead anywhere, so that it is not followed here but by the browser. */
async function fetchPicture(source: string): Promise<Buffer | "elsewhere" | "missing"> {
  const answer = await fetch(source, {
    redirect: "manual",
    signal: AbortSignal.timeout(pictureLimits.fetchMs),
    headers: { Accept: "image/*" },
  });
  const { status, headers, body } = answer;
  const isPicture = headers.get("Content-Type")?.startsWith("image/") ?? false;
  const isTooLarge = Number(headers.get("Content-Length") ?? 0) > pictureLimits.bytes;
  if (status !== 200 || !isPicture || isTooLarge || !body) {
    await body?.cancel();
    if (status >= 300 && status < 400) return "elsewhere";
    if (status >= 500) throw new Error(`answered ${status}`);
    return status === 200 && isPicture && isTooLarge ? "elsewhere" : "missing";
  }
  return getStreamAsBuffer(body, { maxBuffer: pictureLimits.bytes }).catch((error) => {
    if (error instanceof MaxBufferError) return "elsewhere";
    throw error;
  });
}

function send(res: Response, { source }: Wish, answer: Answer): void {
  // A picture's address opened by itself is no page: whatever it holds, it runs nothing.
  res.set({ "Content-Security-Policy": "default-src 'none'; sandbox", "X-Content-Type-Options": "nosniff" });
  if (typeof answer === "object") {
    res.set({ "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800", Vary: "Accept" });
    return void res.type(`image/${answer.format}`).send(answer.body);
  }
  if (answer === "missing") return void refuse(res, 404);
  if (answer === "failed") return void refuse(res, 502);
  res.set("Cache-Control", answer === "busy" ? "no-store" : "public, max-age=3600").redirect(302, source);
}

const refusals = { 403: "Forbidden\n", 404: "Not Found\n", 502: "Bad Gateway\n" };

function refuse(res: Response, status: keyof typeof refusals): void {
  res
    .set("Cache-Control", status === 502 ? "no-store" : "public, max-age=60")
    .status(status)
    .type("text")
    .send(refusals[status]);
}

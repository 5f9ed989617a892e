import { bulkhead, isBulkheadRejectedError } from "cockatiel";
import type { Request, RequestHandler, Response } from "express";
import { fileTypeFromBuffer } from "file-type";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Sharp } from "sharp";
import { fetch } from "undici";
import { pictureWidths } from "../picture-address";

type Options = { origins: readonly string[]; log: Pick<Logger, "warn"> };

type Format = "avif" | "webp" | "jpeg" | "png";
type Made = { body: Buffer; format: Format };
/** `elsewhere`: the browser may show what this server does not make. `busy`: it may, this time. */
type Answer = Made | "elsewhere" | "busy" | "missing" | "failed";
type Wish = { source: string; width: number; accepts: "avif" | "webp" | "other" };

const longestAddress = 2000;
const largestSource = 10 * 1024 * 1024;
const largestPixels = 40_000_000;
const sourceMs = 5_000;
const makingSeconds = 5;
/** Of pictures made, in bytes. Browsers and whatever stands before the shop keep them much longer. */
const keptBytes = 32 * 1024 * 1024;
/** Bitmaps. What is drawn (SVG) is small as it is, and never given to a parser here. */
const sensibleTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/**
 * `GET /pictures/{width}?src={address}`: the picture as small as it is shown, in the best format the browser takes (docs/decisions/0084).
 * Only for the origins given. What is no still bitmap, too large, or cannot be made just now is left to the browser: 302 to its address.
 */
export function pictures({ origins, log }: Options): RequestHandler {
  const kept = new LRUCache<string, Made>({ maxSize: keptBytes, sizeCalculation: ({ body }) => body.byteLength });
  const running = new Map<string, Promise<Answer>>();
  // Making one keeps a core busy: two at a time, and no queue longer than somebody waits for.
  const room = bulkhead(2, 64);

  return async function answer(req, res, next) {
    const [, width] = /^\/pictures\/(\d{1,5})$/.exec(req.path) ?? [];
    if (width === undefined) return next();
    const wish = origins.length > 0 && ["GET", "HEAD"].includes(req.method) ? wishOf(req, Number(width)) : null;
    if (!wish || !origins.includes(new URL(wish.source).origin)) return refuse(res, 404);
    const key = `${wish.accepts} ${wish.width} ${wish.source}`;
    send(res, wish, kept.get(key) ?? (await once(key, wish)));
  };

  function once(key: string, wish: Wish): Promise<Answer> {
    const before = running.get(key);
    if (before) return before;
    const making = room
      .execute(() => make(wish))
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
}

function wishOf(req: Request, width: number): Wish | null {
  const { src } = req.query;
  const isSensible = typeof src === "string" && src.length <= longestAddress && URL.canParse(src);
  if (!isSensible || !pictureWidths.some((known) => known === width)) return null;
  const url = new URL(src);
  if (url.username || url.password) return null;
  url.hash = "";
  const accept = req.get("Accept") ?? "";
  const accepts = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : "other";
  return { source: url.href, width, accepts };
}

async function make({ source, width, accepts }: Wish): Promise<Answer> {
  const found = await fetchPicture(source);
  if (typeof found === "string") return found;
  const type = await fileTypeFromBuffer(found);
  const sharp = type && sensibleTypes.has(type.mime) ? await loadSharp() : null;
  if (!sharp) return "elsewhere";
  const input = { limitInputPixels: largestPixels, failOn: "error" as const };
  const about = await sharp(found, input)
    .metadata()
    .catch(() => null);
  // Moving pictures would stand still.
  if (!about || (about.pages ?? 1) > 1) return "elsewhere";
  const small = sharp(found, input)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: makingSeconds });
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
    signal: AbortSignal.timeout(sourceMs),
    headers: { Accept: "image/*" },
  });
  const { status, headers, body } = answer;
  const isPicture = headers.get("Content-Type")?.startsWith("image/") ?? false;
  const isTooLarge = Number(headers.get("Content-Length") ?? 0) > largestSource;
  if (status !== 200 || !isPicture || isTooLarge || !body) {
    await body?.cancel();
    if (status >= 300 && status < 400) return "elsewhere";
    if (status >= 500) throw new Error(`answered ${status}`);
    return status === 200 && isPicture && isTooLarge ? "elsewhere" : "missing";
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > largestSource) return "elsewhere";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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

function refuse(res: Response, status: 404 | 502): void {
  const message = status === 404 ? "Not Found\n" : "Bad Gateway\n";
  res
    .set("Cache-Control", status === 404 ? "public, max-age=60" : "no-store")
    .status(status)
    .type("text")
    .send(message);
}

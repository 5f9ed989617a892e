import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { immutable } from "~/runtime/cache-control";
import type { ProcessHooks } from "~/runtime/process-hooks";

/** Files times the ways they are compressed; each is a few KB. */
const mostKept = 200;

const brotli = promisify(brotliCompress);
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
  identity: async (body: Buffer) => body,
};

/** The smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

/**
 * Answers for the texts that pages name (docs/decisions/0207), compressed once and without Remix: every first visit asks for them. Behind the gate, since
 * strangers may ask for what nobody has asked for before. What is not current goes on to their route.
 */
export function texts({ textsFile }: Partial<ProcessHooks>): RequestHandler {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });

  function bodyOf(url: string, encoding: (typeof encodings)[number]): Promise<Buffer> | undefined {
    const key = `${encoding} ${url}`;
    const before = kept.get(key);
    if (before) return before;
    const [, language, namespaces, version] = /^\/texts\/([\w-]+)\/([\w,]+)\?v=(\w+)$/.exec(url) ?? [];
    const file = language && namespaces && version ? textsFile?.(language, namespaces, version) : null;
    if (!file?.isCurrent) return undefined;
    const body = compress[encoding](Buffer.from(file.json));
    kept.set(key, body);
    return body;
  }

  return async (req, res, next) => {
    if (!req.url.startsWith("/texts/") || !["GET", "HEAD"].includes(req.method)) return next();
    const encoding = encodings.find((one) => req.acceptsEncodings(one)) ?? "identity";
    try {
      const body = await bodyOf(req.url, encoding);
      if (!body) return next();
      res.set({
        "Cache-Control": immutable,
        "Content-Type": "application/json; charset=utf-8",
        Vary: "Accept-Encoding",
      });
      if (encoding !== "identity") res.set("Content-Encoding", encoding);
      res.send(body);
    } catch (error) {
      next(error);
    }
  };
}

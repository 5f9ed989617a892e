import type { RequestHandler } from "express";
import { immutable } from "~/runtime/cache-control";
import type { WebFont } from "../ui/web-font.server";

/** Answers for the operator's fonts; their addresses change with their bytes. */
export function webFonts(fonts: readonly WebFont[]): RequestHandler {
  const byAddress = new Map(fonts.map(({ href, bytes }) => [href, bytes]));
  return (req, res, next) => {
    const bytes = byAddress.get(req.path);
    if (!bytes || !["GET", "HEAD"].includes(req.method)) return next();
    res.set({ "Cache-Control": immutable, "Content-Type": "font/woff2" }).send(bytes);
  };
}

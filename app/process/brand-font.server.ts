import type { RequestHandler } from "express";
import type { BrandFont } from "../ui/brand-font.server";

/** Answers for the operator's font; its address changes with its bytes. */
export function brandFontFile({ href, bytes }: BrandFont): RequestHandler {
  return (req, res, next) => {
    if (req.path !== href || !["GET", "HEAD"].includes(req.method)) return next();
    res.set({ "Cache-Control": "public,max-age=31536000,immutable", "Content-Type": "font/woff2" }).send(bytes);
  };
}

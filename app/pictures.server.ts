import nodeModule from "node:module";
import type { Environment } from "./env.server";

type Settings = Pick<Environment, "deliveryApiUrl" | "imageOrigins" | "imageProxy">;

/**
 * The origins whose pictures are made smaller here: none when that is switched off, or when sharp, the one package that is not in the
 * bundle, was not installed for this machine (ADR 0084).
 */
export function pictureOrigins({ deliveryApiUrl, imageOrigins, imageProxy }: Settings): string[] {
  return imageProxy && hasSharp() ? [new URL(deliveryApiUrl).origin, ...imageOrigins] : [];
}

/** Looked for, not loaded: a shop whose pictures are all drawings never needs its memory. */
function hasSharp(): boolean {
  try {
    nodeModule.createRequire(import.meta.url).resolve("sharp");
    return true;
  } catch {
    return false;
  }
}

import nodeModule from "node:module";
import type { Environment } from "~/env.server";

type Settings = Pick<Environment, "deliveryApiUrl" | "imageOrigins" | "imageProxy" | "pictureKeys">;

export type PictureSettings = {
  /** Where pictures may come from. */
  origins: readonly string[];
  /** Of their signatures: the first signs, all verify. */
  keys: readonly string[];
  /** Whether they are made smaller here. */
  isOn: boolean;
};

/**
 * How this server makes pictures smaller: not at all when that is switched off, or when sharp, the one package that is not in the
 * bundle, was not installed for this machine (ADR 0084).
 */
export function pictureSettings({ deliveryApiUrl, imageOrigins, imageProxy, pictureKeys }: Settings): PictureSettings {
  const origins = [new URL(deliveryApiUrl).origin, ...imageOrigins];
  return { origins, keys: pictureKeys, isOn: imageProxy && hasSharp() };
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

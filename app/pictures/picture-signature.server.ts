import { createHmac, timingSafeEqual } from "node:crypto";
import type { PictureSettings } from "./pictures.server";

/** Hexadecimal digits: four billion to guess from for one picture that is made once. A page of sixty cards has to carry them all. */
const signatureLength = 8;

/**
 * Signs the address of a picture that this server makes smaller: the signature stands behind `#`, which no browser sends. Drawings (SVG) and
 * pictures of other origins have none and are shown from their own address.
 */
export function pictureSigner({ origins, keys, isOn }: PictureSettings): (address: string) => string {
  const [key] = keys;
  return (given) => {
    const [address = ""] = given.split("#");
    const isOurs = origins.some((origin) => address.startsWith(`${origin}/`));
    if (!isOn || !key || !isOurs || /\.svg(\?|$)/i.test(address)) return address;
    return `${address}#${signatureOf(address, key)}`;
  };
}

/** Whether a page of ours contained this address with this signature. */
export function isPictureSigned(address: string, signature: string, keys: readonly string[]): boolean {
  const given = Buffer.from(signature);
  if (given.length !== signatureLength) return false;
  return keys.some((key) => timingSafeEqual(given, Buffer.from(signatureOf(address, key))));
}

/** The word before the address keeps these signatures apart from those of cookies, which the same secrets may make. */
const signatureOf = (address: string, key: string): string =>
  createHmac("sha256", key).update(`picture ${address}`).digest("hex").slice(0, signatureLength);

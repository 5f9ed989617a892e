import { disableTypes, imageSize, types } from "image-size";

/** Kinds that are read at all, as the library names them; it knows fifteen others, whose readers nobody needs to reach. */
const kinds = {
  jpg: { type: "image/jpeg", extension: "jpg" },
  png: { type: "image/png", extension: "png" },
  gif: { type: "image/gif", extension: "gif" },
  webp: { type: "image/webp", extension: "webp" },
  avif: { type: "image/avif", extension: "avif" },
} as const;

disableTypes(types.filter((name) => !(name in kinds) && name !== "heif"));

export type PictureHead = (typeof kinds)[keyof typeof kinds] & { width: number; height: number };

/** What a picture says of itself in its first bytes; null for anything else, and for what only begins like one. Sizes in pixels. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  try {
    const { type, width, height } = imageSize(bytes);
    const kind = Object.entries(kinds).find(([name]) => name === type)?.[1];
    return kind && width > 0 && height > 0 ? { ...kind, width, height } : null;
  } catch {
    return null;
  }
}

import { LRUCache } from "lru-cache";

/** Twice what they are drawn at: about what an operator's photos are once they are cut to size. */
const density = 144;
const keptBytes = 16 * 1024 * 1024;

const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: (photo) => photo.byteLength });

/** A drawing (SVG) as a photo (WebP); null where sharp's binary does not fit the machine. */
export async function photoOf(svg: string): Promise<Buffer | null> {
  const before = kept.get(svg);
  if (before) return before;
  const sharp = await loadSharp();
  if (!sharp) return null;
  const photo = await sharp(Buffer.from(svg), { density }).webp({ effort: 1 }).toBuffer();
  kept.set(svg, photo);
  return photo;
}

let large: Promise<Buffer | null> | undefined;

/** A photo of 20 megapixels (JPEG), the largest that the shop makes smaller; null where sharp's binary does not fit the machine. */
export function largePicture(): Promise<Buffer | null> {
  large ??= loadSharp().then(
    (sharp) =>
      sharp?.({ create: { width: 5000, height: 4000, channels: 3, background: "#c84" } })
        .jpeg()
        .toBuffer() ?? null,
  );
  return large;
}

const loadSharp = () =>
  import("sharp").then(
    (module) => module.default,
    () => null,
  );

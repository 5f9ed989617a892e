import { readFileSync } from "node:fs";
import sharp from "sharp";

/** Side and share of the mark in it: what systems cut to a shape of their own needs room around the mark. */
const kinds = [
  { name: "icon-192.png", size: 192, cut: false, share: 1 },
  { name: "icon-512.png", size: 512, cut: false, share: 1 },
  { name: "icon-maskable-512.png", size: 512, cut: true, share: 0.78 },
  { name: "apple-touch-icon.png", size: 180, cut: true, share: 0.88 },
];

/** The icons of the installed shop, drawn from the favicon. */
export async function drawAppIcons(favicon: URL, folder: URL): Promise<void> {
  const [, ground = "", mark = ""] =
    /^<svg[^>]*>(<rect[^>]*>)(.*)<\/svg>\s*$/s.exec(readFileSync(favicon, "utf8")) ?? [];
  for (const { name, size, cut, share } of kinds) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">${
      cut ? ground.replace(/rx="\d+"/, "") : ground
    }<g transform="translate(20 20) scale(${share}) translate(-20 -20)">${mark}</g></svg>`;
    await sharp(Buffer.from(drawing))
      .png({ compressionLevel: 9, palette: true })
      .toFile(new URL(name, folder).pathname);
  }
}

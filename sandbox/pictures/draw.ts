import { getIconData, iconToSVG } from "@iconify/utils";
import { icons } from "@iconify-json/fluent-emoji-flat";
import { escaped } from "../markup";
import type { PictureRecipe, PictureStyle } from "./name";

type Box = { x: number; y: number; size: number; turn?: number };

/** One drawing in a box, turned about its middle; null when the set has none of that name. */
function drawing(name: string, { x, y, size, turn = 0 }: Box): string | null {
  const data = getIconData(icons, name);
  if (!data) return null;
  const { attributes, body } = iconToSVG(data);
  const inner = `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${attributes.viewBox}">${body}</svg>`;
  return turn === 0 ? inner : `<g transform="rotate(${turn} ${x + size / 2} ${y + size / 2})">${inner}</g>`;
}

const shadow = (hue: number, cx: number, cy: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.19}" fill="hsl(${hue} 55% 28% / .22)"/>`;

/** A thing with its shadow under it. */
function standing(hue: number, name: string, box: Box): string {
  const art = drawing(name, box);
  if (art === null) return "";
  return shadow(hue, box.x + box.size / 2, box.y + box.size * 0.93, box.size * 0.42) + art;
}

const ground = (hue: number, width: number, height: number) =>
  `<defs><radialGradient id="g" cx="50%" cy="42%" r="72%"><stop offset="0" stop-color="hsl(${hue} 90% 94%)"/>` +
  `<stop offset=".78" stop-color="hsl(${hue} 72% 84%)"/><stop offset="1" stop-color="hsl(${hue} 62% 78%)"/></radialGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#g)"/>`;

function plate({ art: [art = "", garnish], hue }: PictureRecipe): string {
  return (
    ground(hue, 320, 320) +
    `<circle cx="160" cy="166" r="147" fill="hsl(${hue} 55% 28% / .16)"/><circle cx="160" cy="160" r="147" fill="#fff"/>` +
    `<circle cx="160" cy="160" r="98" fill="none" stroke="hsl(${hue} 30% 90%)" stroke-width="3"/>` +
    (drawing(art, { x: 58, y: 58, size: 204 }) ?? "") +
    (garnish ? standing(hue, garnish, { x: 188, y: 192, size: 88, turn: 10 }) : "")
  );
}

function pack({ art: [art = "", garnish], hue }: PictureRecipe): string {
  return (
    ground(hue, 320, 320) +
    shadow(hue, 160, 272, 96) +
    (drawing(art, { x: 48, y: 48, size: 224 }) ?? "") +
    (garnish ? standing(hue, garnish, { x: 196, y: 190, size: 96, turn: 10 }) : "")
  );
}

function logo({ art: [art = ""], hue }: PictureRecipe): string {
  return `<rect width="320" height="320" fill="hsl(${hue} 80% 96%)"/>${drawing(art, { x: 61, y: 61, size: 198 }) ?? ""}`;
}

function circle({ art: [art = ""], hue }: PictureRecipe): string {
  return ground(hue, 320, 320) + shadow(hue, 160, 250, 78) + (drawing(art, { x: 72, y: 66, size: 176 }) ?? "");
}

function face({ art: [art = ""], hue }: PictureRecipe): string {
  return ground(hue, 320, 320) + (drawing(art, { x: 40, y: 52, size: 240 }) ?? "");
}

function glyph({ art: [art = ""] }: PictureRecipe): string {
  return drawing(art, { x: 16, y: 16, size: 288 }) ?? "";
}

// Where the things of a cover lie: the main one first. Neighbouring cards take different ones.
const coverPlaces: Box[][] = [
  [
    { x: 96, y: 14, size: 150, turn: -6 },
    { x: -20, y: 86, size: 120, turn: 14 },
    { x: 236, y: -18, size: 104, turn: 10 },
    { x: 244, y: 104, size: 96, turn: -16 },
  ],
  [
    { x: 150, y: 20, size: 150, turn: 8 },
    { x: 8, y: -14, size: 112, turn: -12 },
    { x: 40, y: 96, size: 104, turn: 16 },
    { x: 266, y: 108, size: 92, turn: -8 },
  ],
  [
    { x: 40, y: 16, size: 150, turn: 6 },
    { x: 214, y: 78, size: 124, turn: -14 },
    { x: 188, y: -32, size: 98, turn: 18 },
    { x: -34, y: -24, size: 92, turn: -18 },
  ],
];

function cover({ art, hue }: PictureRecipe): string {
  const places = coverPlaces[hue % coverPlaces.length] ?? [];
  const things = places.map((box, index) => standing(hue, art[index] ?? "", box)).reverse();
  return (
    `<defs><radialGradient id="g" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="hsl(${hue} 88% 90%)"/>` +
    `<stop offset="1" stop-color="hsl(${hue} 68% 74%)"/></radialGradient></defs><rect width="320" height="180" fill="url(#g)"/>${things.join("")}`
  );
}

/** Breaks a title at blanks into lines of about `length` letters. */
function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function banner({ art: [main = "", second], hue, lines: [title, line] }: PictureRecipe): string {
  const isRtl = /[\u0600-\u06ff]/u.test(title ?? "");
  const mirrored = (x: number, size: number) => (isRtl ? 640 - x - size : x);
  const things = [
    second ? standing(hue, second, { x: mirrored(536, 84), y: 12, size: 84, turn: isRtl ? -12 : 12 }) : "",
    standing(hue, main, { x: mirrored(430, 120), y: 26, size: 120, turn: isRtl ? 5 : -5 }),
  ];
  const titleLines = title ? wrapped(title, 20).slice(0, 2) : [];
  const top = (line ? 76 : 92) - titleLines.length * 17 + 17;
  const x = isRtl ? 608 : 32;
  const side = isRtl ? ` direction="rtl"` : "";
  const family = `font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif"`;
  const texts = titleLines.map((text, index) => {
    return `<text x="${x}" y="${top + index * 34}"${side} ${family} font-size="30" font-weight="700">${escaped(text)}</text>`;
  });
  if (line) {
    const y = top + titleLines.length * 34 - 6;
    texts.push(`<text x="${x}" y="${y}"${side} ${family} font-size="18" font-weight="500">${escaped(line)}</text>`);
  }
  return (
    `<defs><linearGradient id="g"><stop offset="0" stop-color="hsl(${hue} 90% 93%)"/><stop offset="1" stop-color="hsl(${hue} 76% 80%)"/></linearGradient></defs>` +
    `<rect width="640" height="160" fill="url(#g)"/><circle cx="${mirrored(510, 0)}" cy="90" r="100" fill="hsl(${hue} 90% 96% / .55)"/>` +
    `${things.join("")}<g fill="hsl(${hue} 55% 15%)">${texts.join("")}</g>`
  );
}

/** The business's own logo: an open door and its name, in a colour that reads on light and on dark. */
function brand({ hue, lines: [name = ""] }: PictureRecipe): string {
  const color = `hsl(${hue} 89% 46%)`;
  return (
    `<rect width="144" height="144" rx="40" fill="${color}"/><path d="M43 112V61a29 29 0 0 1 58 0v51z" fill="#fff"/>` +
    `<path d="M27 112h90" stroke="#fff" stroke-width="11" stroke-linecap="round"/><circle cx="88" cy="81" r="6" fill="${color}"/>` +
    `<text x="172" y="100" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="88" font-weight="800" letter-spacing="-3" fill="${color}" textLength="392">${escaped(name)}</text>`
  );
}

const painters: Record<PictureStyle, { width: number; height: number; paint: (recipe: PictureRecipe) => string }> = {
  plate: { width: 320, height: 320, paint: plate },
  pack: { width: 320, height: 320, paint: pack },
  logo: { width: 320, height: 320, paint: logo },
  circle: { width: 320, height: 320, paint: circle },
  avatar: { width: 320, height: 320, paint: face },
  courier: { width: 320, height: 320, paint: circle },
  glyph: { width: 320, height: 320, paint: glyph },
  cover: { width: 320, height: 180, paint: cover },
  banner: { width: 640, height: 160, paint: banner },
  brand: { width: 576, height: 144, paint: brand },
};

/** The SVG of a recipe (the stand-ins for photographs); null when its main drawing is unknown. */
export function drawPicture(recipe: PictureRecipe): string | null {
  if (!getIconData(icons, recipe.art[0] ?? "")) return null;
  const { width, height, paint } = painters[recipe.style];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paint(recipe)}</svg>`;
}

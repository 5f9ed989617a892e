import type { Coordinates } from "~/delivery-api";
import { lookUp } from "~/look-up";

/** Web Mercator tiles are squares of so many pixels; the world is one of them at zoom 0. */
const tileSize = 256;
const zoomLimits = { nearest: 16, farthest: 2 };
/** Pixels kept free around the outermost points: for their pins, and since phones cut the sides of the box. */
const margin = { side: 84, top: 36 };

export type Pixel = { x: number; y: number };
export type Tile = Pixel & { key: string; column: number; row: number; zoom: number };
export type MapFrame = { tiles: Tile[]; points: Pixel[] };

/**
 * The part of a tile map that shows all `points` in a box of `width` × `height` pixels: which tiles, where they lie, and where the
 * points are. Drawn by the server as pictures, it needs no script. Null without points.
 */
export function mapFrame(points: Coordinates[], width: number, height: number): MapFrame | null {
  if (points.length === 0) return null;
  const zoom = fittingZoom(points, width - 2 * margin.side, height - 2 * margin.top);
  const pixels = points.map((point) => project(point, zoom));
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  const left = (Math.min(...xs) + Math.max(...xs) - width) / 2;
  const top = (Math.min(...ys) + Math.max(...ys) - height) / 2;
  return {
    tiles: tilesOf(left, top, width, height, zoom),
    points: pixels.map(({ x, y }) => ({ x: Math.round(x - left), y: Math.round(y - top) })),
  };
}

function fittingZoom(points: Coordinates[], width: number, height: number): number {
  for (let zoom = zoomLimits.nearest; zoom > zoomLimits.farthest; zoom -= 1) {
    const pixels = points.map((point) => project(point, zoom));
    const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
    const fits = Math.max(...xs) - Math.min(...xs) <= width && Math.max(...ys) - Math.min(...ys) <= height;
    if (fits) return zoom;
  }
  return zoomLimits.farthest;
}

/** Pixels from the north-west corner of the world. */
function project({ latitude, longitude }: Coordinates, zoom: number): Pixel {
  const checkout = tileSize * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * checkout,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * checkout,
  };
}

function tilesOf(left: number, top: number, width: number, height: number, zoom: number): Tile[] {
  const count = 2 ** zoom;
  const tiles: Tile[] = [];
  for (let row = Math.floor(top / tileSize); row * tileSize < top + height; row += 1) {
    for (let column = Math.floor(left / tileSize); column * tileSize < left + width; column += 1) {
      if (row < 0 || row >= count) continue;
      const x = Math.round(column * tileSize - left);
      const y = Math.round(row * tileSize - top);
      tiles.push({ key: `${column}/${row}`, column: ((column % count) + count) % count, row, zoom, x, y });
    }
  }
  return tiles;
}

/** Address of a tile from the operator's template (`MAP_TILE_URL`). */
export function tileAddress(template: string, { zoom, column, row }: Pick<Tile, "zoom" | "column" | "row">): string {
  const values: Record<string, string | number> = { z: zoom, x: column, y: row, s: "a", r: "" };
  return template.replace(/\{(\w)\}/g, (_, name: string) => String(lookUp(values, name) ?? ""));
}

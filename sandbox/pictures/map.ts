import { city } from "../geo";
import type { Coordinates } from "../seed/city";

/** Pixels of the whole world at a zoom (Web Mercator, tiles of 256). */
type Point = { x: number; y: number };

const palettes = {
  light: {
    land: "#f0ece7",
    block: "#e6e2dc",
    road: "#ffffff",
    park: "#cbebd0",
    water: "#bae0f0",
    text: "#716c66",
    halo: "#f6f3f1",
  },
  dark: {
    land: "#161513",
    block: "#201e1b",
    road: "#3e3b38",
    park: "#213324",
    water: "#162e3c",
    text: "#b9b5b1",
    halo: "#201e1b",
  },
} as const;
export type MapTheme = keyof typeof palettes;

const tileSize = 256;
/** Beyond this a tile shows nothing of the city but its paper. */
export const mostZoom = 20;

function project({ latitude, longitude }: Coordinates, zoom: number): Point {
  const size = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** One slippy-map tile of the city. */
export function drawTile(zoom: number, column: number, row: number, theme: MapTheme): string {
  return drawView({ x: column * tileSize, y: row * tileSize }, tileSize, tileSize, zoom, theme, "");
}

/** A still map with a pin in its middle, for pages without scripts. */
export function drawStillMap(
  centre: Coordinates,
  zoom: number,
  width: number,
  height: number,
  theme: MapTheme,
): string {
  const middle = project(centre, zoom);
  const origin = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const pin =
    `<g transform="translate(${width / 2} ${height / 2})"><ellipse rx="9" ry="3.5" fill="rgb(0 0 0 / .28)"/>` +
    `<path d="M0 0c-9-12-14-18-14-26a14 14 0 0 1 28 0c0 8-5 14-14 26z" fill="#db380d" stroke="#fff" stroke-width="2"/>` +
    `<circle cy="-26" r="5" fill="#fff"/></g>`;
  return drawView(origin, width, height, zoom, theme, pin);
}

function drawView(origin: Point, width: number, height: number, zoom: number, theme: MapTheme, above: string): string {
  const colours = palettes[theme];
  const place = (location: Coordinates) => {
    const { x, y } = project(location, zoom);
    return { x: x - origin.x, y: y - origin.y };
  };
  const margin = 60;
  const isSeen = (points: Point[]) =>
    Math.max(...points.map(({ x }) => x)) > -margin &&
    Math.min(...points.map(({ x }) => x)) < width + margin &&
    Math.max(...points.map(({ y }) => y)) > -margin &&
    Math.min(...points.map(({ y }) => y)) < height + margin;
  const areas = (rings: Coordinates[][]) =>
    rings
      .map((ring) => ring.map(place))
      .filter(isSeen)
      .map((points) => `M${pathOf(points)}z`)
      .join("");
  const lines = (isMain: boolean) =>
    city.streets
      .filter((street) => street.isMain === isMain)
      .map((street) => street.points.map(place))
      .filter(isSeen)
      .map((points) => `M${pathOf(points)}`)
      .join("");
  const scale = 2 ** (zoom - 16);
  const roadWidth = (metres: number) => Math.max(0.6, metres * scale).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.water}"/>` +
    `<path fill="${colours.land}" d="${areas([city.land, ...city.islands])}"/>` +
    (zoom >= 13 ? `<path fill="${colours.block}" d="${areas(city.blocks)}"/>` : "") +
    `<path fill="${colours.park}" d="${areas(city.parks)}"/>` +
    `<g fill="none" stroke="${colours.road}" stroke-linejoin="round" stroke-linecap="round">` +
    `<path stroke-width="${roadWidth(7)}" d="${lines(false)}"/><path stroke-width="${roadWidth(12)}" d="${lines(true)}"/></g>` +
    (zoom >= 15 ? names(place, isSeen, colours, zoom) : "") +
    `${above}</svg>`
  );
}

/** Street names, once every few crossings, along the street and never upside down. */
function names(
  place: (location: Coordinates) => Point,
  isSeen: (points: Point[]) => boolean,
  colours: (typeof palettes)[MapTheme],
  zoom: number,
): string {
  const every = zoom >= 17 ? 2 : 4;
  const texts = city.streets.flatMap(({ name, points }) =>
    points.flatMap((from, index) => {
      const to = points[index + 1];
      if (!to || index % every !== 1 % Math.max(1, points.length - 1)) return [];
      const [a, b] = [place(from), place(to)];
      if (!isSeen([a, b])) return [];
      let angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      if (angle > 90) angle -= 180;
      if (angle < -90) angle += 180;
      const x = ((a.x + b.x) / 2).toFixed(1);
      const y = ((a.y + b.y) / 2).toFixed(1);
      return `<text transform="translate(${x} ${y}) rotate(${angle.toFixed(1)})" dy="4">${name[0]}</text>`;
    }),
  );
  return (
    `<g fill="${colours.text}" stroke="${colours.halo}" stroke-width="3" paint-order="stroke" font-size="11" text-anchor="middle" ` +
    `font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">${texts.join("")}</g>`
  );
}

function pathOf(points: Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}

import { along } from "@turf/along";
import { lineString } from "@turf/helpers";
import { length } from "@turf/length";
import { city, metresBetween, position } from "./geo";
import type { Coordinates } from "./seed/city";

type Crossing = { location: Coordinates; next: Map<string, number> };

const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
const crossings = buildCrossings();

/** Streets share their corner points, so that these are the map's crossings. */
function buildCrossings(): Map<string, Crossing> {
  const found = new Map<string, Crossing>();
  const crossingAt = (location: Coordinates): Crossing => {
    const known = found.get(keyOf(location));
    if (known) return known;
    const crossing: Crossing = { location, next: new Map() };
    found.set(keyOf(location), crossing);
    return crossing;
  };
  for (const { points } of city.streets) {
    for (const [index, from] of points.entries()) {
      const to = points[index + 1];
      if (!to) break;
      const metres = metresBetween(from, to);
      crossingAt(from).next.set(keyOf(to), metres);
      crossingAt(to).next.set(keyOf(from), metres);
    }
  }
  return found;
}

function nearestCrossing(point: Coordinates): string {
  let nearest = "";
  let least = Number.POSITIVE_INFINITY;
  for (const [key, { location }] of crossings) {
    const distance = metresBetween(point, location);
    if (distance >= least) continue;
    least = distance;
    nearest = key;
  }
  return nearest;
}

/**
 * The shortest way along the streets (Dijkstra), both ends included. Straight where no streets lead,
 * as to the lighthouse.
 */
export function routeBetween(from: Coordinates, to: Coordinates): Coordinates[] {
  const start = nearestCrossing(from);
  const goal = nearestCrossing(to);
  const reached = new Map<string, number>([[start, 0]]);
  const cameFrom = new Map<string, string>();
  const open = new Set([start]);
  while (open.size > 0) {
    const here = [...open].reduce((best, key) => ((reached.get(key) ?? 0) < (reached.get(best) ?? 0) ? key : best));
    if (here === goal) break;
    open.delete(here);
    for (const [neighbour, length] of crossings.get(here)?.next ?? []) {
      const distance = (reached.get(here) ?? 0) + length;
      if (distance >= (reached.get(neighbour) ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(neighbour, distance);
      cameFrom.set(neighbour, here);
      open.add(neighbour);
    }
  }
  const between: Coordinates[] = [];
  if (start === goal || cameFrom.has(goal)) {
    for (let key: string | undefined = goal; key !== undefined; key = cameFrom.get(key)) {
      const crossing = crossings.get(key);
      if (crossing) between.unshift(crossing.location);
    }
  }
  return [from, ...between, to];
}

const lineOf = (points: readonly Coordinates[]) => lineString(points.map(position));

/** Metres along a line of points. */
export function lineLength(points: readonly Coordinates[]): number {
  return length(lineOf(points), { units: "meters" });
}

/** The point a share (0 to 1) of the way along a line. */
export function pointAlong(points: readonly Coordinates[], share: number): Coordinates {
  const metres = lineLength(points) * Math.min(1, Math.max(0, share));
  const [longitude = 0, latitude = 0] = along(lineOf(points), metres, { units: "meters" }).geometry.coordinates;
  return { latitude, longitude };
}

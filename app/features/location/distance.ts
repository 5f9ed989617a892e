import type { Coordinates } from "~/delivery-api/model";

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies, by the haversine formula on a sphere of mean radius. */
export function haversineKm(a: Coordinates, b: Coordinates): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  // Rounding can lift the chord of opposite points a hair above 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(chord, 1)));
}

/** Kilometres the fee goes by: the measured way, or the straight line when it could not be had (docs/delivery-api.md §2.4). */
export function deliveryDistanceKm(measuredKm: number | null, from: Coordinates, to: Coordinates): number {
  return measuredKm ?? haversineKm(from, to);
}

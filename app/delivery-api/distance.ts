import type { Coordinates } from "./model";

/** The middle of the square kilometre of a place (two decimals of a degree): from there stores are near or far as from its doors (ADR 0176). */
export const squareKilometre = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Kilometres between two places as the crow flies (haversine). The delivery API's own `distance` is the same from where it was asked, which answers for
 * everybody are not (CARD-16, ADR 0176).
 */
export function straightLineKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

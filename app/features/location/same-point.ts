import type { Coordinates } from "~/delivery-api";

/** Closer than this, in degrees, is the same point: what is stored as text has lost digits. About a metre. */
const samePointDegrees = 1e-5;

/** Whether two places are one. */
export function isSamePoint(one: Coordinates | null, other: Coordinates | null): boolean {
  return (
    one !== null &&
    other !== null &&
    Math.abs(one.latitude - other.latitude) < samePointDegrees &&
    Math.abs(one.longitude - other.longitude) < samePointDegrees
  );
}

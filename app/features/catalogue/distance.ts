import type { Coordinates, Store } from "~/delivery-api";
import { straightLineKm } from "~/delivery-api/distance";

/** Nothing finer is shown, and a page sends dozens of distances. */
const toMetres = (kilometres: number) => Math.round(kilometres * 1000) / 1000;

/**
 * Kilometres from a place to a store as the crow flies, to the metre; null without a place, or where the store's is unknown. The delivery API's own
 * `distance` is the same from where it was asked, which answers for everybody are not (CARD-16, ADR 0176).
 */
export const distanceFrom = (place: Coordinates | null, { location }: Pick<Store, "location">): number | null =>
  place === null || location === null ? null : toMetres(straightLineKm(place, location));

import { z } from "zod";
import { squareKilometre } from "~/delivery-api/distance";
import { zoneHeader } from "~/delivery-api/zone-header";
import { defineCookie, oneYear } from "./cookie.server";

/** The delivery location: `zoneid`, `currentLatLng` and `location` of SES-15. `zoneHeader` is the zone answer's text, sent back unchanged. */
export const placeSchema = z.object({
  zoneHeader,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string().min(1).max(300),
});

export type Place = z.infer<typeof placeSchema>;
export const placeCookie = () => defineCookie<Place>("place", placeSchema, { maxAge: oneYear });

/**
 * What a place has in common with its neighbourhood: whatever is made of it may be shown to all who live there (ADR 0201). The exact place
 * is inside, for `placeOf` alone.
 */
export class Area {
  readonly #place: Place;
  readonly zoneHeader: string;

  constructor(place: Place) {
    this.#place = place;
    this.zoneHeader = place.zoneHeader;
  }

  /** The exact place: for calls as the visitor, and for what is shown to them alone. */
  static placeOf(area: Area): Place {
    return area.#place;
  }

  /** Its zones and its square kilometre, for the keys of caches. */
  toJSON() {
    const { latitude, longitude } = squareKilometre(this.#place);
    return [this.zoneHeader, latitude, longitude];
  }
}

/** Zone ids of a place, from the header text. */
export const zoneIdsOf = ({ zoneHeader }: { zoneHeader: string }): number[] =>
  (JSON.parse(zoneHeader) as unknown[]).map(Number);

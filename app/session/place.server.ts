import { z } from "zod";
import { defineCookie, oneYear } from "./cookie.server";

/** The delivery location: `zoneid`, `currentLatLng` and `location` of SES-15. `zoneHeader` is the zone answer's text, sent back unchanged. */
export const placeSchema = z.object({
  zoneHeader: z
    .string()
    .max(200)
    .regex(/^\[\d+(,\s*\d+)*\]$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string().min(1).max(300),
});

export type Place = z.infer<typeof placeSchema>;
export const placeCookie = () => defineCookie<Place>("place", placeSchema, { maxAge: oneYear });

/** Zone ids of a place, from the header text. */
export const zoneIdsOf = (place: Place): number[] => JSON.parse(place.zoneHeader) as number[];

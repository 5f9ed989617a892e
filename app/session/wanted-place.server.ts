import { z } from "zod";
import { addressDetails } from "./address.server";
import { defineCookie } from "./cookie.server";
import { placeSchema } from "./place.server";

/**
 * The place a customer wants to move to, with what a saved address says beyond it, while they are asked about the items in the
 * cart that cannot be brought there. Nothing has moved before the answer.
 */
const schema = z.object({ place: placeSchema, details: addressDetails.nullable() });

export type WantedPlace = z.infer<typeof schema>;
/** Two addresses in one: over the limit of the others, far below a browser's. */
export const wantedPlaceCookie = () =>
  defineCookie<WantedPlace>("wanted", schema, { maxAge: 60 * 60, maximumBytes: 3072 });

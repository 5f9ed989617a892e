import type { Coordinates } from "~/delivery-api";

/** A point somebody chose: by a suggestion's id, or on the map. */
export type Choice = { place: string } | Coordinates;

/** The same as fields of a form or an address, as the server reads them. */
export const choiceFields = (choice: Choice): Record<string, string> =>
  "place" in choice ? { place: choice.place } : { lat: String(choice.latitude), lng: String(choice.longitude) };

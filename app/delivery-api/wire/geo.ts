import { z } from "zod";
import type { PlaceDetails, RouteDistance } from "../calls";
import type { PlaceSuggestion } from "../model";
import { wrongShape } from "./reader";
import * as read from "./scalars";

const inner = z.unknown().transform((value) => read.text.parse(read.toRecord(value)?.text));

const oldPrediction = z
  .object({
    place_id: read.name,
    description: read.text,
    structured_formatting: z.object({ main_text: read.text, secondary_text: read.text }).catch({
      main_text: "",
      secondary_text: "",
    }),
  })
  .transform(({ place_id, description, structured_formatting }) =>
    suggestion(place_id, description, structured_formatting.main_text, structured_formatting.secondary_text),
  );

const newSuggestion = z
  .object({
    placePrediction: z.object({
      placeId: read.name,
      text: inner,
      structuredFormat: z.object({ mainText: inner, secondaryText: inner }).catch({ mainText: "", secondaryText: "" }),
    }),
  })
  .transform(({ placePrediction: { placeId, text, structuredFormat } }) =>
    suggestion(placeId, text, structuredFormat.mainText, structuredFormat.secondaryText),
  );

function suggestion(placeId: string, text: string, mainText: string, secondaryText: string): PlaceSuggestion {
  return { placeId, text: text || mainText, mainText: mainText || text, secondaryText };
}

/** Servers pass the map service's answer on, and write an empty one as a list. */
const serviceAnswer = z.record(z.unknown()).or(z.tuple([]).transform(() => ({})));

/** An error of the map service behind the server comes with status 200. */
function refuseServiceError(body: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = serviceAnswer.parse(body);
  if ("error" in record || "error_message" in record) throw wrongShape("map service error");
  return record;
}

/** `GET /config/place-api-autocomplete` in the old and the new format (docs/delivery-api.md §2.4). */
export function readSuggestions(body: unknown): PlaceSuggestion[] {
  const record = refuseServiceError(body);
  const rows = [
    ...read.listOf(oldPrediction).parse(record.predictions),
    ...read.listOf(newSuggestion).parse(record.suggestions),
  ];
  return rows.filter((row) => row.text !== "").slice(0, 20);
}

/** `GET /config/place-api-details` in both formats; throws a ZodError when it names no place. */
export function readPlaceDetails(body: unknown): PlaceDetails {
  const record = refuseServiceError(body);
  const result = read.toRecord(record.result) ?? record;
  const old = read.toRecord(read.toRecord(result.geometry)?.location);
  const location = old ?? read.toRecord(result.location);
  const place = read.coordinates(location?.lat ?? location?.latitude, location?.lng ?? location?.longitude);
  if (place === null) throw wrongShape("no location");
  return { location: place, address: read.textOrNull.parse(result.formatted_address ?? result.formattedAddress) };
}

/** `GET /config/geocode-api`: the address of a point, null when there is none. */
export function readAddress(body: unknown): string | null {
  const first = read.toRecord(read.toList(refuseServiceError(body).results)[0]);
  return read.textOrNull.parse(first?.formatted_address ?? first?.formattedAddress);
}

/** `GET /config/distance-api` in both formats; null when no route was found. */
export function readRouteDistance(body: unknown): RouteDistance | null {
  const record = refuseServiceError(body);
  if ("distanceMeters" in record) {
    const seconds = read.toNumber(read.text.parse(record.duration).replace(/s$/, ""));
    return routeDistance(read.toNumber(record.distanceMeters), seconds);
  }
  const element = read.toRecord(read.toList(read.toRecord(read.toList(record.rows)[0])?.elements)[0]);
  if (element?.status !== "OK") return null;
  const amountOf = (part: unknown) => read.toNumber(read.toRecord(part)?.value);
  return routeDistance(amountOf(element.distance), amountOf(element.duration));
}

function routeDistance(metres: number | null, seconds: number | null): RouteDistance | null {
  if (metres === null || metres < 0) return null;
  return { km: metres / 1000, minutes: seconds === null ? null : Math.ceil(seconds / 60), isStraightLine: false };
}

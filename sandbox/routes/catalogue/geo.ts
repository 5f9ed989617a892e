import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../../context";
import { autocomplete, findPlace, geocode, houseAddress, houseArea, houseLine } from "../../geo";
import { field, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { lineLength, routeBetween } from "../../streets";
import { encodePolyline } from "../../wire/polyline";

const search = z.object({ search_text: field.text });
const place = z.object({ placeid: field.text });
const point = z.object({ lat: field.latitude, lng: field.longitude });
const way = z.object({
  origin_lat: field.latitude,
  origin_lng: field.longitude,
  destination_lat: field.latitude,
  destination_lng: field.longitude,
  mode: field.optionalText,
});

const metresPerSecond = { WALK: 1.35, DRIVE: 7 };

/** Helpers over the sandbox's own streets: old shapes in M, new ones in N and X (docs/delivery-api.md §2.4). */
export async function geoRoutes(app: FastifyInstance): Promise<void> {
  app.get("/config/place-api-autocomplete", async (request) => {
    const { language, dialect } = request.sandbox;
    const houses = autocomplete(validated(search, inputOf(request)).search_text.slice(0, 200));
    const named = houses.map((house) => ({
      id: house.placeId,
      whole: houseAddress(house, language),
      main: houseLine(house, language),
      second: houseArea(house, language),
    }));
    if (dialect === "m") {
      return {
        predictions: named.map(({ id, whole, main, second }) => ({
          description: whole,
          place_id: id,
          structured_formatting: { main_text: main, secondary_text: second },
        })),
        status: named.length > 0 ? "OK" : "ZERO_RESULTS",
      };
    }
    return {
      suggestions: named.map(({ id, whole, main, second }) => ({
        placePrediction: {
          placeId: id,
          text: { text: whole },
          structuredFormat: { mainText: { text: main }, secondaryText: { text: second } },
        },
      })),
    };
  });

  app.get("/config/place-api-details", async (request) => {
    const { language, dialect } = request.sandbox;
    const house = findPlace(validated(place, inputOf(request)).placeid);
    if (!house) {
      return dialect === "m"
        ? { status: "INVALID_REQUEST", error_message: "The place id is not valid." }
        : { error: { code: 400, message: "The place id is not valid.", status: "INVALID_ARGUMENT" } };
    }
    const { latitude, longitude } = house.location;
    const address = houseAddress(house, language);
    if (dialect === "m") {
      const result = { geometry: { location: { lat: latitude, lng: longitude } }, formatted_address: address };
      return { result, status: "OK" };
    }
    const displayName = { text: houseLine(house, language) };
    return { id: house.placeId, formattedAddress: address, location: { latitude, longitude }, displayName };
  });

  app.get("/config/geocode-api", async (request) => {
    const { lat, lng } = validated(point, inputOf(request));
    const address = geocode({ latitude: lat, longitude: lng }, request.sandbox.language);
    return { results: [{ formatted_address: address }], status: "OK" };
  });

  app.get("/config/distance-api", async (request) => {
    const { metres, seconds, texts } = journeyOf(request);
    if (request.sandbox.dialect === "m") {
      const distance = { value: metres, text: texts.distance };
      const duration = { value: seconds, text: texts.duration };
      return { rows: [{ elements: [{ status: "OK", distance, duration }] }], status: "OK" };
    }
    return {
      distanceMeters: metres,
      duration: `${seconds}s`,
      localizedValues: { distance: { text: texts.distance }, duration: { text: texts.duration } },
    };
  });

  app.get("/config/direction-api", async (request, reply) => {
    if (request.sandbox.dialect === "m") return reply.callNotFound();
    const { line, metres, seconds } = journeyOf(request);
    const polyline = { encodedPolyline: encodePolyline(line) };
    return { routes: [{ distanceMeters: metres, duration: `${seconds}s`, polyline }] };
  });
}

function journeyOf(request: FastifyRequest) {
  const asked = validated(way, inputOf(request));
  const mode = modeOf(asked.mode, request.sandbox.dialect);
  const line = routeBetween(
    { latitude: asked.origin_lat, longitude: asked.origin_lng },
    { latitude: asked.destination_lat, longitude: asked.destination_lng },
  );
  const metres = Math.round(lineLength(line));
  const seconds = Math.round(metres / metresPerSecond[mode]);
  const texts = {
    distance: `${(metres / 1000).toFixed(1)} km`,
    duration: `${Math.max(1, Math.round(seconds / 60))} mins`,
  };
  return { line, metres, seconds, texts };
}

/** M always walks; X takes `DRIVE` or `WALK` only. @throws Refusal 403 `mode`. */
function modeOf(mode: string | null, dialect: SandboxContext["dialect"]): keyof typeof metresPerSecond {
  if (dialect === "m") return "WALK";
  if (mode === "DRIVE" || mode === "WALK") return mode;
  if (dialect === "x" && mode !== null) throw refuse(403, "mode", "fieldInvalid", { field: "mode" });
  return "WALK";
}

import type { Place } from "../call-context";
import type { PlaceDetails, RouteDistance } from "../calls";
import { straightLineKm } from "../distance";
import type { Caller } from "../http/call";
import type { Coordinates, PlaceSuggestion, Zone, ZoneLookup } from "../model";
import { fail, ok, type Result } from "../result";
import { readAddress, readPlaceDetails, readRouteDistance, readSuggestions } from "../wire/geo";
import { readZoneLookup } from "../wire/zone";
import { fiveMinutes } from "./cache-times";
import { paths } from "./paths";

/** Degrees of a place that is not to be told exactly: about 100 metres. */
const about = (degrees: number) => Math.round(degrees * 1000) / 1000;

const sameZones = (ids: number[], zoneHeader: string): boolean => {
  const others = new Set(zoneHeader.match(/\d+/g)?.map(Number));
  return others.size === new Set(ids).size && ids.every((id) => others.has(id));
};

export function geoEndpoints({ send, context }: Caller) {
  return {
    /** Suggestions for an address text. docs/delivery-api.md §2.4, API-22. */
    autocomplete: (text: string): Promise<Result<PlaceSuggestion[]>> =>
      send({
        method: "GET",
        path: paths.autocomplete,
        query: { search_text: text },
        isPaid: true,
        isSelfContained: true,
        read: readSuggestions,
      }),

    /** Where a suggestion lies. docs/delivery-api.md §2.4, API-23. */
    place: (placeId: string): Promise<Result<PlaceDetails>> =>
      send({
        method: "GET",
        path: paths.placeDetails,
        query: { placeid: placeId },
        isPaid: true,
        isSelfContained: true,
        read: readPlaceDetails,
      }),

    /** The address of a point; `not-found` when it has none. docs/delivery-api.md §2.4, API-24. */
    async reverse({ latitude, longitude }: Coordinates): Promise<Result<string>> {
      const result = await send({
        method: "GET",
        path: paths.geocode,
        query: { lat: latitude, lng: longitude },
        isPaid: true,
        isSelfContained: true,
        read: readAddress,
      });
      if (!result.ok) return result;
      return result.value === null ? fail("not-found") : ok(result.value);
    },

    /** The zones of a point; `not-found` where there is no service. docs/delivery-api.md §2.3, API-25. */
    zone: ({ latitude, longitude }: Coordinates): Promise<Result<ZoneLookup>> =>
      send({
        method: "GET",
        path: paths.zone,
        query: { lat: latitude, lng: longitude },
        read: readZoneLookup,
      }),

    /**
     * The zones of a place as they were in the last five minutes, one answer for all who are in them: for lists, which say about what is charged. Asked for of
     * a point within 100 metres; on the edge that may lie in other zones, and so may a place of before the zones were drawn anew: `not-found`.
     */
    async zonesOf({ latitude, longitude, zoneHeader }: Place): Promise<Result<Zone[]>> {
      const result = await send<Zone[] | null>({
        method: "GET",
        path: paths.zone,
        query: { lat: about(latitude), lng: about(longitude) },
        cache: fiveMinutes,
        sharedBy: { zone: zoneHeader },
        isShared: (zones) => zones !== null,
        read(body, reader) {
          const { zoneIds, zones } = readZoneLookup(body, reader);
          return sameZones(zoneIds, zoneHeader) ? zones : null;
        },
      });
      if (!result.ok) return result;
      if (result.value !== null) return ok(result.value);
      context.onFailure?.();
      return fail("not-found");
    },

    /**
     * The walking route in kilometres; the straight line when no route can be had.
     * docs/delivery-api.md §2.4 and §16 (`WALK`, which X insists on), API-26.
     */
    async distance(from: Coordinates, to: Coordinates): Promise<Result<RouteDistance>> {
      const result = await send({
        method: "GET",
        path: paths.distance,
        query: {
          origin_lat: from.latitude,
          origin_lng: from.longitude,
          destination_lat: to.latitude,
          destination_lng: to.longitude,
          mode: "WALK",
        },
        isPaid: true,
        isSelfContained: true,
        read: readRouteDistance,
      });
      const route = result.ok ? result.value : null;
      return ok(route ?? { km: straightLineKm(from, to), minutes: null, isStraightLine: true });
    },
  };
}

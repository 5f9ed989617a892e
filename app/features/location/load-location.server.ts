import type { Coordinates, PlaceSuggestion } from "~/delivery-api";
import { environment } from "~/env.server";
import type { Shop } from "~/request/shop.server";
import { tooManyLookUps } from "./look-ups.server";
import { type ResolvedPlace, readChoice, resolvePlace } from "./resolve.server";

/** Suggestions shown at most; the rest is found by typing on. */
const maximumSuggestions = 6;

export type MapSettings = {
  tileUrl: string | null;
  stillUrl: string | null;
  googleMapsApiKey: string | null;
  center: Coordinates;
};

export type LocationDialogData = {
  search: string;
  suggestions: PlaceSuggestion[];
  /** True when a search found nothing: said in words. */
  isEmpty: boolean;
  chosen: ResolvedPlace | null;
  failure: string | null;
  /** The current location was asked for (LOC-24): the map begins by looking for it. */
  locates: boolean;
  map: MapSettings;
};

/** The Pick Location dialog: suggestions for `address` (LOC-04), or the point that `place` or `lat`/`lng` name. */
export async function loadLocationDialog(shop: Shop): Promise<LocationDialogData> {
  const { searchParams } = shop.url;
  const search = (searchParams.get("address") ?? "").trim().slice(0, 120);
  const choice = readChoice(searchParams);
  const [suggestions, resolved, map] = await Promise.all([
    suggest(shop, search),
    choice ? resolvePlace(shop, choice) : null,
    mapSettings(shop),
  ]);
  const chosen = resolved?.kind === "resolved" ? resolved.place : null;
  return {
    search,
    suggestions: suggestions.rows,
    isEmpty: search !== "" && suggestions.failure === null && suggestions.rows.length === 0,
    chosen,
    failure: suggestions.failure ?? (resolved?.kind === "failed" ? resolved.message : null),
    locates: searchParams.get("locate") === "1",
    map: { ...map, center: chosen ?? map.center },
  };
}

/** The operator's maps, and where they open while nothing is chosen (LOC-28). */
export async function mapSettings(shop: Shop): Promise<MapSettings> {
  const { mapTileUrl, mapStaticUrl, googleMapsApiKey } = environment();
  return { tileUrl: mapTileUrl, stillUrl: mapStaticUrl, googleMapsApiKey, center: await mapCenter(shop) };
}

/** Suggestions for a text; an empty text asks nothing. */
export async function suggest(shop: Shop, text: string): Promise<{ rows: PlaceSuggestion[]; failure: string | null }> {
  const search = text.trim().slice(0, 120);
  if (search === "") return { rows: [], failure: null };
  const failure = await tooManyLookUps(shop);
  if (failure !== null) return { rows: [], failure };
  const result = await shop.api.geo.autocomplete(search);
  if (!result.ok) return { rows: [], failure: result.failure.errors[0]?.message ?? shop.t("ui:failure.noAnswer") };
  return { rows: result.value.slice(0, maximumSuggestions), failure: null };
}

/** Where the map opens: the stored place, else the operator's default (LOC-28). */
async function mapCenter(shop: Shop): Promise<Coordinates> {
  const { place } = shop.session;
  if (place) return { latitude: place.latitude, longitude: place.longitude };
  const config = await shop.api.config.get();
  return config.ok ? config.value.defaultLocation : { latitude: 0, longitude: 0 };
}

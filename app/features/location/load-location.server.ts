import type { Coordinates, PlaceSuggestion } from "~/delivery-api";
import { environment } from "~/env.server";
import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { longestAddress } from "./limits";
import { lookUpProblem, mayOpenMap, rateLimitedLookUps } from "./look-ups.server";
import { type ResolvedPlace, readChoice, resolvePlace } from "./resolve.server";

/** Suggestions shown at most; the rest is found by typing on. */
const maximumSuggestions = 6;

export type StillMapSettings = { stillUrl: string | null; center: Coordinates };

export type MapSettings = StillMapSettings & { tileUrl: string | null; googleMapsApiKey: string | null };

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
export async function loadLocationDialog(context: RequestContext): Promise<LocationDialogData> {
  const { searchParams } = context.url;
  const search = (searchParams.get("address") ?? "").trim().slice(0, longestAddress);
  const choice = readChoice(searchParams);
  const [suggestions, resolved, map] = await Promise.all([
    suggest(context, search),
    choice ? resolvePlace(context, choice) : null,
    mapSettings(context),
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

/** The operator's still map, and where it shows while nothing is chosen (LOC-28). */
export async function stillMapSettings(context: RequestContext): Promise<StillMapSettings> {
  return { stillUrl: environment().mapStaticUrl, center: await mapCenter(context) };
}

/**
 * The same with the maps that can be dragged. Google is paid for each map: a page that may open one is counted, and is kept for nobody
 * else.
 */
export async function mapSettings(context: RequestContext): Promise<MapSettings> {
  const { mapTileUrl, googleMapsApiKey } = environment();
  const hasGoogle = googleMapsApiKey !== null && !context.isLite && (await mayOpenMap(context));
  if (hasGoogle) keepOutOfCache(context);
  const still = await stillMapSettings(context);
  return { ...still, tileUrl: mapTileUrl, googleMapsApiKey: hasGoogle ? googleMapsApiKey : null };
}

/** Suggestions for a text; an empty text asks nothing. */
export async function suggest(
  context: RequestContext,
  text: string,
): Promise<{ rows: PlaceSuggestion[]; failure: string | null }> {
  const search = text.trim().slice(0, longestAddress);
  if (search === "") return { rows: [], failure: null };
  const failure = await rateLimitedLookUps(context);
  if (failure !== null) return { rows: [], failure };
  const result = await context.api.geo.autocomplete(search);
  if (!result.ok) return { rows: [], failure: lookUpProblem(context, result.failure) };
  return { rows: result.value.slice(0, maximumSuggestions), failure: null };
}

/** Where the map opens: the stored place, else the operator's default (LOC-28). */
async function mapCenter(context: RequestContext): Promise<Coordinates> {
  const { place } = context.session;
  if (place) return { latitude: place.latitude, longitude: place.longitude };
  const config = await context.api.config.get();
  return config.ok ? config.value.defaultLocation : { latitude: 0, longitude: 0 };
}

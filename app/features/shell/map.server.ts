import { stillMapSettings } from "~/features/location/load-location.server";
import type { RequestContext } from "~/request/context/request-context";

export type MapDialogData = Awaited<ReturnType<typeof loadMap>>;

/** Where the operator is: its default place, with a link to a map of the whole world (NAV-23). Null when nobody could say. */
export async function loadMap(context: RequestContext) {
  const [config, map] = await Promise.all([context.api.config.get(), stillMapSettings(context)]);
  if (!config.ok) return null;
  const { address, defaultLocation: place } = config.value;
  const point = `mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`;
  return { address, place, map, directionsHref: `https://www.openstreetmap.org/?${point}` };
}

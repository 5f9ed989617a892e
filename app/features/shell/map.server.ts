import { stillMapSettings } from "~/features/location/load-location.server";
import type { Shop } from "~/request/context/request-context.server";

export type MapDialogData = Awaited<ReturnType<typeof loadMap>>;

/** Where the operator is: its default place, with a link to a map of the whole world (NAV-23). Null when nobody could say. */
export async function loadMap(shop: Shop) {
  const [config, map] = await Promise.all([shop.api.config.get(), stillMapSettings(shop)]);
  if (!config.ok) return null;
  const { address, defaultLocation: place } = config.value;
  const point = `mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`;
  return { address, place, map, directionsHref: `https://www.openstreetmap.org/?${point}` };
}

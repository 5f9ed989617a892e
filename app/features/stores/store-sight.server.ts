import type { Config, Coordinates, Place, Store } from "~/delivery-api";
import { type Area, zoneIdsOf } from "~/session/place.server";

/** From where a store is looked at; `isOutside`: not from the visitor's place, to which it does not deliver. */
type Sight = { place: Area | Place; isOutside: boolean };

type Located = Pick<Store, "zoneId" | "location">;

/** The visitor's place, or the store's own where the store does not deliver or nobody knows: elsewhere it has nothing to sell (RTE-34, RTE-36). */
export function sightOf(store: Located, area: Area | null, config: Pick<Config, "defaultLocation"> | null): Sight {
  // A zone of 0 is one that the server did not tell.
  const isOutside = area !== null && store.zoneId !== 0 && !zoneIdsOf(area).includes(store.zoneId);
  return { place: area === null || isOutside ? placeOfStore(store, config) : area, isOutside };
}

function placeOfStore({ zoneId, location }: Located, config: Pick<Config, "defaultLocation"> | null): Place {
  const nowhere: Coordinates = { latitude: 0, longitude: 0 };
  return { zoneHeader: `[${zoneId}]`, ...(location ?? config?.defaultLocation ?? nowhere) };
}

import type { CardStore } from "./card";

/** Address of a store with what a visitor without a place needs to see it (RTE-33, RTE-34, RTE-35). */
export function storeHref(store: Pick<CardStore, "id" | "slug" | "moduleId" | "zoneId" | "distance">): string {
  const search = new URLSearchParams({ module_id: String(store.moduleId), store_zone_id: String(store.zoneId) });
  if (store.distance !== null) search.set("distance", store.distance.toFixed(2));
  return `/store/${encodeURIComponent(store.slug || store.id)}?${search}`;
}

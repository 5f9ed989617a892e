import type { CardStore } from "./card";

/** Address of a store with what a visitor without a place needs to see it; its distance where the link's card shows one (RTE-33, RTE-34, RTE-35). */
export function storeHref(
  store: Pick<CardStore, "id" | "slug" | "moduleId" | "zoneId">,
  distanceKm: number | null = null,
): string {
  const search = new URLSearchParams({ module_id: String(store.moduleId), store_zone_id: String(store.zoneId) });
  if (distanceKm !== null) search.set("distance", distanceKm.toFixed(2));
  return `/store/${encodeURIComponent(store.slug || store.id)}?${search}`;
}

import type { CardStore } from "./card";

/** A store to link to; null is what the delivery API does not tell where it names the store. */
type LinkedStore = Pick<CardStore, "id" | "slug"> & { moduleId: number | null; zoneId: number | null };

/** Address of a store with what a visitor without a place needs to see it; its distance where the link's card shows one (RTE-33, RTE-34, RTE-35). */
export function storeHref({ id, slug, moduleId, zoneId }: LinkedStore, distanceKm: number | null = null): string {
  const search = new URLSearchParams();
  if (moduleId !== null) search.set("module_id", String(moduleId));
  if (zoneId !== null) search.set("store_zone_id", String(zoneId));
  if (distanceKm !== null) search.set("distance", distanceKm.toFixed(2));
  return `/store/${encodeURIComponent(slug || id)}?${search}`;
}

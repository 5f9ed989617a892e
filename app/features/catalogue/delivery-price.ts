import type { Config, Store, Zone } from "~/delivery-api/model";
import { roundMoney } from "./money";

export type DistanceRates = { perKm: number; minimum: number; maximum: number | null };

/** At least the minimum, at most the maximum where there is one that is not below it. Not rounded. */
export function byDistance(distanceKm: number, { perKm, minimum, maximum }: DistanceRates): number {
  const fee = Math.max(distanceKm * perKm, minimum);
  const capped = maximum !== null && maximum > 0 && maximum >= minimum;
  return capped ? Math.min(fee, maximum) : fee;
}

type Charging = Pick<Store, "selfDelivery" | "zoneId" | "moduleId" | "delivery" | "freeDelivery">;

/** What deliveries of the store cost in its zone, a fixed price as a minimum that no distance adds to; null where they are free, or nobody can say. */
export function chargesOf(
  store: Charging,
  zones: readonly Pick<Zone, "id" | "modules">[],
  { freeDelivery }: Pick<Config, "freeDelivery">,
): DistanceRates | null {
  if (!store.delivery || store.freeDelivery || freeDelivery.always) return null;
  if (store.selfDelivery) return store.selfDelivery;
  const zone = zones.find(({ id }) => id === store.zoneId);
  const rates = zone?.modules.find(({ moduleId }) => moduleId === store.moduleId);
  if (!rates) return null;
  const { fixed, perKm, minimum, maximum } = rates;
  return fixed === null ? { perKm, minimum, maximum } : { perKm: 0, minimum: fixed, maximum: null };
}

/**
 * What a delivery over so many kilometres costs at least, in the main currency unit: streets are never shorter than the straight line, and
 * whatever else is charged comes on top (docs/delivery-api.md §11.5).
 */
export const deliveryFrom = (charges: DistanceRates, distanceKm: number, digits: number): number =>
  roundMoney(byDistance(distanceKm, charges), digits);

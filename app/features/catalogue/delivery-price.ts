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

/**
 * What a delivery of the store over so many kilometres costs at least, in the main currency unit: streets are never shorter than the straight line, and
 * whatever else is charged comes on top (docs/delivery-api.md §11.5). Null where it is free, or nobody can say.
 */
export function deliveryFrom(
  store: Charging,
  distance: number | null,
  zones: readonly Pick<Zone, "id" | "modules">[],
  { freeDelivery, currency }: Pick<Config, "freeDelivery" | "currency">,
): number | null {
  if (!store.delivery || store.freeDelivery || freeDelivery.always || distance === null) return null;
  const zone = zones.find(({ id }) => id === store.zoneId);
  const rates = zone?.modules.find(({ moduleId }) => moduleId === store.moduleId);
  const charges = store.selfDelivery ?? rates;
  if (!charges) return null;
  const fixed = store.selfDelivery ? null : rates?.fixed;
  return roundMoney(fixed ?? byDistance(distance, charges), currency.digits);
}

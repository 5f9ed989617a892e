import type { Config, OrderType, Zone, ZoneModuleRates } from "~/delivery-api/model";
import { toMinor } from "~/features/catalogue/money";

/**
 * Whether cash on delivery is offered: by the operator and by the zone (docs/delivery-api.md §11.5). Outside the store's zone only
 * the operator's word counts: take-away needs no more, and a delivery is refused for the zone's sake.
 */
export function isCodOffered(
  config: Pick<Config, "cashOnDelivery">,
  zone: Pick<Zone, "cashOnDelivery"> | null,
): boolean {
  return config.cashOnDelivery && (zone === null || zone.cashOnDelivery);
}

/** Whether `total` is above the zone's maximum for cash (CHK-12); null and 0 are none, take-away is not limited. */
export function exceedsCodLimit(
  total: number,
  orderType: OrderType,
  rates: Pick<ZoneModuleRates, "maximumCod"> | null,
  digits: number,
): boolean {
  const limit = rates?.maximumCod ?? 0;
  return orderType !== "take_away" && limit > 0 && toMinor(total, digits) > toMinor(limit, digits);
}

/** Delivery fee, docs/delivery-api.md §11.5. Distances are kilometres. */

export type FeeRates = { perKm: number; minimum: number; maximum: number | null; fixed: number | null };
export type Surge = { value: number; type: "percent" | "amount" };

/** Fee before anything makes it free: by distance between minimum and maximum, or fixed, plus vehicle charge, plus surge. */
export function deliveryFee(distanceKm: number, rates: FeeRates, vehicleCharge: number, surge: Surge | null): number {
  const fee = byDistance(distanceKm, rates) + vehicleCharge;
  if (!surge) return fee;
  return fee + (surge.type === "percent" ? (fee * surge.value) / 100 : surge.value);
}

function byDistance(distanceKm: number, rates: FeeRates): number {
  if (rates.fixed !== null) return rates.fixed;
  const fee = Math.max(rates.minimum, distanceKm * rates.perKm);
  const { maximum } = rates;
  return maximum !== null && maximum > 0 && maximum >= rates.minimum ? Math.min(fee, maximum) : fee;
}

/** Who pays a fee that the customer does not; null when the customer pays. */
export function freeDeliveryBy(order: {
  takeAway: boolean;
  storeFree: boolean;
  couponFree: boolean;
  amount: number;
  freeOver: number | null;
  freeToAll: boolean;
}): "vendor" | "admin" | null {
  if (order.takeAway || order.storeFree) return "vendor";
  if (order.couponFree || order.freeToAll) return "admin";
  return order.freeOver !== null && order.amount >= order.freeOver ? "admin" : null;
}

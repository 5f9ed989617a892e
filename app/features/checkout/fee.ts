import type { Config, Store, ZoneModuleRates } from "~/delivery-api/model";
import { byDistance } from "~/features/catalogue/delivery-price";
import { freeDeliveryPayer } from "~/features/catalogue/free-delivery";
import { roundMoney } from "~/features/catalogue/money";

/** M: percent of the zone while it is busy; N and X ask for percent or amount (docs/delivery-api.md §11.5). */
export type Surge = { type: "percent" | "amount"; value: number };

export type FeeInput = {
  orderType: "delivery" | "take_away";
  distanceKm: number;
  store: Pick<Store, "selfDelivery" | "freeDelivery">;
  /** What the store's zone charges for the module; null when the zone answer has no such pair. */
  rates: ZoneModuleRates | null;
  /** M: the configuration's rates of last resort. */
  shipping: Config["shipping"];
  /** The answer of `vehicle/extra_charge`, 0 when there is none. */
  vehicleCharge: number;
  surge: Surge | null;
  /** Items and add-ons after discounts and coupon, which free delivery goes by. */
  orderAmount: number;
  freeDelivery: Config["freeDelivery"];
  couponFreesDelivery: boolean;
  digits: number;
};

/** `fee` is what the customer pays, `original` what it would be, both in the main currency unit. */
export type DeliveryFee = {
  fee: number;
  original: number;
  freeBy: "take-away" | "store" | "coupon" | "operator" | null;
};

/** The delivery fee as the client previews it (docs/delivery-api.md §11.5); the server's total is the truth. */
export function deliveryFee(input: FeeInput): DeliveryFee {
  if (input.orderType === "take_away") return { fee: 0, original: 0, freeBy: "take-away" };
  const original = roundMoney(feeOf(input), input.digits);
  const freeBy = freeDeliveryPayer({ ...input, offer: input.freeDelivery, amount: input.orderAmount });
  return { fee: freeBy ? 0 : original, original, freeBy };
}

/** Rounded once at its end, as the delivery API does. */
function feeOf({ distanceKm, store, rates, shipping, vehicleCharge, surge }: FeeInput): number {
  // A store's own couriers know no vehicle charge and no surge.
  if (store.selfDelivery) return byDistance(distanceKm, store.selfDelivery);
  const base = rates?.fixed ?? byDistance(distanceKm, rates ?? { ...shipping, maximum: null });
  const fee = base + vehicleCharge;
  if (!surge) return fee;
  return fee + (surge.type === "percent" ? (fee * surge.value) / 100 : surge.value);
}

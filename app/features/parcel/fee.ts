import type { Config, ParcelCategory, ZoneModuleRates } from "~/delivery-api/model";
import { byDistance } from "~/features/catalogue/delivery-price";
import { roundMoney } from "~/features/catalogue/money";
import type { Quote } from "~/features/checkout/quote";
import type { Tax } from "~/features/checkout/totals";

type FeeTerms = {
  distanceKm: number;
  category: Pick<ParcelCategory, "perKm" | "minimum">;
  /** What counts where the category names no charge of its own. */
  shipping: Config["parcelShipping"];
  /** The sender's zone: parcels go by no rate of it but its maximum. */
  rates: Pick<ZoneModuleRates, "maximum"> | null;
  /** The answer of `vehicle/extra_charge`, 0 when there is none. */
  vehicleCharge: number;
  digits: number;
};

/** The fee of a parcel in the main currency unit, rounded once at its end (docs/delivery-api.md §11.5, docs/decisions/0101). */
export function parcelFee({ distanceKm, category, shipping, rates, vehicleCharge, digits }: FeeTerms): number {
  const charges = {
    perKm: category.perKm ?? shipping.perKm,
    minimum: category.minimum ?? shipping.minimum,
    maximum: rates?.maximum ?? null,
  };
  return roundMoney(byDistance(distanceKm, charges) + vehicleCharge, digits);
}

export type ParcelQuoteTerms = Omit<FeeTerms, "shipping" | "digits"> & {
  config: Pick<Config, "currency" | "parcelShipping" | "taxIncluded" | "tips" | "additionalCharge">;
  /** The answer of `get-Tax`; null on M, which knows no tax on parcels. */
  tax: { amount: number; included: boolean } | null;
};

/** A parcel's quote: no goods and nothing off, so that its total is the total of any order. */
export function parcelQuote({ config, tax, ...terms }: ParcelQuoteTerms): Quote {
  const { digits } = config.currency;
  const counted: Tax = { kind: "amount", amount: tax?.amount ?? 0, included: tax?.included ?? config.taxIncluded };
  return {
    goods: { items: 0, addOns: 0, discount: 0, discountBy: null },
    couponDiscount: 0,
    firstOrderDiscount: null,
    tax: counted,
    deliveryFee: parcelFee({ ...terms, shipping: config.parcelShipping, digits }),
    tips: config.tips,
    additionalCharge: config.additionalCharge,
    extraPackaging: null,
    feeNotes: { surge: null, vehicleCharge: terms.vehicleCharge },
    taxes: [],
    digits,
  };
}

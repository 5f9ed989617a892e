import type { Config, Coupon, Customer, Store, ZoneModuleRates } from "~/delivery-api/model";
import { couponDiscount } from "./coupon";
import { deliveryFee, type Surge } from "./fee";
import { type Goods, orderAmount, orderTotals, type Tax, type Totals, type TotalsInput } from "./totals";

/** Everything the totals need but the customer's own wishes; plain numbers, so that the browser computes with it too. */
export type Quote = Omit<TotalsInput, "orderType" | "deliveryFee" | "tip" | "packaging"> & {
  /** What delivery costs; take-away is free. Null while nobody has answered what comes on top of the way. */
  deliveryFee: number | null;
  /** What the store takes for extra packaging; null where it offers none. */
  extraPackaging: number | null;
  /** Why the fee is higher than by distance: demand, in the operator's words where it has some, and the vehicle. */
  feeNotes: { surge: { note: string | null } | null; vehicleCharge: number };
  /** N and X: the tax as they answer it for a way to order. The one `tax` is that of M, and null where each way has its own. */
  taxes: (Fulfilment & { tax: Tax })[];
};

export type Wishes = { orderType: "delivery" | "take_away"; tip: number; packaging: boolean };
/** What N and X reckon the tax by, beside the goods. */
export type Fulfilment = Pick<Wishes, "orderType" | "packaging">;

/** The way to order that is wished, as the store has it: what it does not pack, nobody is packed. */
export const fulfilmentOf = (
  { extraPackaging }: Pick<Quote, "extraPackaging">,
  { orderType, packaging }: Fulfilment,
): Fulfilment => ({
  orderType,
  packaging: packaging && extraPackaging !== null,
});

export const isSameFulfilment = (a: Fulfilment, b: Fulfilment) =>
  a.orderType === b.orderType && a.packaging === b.packaging;

/** The price breakdown for what the customer wishes (docs/delivery-api.md §11.5). */
export function quotedTotals(quote: Quote, { tip, ...wished }: Wishes): Totals {
  const way = fulfilmentOf(quote, wished);
  return orderTotals({
    ...quote,
    tax: quote.taxes.find((answered) => isSameFulfilment(answered, way))?.tax ?? quote.tax,
    orderType: way.orderType,
    tip,
    deliveryFee: way.orderType === "delivery" ? quote.deliveryFee : 0,
    packaging: way.packaging ? (quote.extraPackaging ?? 0) : 0,
  });
}

export type QuoteInput = {
  config: Pick<Config, "currency" | "taxIncluded" | "shipping" | "freeDelivery" | "tips" | "additionalCharge">;
  store: Pick<Store, "tax" | "selfDelivery" | "freeDelivery" | "extraPackaging">;
  rates: ZoneModuleRates | null;
  customer: Pick<Customer, "firstOrderDiscount"> | null;
  goods: Goods;
  coupon: Coupon | null;
  distanceKm: number;
  surge: (Surge & { note: string | null }) | null;
  /** The answer of `vehicle/extra_charge`, 0 when there is none. */
  vehicleCharge: number;
  /** Whether surge and vehicle charge have been answered, where they are asked for. */
  isFeeKnown: boolean;
};

/** The quote from what is known of everybody concerned; the tax is that of M, by the store's percent (docs/delivery-api.md §11.5). */
export function quoteOf({ config, store, rates, customer, goods, coupon, isFeeKnown, ...fee }: QuoteInput): Quote {
  const { digits } = config.currency;
  const couponOff = couponDiscount(coupon, goods, digits);
  const { fee: deliveryCost, freeBy } = deliveryFee({
    ...fee,
    orderType: "delivery",
    store,
    rates,
    shipping: config.shipping,
    orderAmount: orderAmount(goods, couponOff, digits),
    freeDelivery: config.freeDelivery,
    couponFreesDelivery: coupon?.freesDelivery ?? false,
    digits,
  });
  return {
    goods,
    couponDiscount: couponOff,
    firstOrderDiscount: customer?.firstOrderDiscount ?? null,
    tax: { included: config.taxIncluded, kind: "percent", percent: store.tax },
    // What is free needs no answer.
    deliveryFee: isFeeKnown || freeBy !== null ? deliveryCost : null,
    tips: config.tips,
    additionalCharge: config.additionalCharge,
    extraPackaging: store.extraPackaging,
    feeNotes: { surge: fee.surge && { note: fee.surge.note }, vehicleCharge: fee.vehicleCharge },
    taxes: [],
    digits,
  };
}

import type { Config, Coupon, Customer, Store, Zone, ZoneModuleRates } from "~/delivery-api";
import { straightLineKm } from "~/delivery-api/distance";
import { cashOnDelivery } from "~/features/payments/cash";
import { serverTime } from "~/i18n/zone-time.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import type { Place } from "~/session/place.server";
import type { Basket } from "./basket.server";
import type { ChosenCouponState } from "./checkout-data";
import { chosenCoupon } from "./coupon.server";
import type { Surge } from "./fee";
import { orderInput } from "./order-input";
import { type Quote, quotedTotals, quoteOf } from "./quote";
import { routeKm } from "./route-distance.server";
import { goodsOf, type Tax } from "./totals";

type QuoteTerms = {
  config: Config;
  basket: Basket;
  store: Store;
  place: Place;
  addressType: string;
  zone: Zone | null;
  rates: ZoneModuleRates | null;
  customer: Customer | null;
};

export type Quoted = { quote: Quote; distanceKm: number; coupon: ChosenCouponState | null };

/** What the order costs but for the customer's own wishes, and how far it goes (docs/delivery-api.md §11.5). */
export async function loadQuote(context: RequestContext, terms: QuoteTerms): Promise<Quoted> {
  const { config, basket, store, place } = terms;
  const goods = goodsOf(basket.lines, store.discount, config.currency.digits);
  const [distanceKm, surge, chosen] = await Promise.all([
    distanceTo(context, store, place),
    surgeOf(context, terms),
    basket.lines.length > 0 ? chosenCoupon(context, { store, goods, currency: config.currency }) : null,
  ]);
  const vehicleCharge = store.selfDelivery ? 0 : secondary(await context.api.orders.vehicleCharge(distanceKm), 0);
  const coupon = chosen?.kind === "counts" ? chosen.coupon : null;
  const all = quoteOf({ ...terms, goods, coupon, distanceKm, surge, vehicleCharge });
  const quote = basket.lines.length > 0 ? all : { ...all, extraPackaging: null };
  const tax = await taxOf(context, { ...terms, coupon }, quote, distanceKm);
  return {
    distanceKm,
    quote: { ...quote, tax },
    coupon: chosen && {
      code: coupon?.code ?? context.session.coupon?.code ?? "",
      title: coupon?.title ?? "",
      problem: chosen.kind === "refused" ? chosen.problem : null,
      isUnchecked: chosen.kind === "unchecked",
    },
  };
}

async function distanceTo(context: RequestContext, store: Store, place: Place): Promise<number> {
  if (!store.location) return 0;
  return (await routeKm(context, store.location, place)) ?? straightLineKm(place, store.location);
}

/** M tells it with the zone, N and X when asked; a store's own couriers know none. */
async function surgeOf(
  context: RequestContext,
  { store, zone }: QuoteTerms,
): Promise<(Surge & { note: string | null }) | null> {
  if (store.selfDelivery || !zone) return null;
  if (zone.surge) return { type: "percent", value: zone.surge.percent, note: zone.surge.message };
  const at = serverTime(context.now(), context.timeZone);
  const answer = secondary(await context.api.orders.surge(store.zoneId, store.moduleId, at), null);
  return answer && answer.value > 0 ? answer : null;
}

/** N and X compute the tax themselves; M leaves it to the store's percent, which also serves when they do not answer. */
async function taxOf(
  context: RequestContext,
  terms: QuoteTerms & { coupon: Coupon | null },
  quote: Quote,
  distanceKm: number,
): Promise<Tax> {
  if (terms.basket.lines.length === 0) return quote.tax;
  const wishes = { orderType: "delivery", tip: 0, packaging: false } as const;
  const input = orderInput(
    { ...terms, distanceKm, totals: quotedTotals(quote, wishes), prescription: [] },
    { ...plainWishes, ...wishes },
  );
  const answer = secondary(await context.api.orders.tax(input), null);
  return answer ? { kind: "amount", amount: answer.amount, included: answer.included } : quote.tax;
}

const plainWishes = {
  payment: cashOnDelivery,
  fromWallet: false,
  paymentInfo: null,
  scheduleAt: null,
  contact: { name: "", number: "", email: "" },
  address: { road: "", house: "", floor: "" },
  note: "",
  deliveryInstruction: "",
  cutlery: false,
  unavailableNote: "",
  saveAddress: false,
};

import type { Config, Coupon, Customer, Store, Zone, ZoneModuleRates } from "~/delivery-api";
import { cashOnDelivery } from "~/features/payments/cash";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import type { Place } from "~/session/place.server";
import type { Basket } from "./basket.server";
import type { ChosenCouponState } from "./checkout-data";
import { chosenCoupon } from "./coupon.server";
import { orderInput } from "./order-input";
import { type Quote, quotedTotals, quoteOf, type Way } from "./quote";
import { routeKm } from "./route-distance.server";
import { surgeOf } from "./surge.server";
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
  /** The ways to order that the tax is asked for, the usual one first. */
  ways: Way[];
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
  const taxes = await taxesOf(context, { ...terms, coupon }, quote, distanceKm);
  return {
    distanceKm,
    quote: { ...quote, tax: taxes[0]?.tax ?? quote.tax, taxes },
    coupon: chosen && {
      code: coupon?.code ?? context.session.coupon?.code ?? "",
      title: coupon?.title ?? "",
      problem: chosen.kind === "refused" ? chosen.problem : null,
      isUnchecked: chosen.kind === "unchecked",
    },
  };
}

async function distanceTo(context: RequestContext, store: Store, place: Place): Promise<number> {
  return store.location ? routeKm(context, store.location, place) : 0;
}

type TaxTerms = QuoteTerms & { coupon: Coupon | null };

/** N and X compute the tax themselves; M leaves it to the store's percent. Without items there is none yet. */
async function taxesOf(
  context: RequestContext,
  terms: TaxTerms,
  quote: Quote,
  distanceKm: number,
): Promise<Quote["taxes"]> {
  if (terms.basket.lines.length === 0) return [];
  const answers = await Promise.all(
    terms.ways.map(async (way) => ({ ...way, tax: await taxOf(context, terms, { quote, distanceKm, way }) })),
  );
  return answers.flatMap(({ tax, ...way }) => (tax ? [{ ...way, tax }] : []));
}

async function taxOf(
  context: RequestContext,
  terms: TaxTerms,
  { quote, distanceKm, way }: { quote: Quote; distanceKm: number; way: Way },
): Promise<Tax | null> {
  const wishes = { ...way, tip: 0 };
  const input = orderInput(
    { ...terms, distanceKm, totals: quotedTotals(quote, wishes), prescription: [] },
    { ...plainWishes, ...wishes },
  );
  const answer = secondary(await context.api.orders.tax(input), null);
  return answer && { kind: "amount", amount: answer.amount, included: answer.included };
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

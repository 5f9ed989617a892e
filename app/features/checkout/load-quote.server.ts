import {
  type Config,
  type Coupon,
  type Customer,
  type Failure,
  fail,
  failureOf,
  ok,
  type Result,
  type Store,
  type TaxQuote,
  type Zone,
  type ZoneModuleRates,
} from "~/delivery-api";
import { cashOnDelivery } from "~/features/payments/cash";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import type { Place } from "~/session/place.server";
import type { Basket } from "./basket.server";
import type { ChosenCouponState } from "./checkout-data";
import { chosenCoupon } from "./coupon.server";
import { orderInput } from "./order-input";
import { type Fulfilment, fulfilmentOf, isSameFulfilment, type Quote, quotedTotals, quoteOf } from "./quote";
import { routeKm } from "./route-distance.server";
import { surgeOf } from "./surge.server";
import { goodsOf } from "./totals";

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
  ways: Fulfilment[];
};

/** The failed calls behind what a quote does not know. */
export type Unanswered = { deliveryFee: Failure | null; taxes: (Fulfilment & { failure: Failure })[] };

export type Quoted = { quote: Quote; unanswered: Unanswered; distanceKm: number; coupon: ChosenCouponState | null };

/**
 * What the order costs but for the customer's own wishes, and how far it goes (docs/delivery-api.md §11.5). What nobody answers is not guessed: the quote does not know
 * it, and `quoteFailure` says why.
 */
export async function loadQuote(context: RequestContext, terms: QuoteTerms): Promise<Quoted> {
  const { config, basket, store, place } = terms;
  const goods = goodsOf(basket.lines, store.discount, config.currency.digits);
  const [distanceKm, surge, chosen] = await Promise.all([
    distanceTo(context, store, place),
    surgeOf(context, terms),
    basket.lines.length > 0 ? chosenCoupon(context, { store, goods, currency: config.currency }) : null,
  ]);
  const vehicleCharge = store.selfDelivery ? ok(0) : await context.api.orders.vehicleCharge(distanceKm);
  const coupon = chosen?.kind === "counts" ? chosen.coupon : null;
  const all = quoteOf({
    ...terms,
    goods,
    coupon,
    distanceKm,
    surge: secondary(surge, null),
    vehicleCharge: secondary(vehicleCharge, 0),
    isFeeKnown: surge.ok && vehicleCharge.ok,
  });
  const quote = basket.lines.length > 0 ? all : { ...all, extraPackaging: null };
  const answers = await askTaxes(context, { ...terms, coupon }, quote, distanceKm);
  return {
    distanceKm,
    quote: { ...quote, ...taxesIn(answers, quote) },
    unanswered: {
      deliveryFee: failureOf(surge) ?? failureOf(vehicleCharge),
      taxes: answers.flatMap(({ way, answer }) => (answer.ok ? [] : [{ ...way, failure: answer.failure }])),
    },
    coupon: chosen && {
      code: coupon?.code ?? context.session.coupon?.code ?? "",
      title: coupon?.title ?? "",
      problem: chosen.kind === "refused" ? chosen.problem : null,
      isUnchecked: chosen.kind === "unchecked",
    },
  };
}

/** Why it is not known what an order costs that is wished like this; null when it is. */
export function quoteFailure(
  { quote, unanswered }: Pick<Quoted, "quote" | "unanswered">,
  wished: Fulfilment,
): Failure | null {
  const { unknown } = quotedTotals(quote, { ...wished, tip: 0 });
  if (unknown.length === 0) return null;
  const way = fulfilmentOf(quote, wished);
  const failure = unknown.includes("deliveryFee")
    ? unanswered.deliveryFee
    : unanswered.taxes.find((tax) => isSameFulfilment(tax, way))?.failure;
  // Of a way that the store does not offer nobody has asked.
  return failure ?? fail("unavailable").failure;
}

async function distanceTo(context: RequestContext, store: Store, place: Place): Promise<number> {
  return store.location ? routeKm(context, store.location, place) : 0;
}

type TaxTerms = QuoteTerms & { coupon: Coupon | null };
type TaxAnswer = { way: Fulfilment; answer: Result<TaxQuote | null> };

/** N and X compute the tax themselves; M leaves it to the store's percent. Without items there is none yet. */
async function askTaxes(
  context: RequestContext,
  terms: TaxTerms,
  quote: Quote,
  distanceKm: number,
): Promise<TaxAnswer[]> {
  if (terms.basket.lines.length === 0) return [];
  return Promise.all(
    terms.ways.map(async (way) => ({ way, answer: await askTax(context, terms, { quote, distanceKm, way }) })),
  );
}

function askTax(
  context: RequestContext,
  terms: TaxTerms,
  { quote, distanceKm, way }: { quote: Quote; distanceKm: number; way: Fulfilment },
): Promise<Result<TaxQuote | null>> {
  const wishes = { ...way, tip: 0 };
  const input = orderInput(
    { ...terms, distanceKm, totals: quotedTotals(quote, wishes), prescription: [] },
    { ...plainWishes, ...wishes },
  );
  return context.api.orders.tax(input);
}

/** The taxes of a quote: M's one where the delivery API leaves it to us, else what it answered, and nothing for a way without an answer. */
function taxesIn(answers: TaxAnswer[], { tax }: Quote): Pick<Quote, "tax" | "taxes"> {
  if (answers.every(({ answer }) => answer.ok && answer.value === null)) return { tax, taxes: [] };
  const taxes = answers.flatMap(({ way, answer }): Quote["taxes"] => {
    if (!answer.ok || answer.value === null) return [];
    const { amount, included } = answer.value;
    return [{ ...way, tax: { kind: "amount", amount, included } }];
  });
  return { tax: null, taxes };
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

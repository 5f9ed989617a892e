import {
  type Config,
  type Customer,
  type Failure,
  failureOf,
  ok,
  type ParcelCategory,
  type Result,
  type TaxQuote,
  type Zone,
  type ZoneModuleRates,
} from "~/delivery-api";
import { type Quote, quotedTotals } from "~/features/checkout/quote";
import { routeKm } from "~/features/checkout/route-distance.server";
import { cashOnDelivery } from "~/features/payments/cash";
import { loadOffers } from "~/features/payments/load-offers.server";
import type { PaymentOffers } from "~/features/payments/payment-method";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { secondary } from "~/request/pages/critical.server";
import type { ParcelParty } from "~/session/parcel.server";
import { parcelQuote } from "./fee";
import { carryingZone, wayBefore } from "./guard.server";
import { parcelInput } from "./parcel-input";
import { missingBefore, stepHref } from "./steps";

/** What a parcel depends on, as it is at this moment. */
export type ParcelContext = {
  config: Config;
  category: ParcelCategory;
  sender: ParcelParty;
  receiver: ParcelParty;
  /** What the courier is told: the operator's words, then the sender's own. */
  deliveryInstruction: string;
  /** The zone of each end; null where no parcel is carried any more. */
  zone: Zone | null;
  receiverZone: Zone | null;
  rates: ZoneModuleRates | null;
  customer: Customer | null;
  distanceKm: number;
  quote: Quote;
  /** Why it is not known what the parcel costs; null when it is. */
  unanswered: Failure | null;
  payments: PaymentOffers;
};

/** `missing`: a step before this one wants something, or the visitor must go elsewhere first. */
export type ParcelState = { kind: "ready"; parcel: ParcelContext } | { kind: "missing"; to: string };

const contexts = requestValue<Promise<Result<ParcelState>>>();

/** Asked for at most once a request, as the context of a checkout. */
export const parcelContext = (context: RequestContext): Promise<Result<ParcelState>> =>
  contexts.once(context, () => loadParcelContext(context));

/** After a change that the quote depends on. */
export const invalidateParcelContext = contexts.drop;

async function loadParcelContext(context: RequestContext): Promise<Result<ParcelState>> {
  const config = await context.api.config.get();
  if (!config.ok) return config;
  const elsewhere = wayBefore(context, config.value);
  if (elsewhere !== null) return ok({ kind: "missing", to: elsewhere });
  const { parcel, module, visitor, guest } = context.session;
  const missing = missingBefore("payment", parcel);
  const { sender, receiver, categoryId } = parcel;
  if (missing !== null || !sender || !receiver) return ok({ kind: "missing", to: stepHref(missing ?? "sender") });
  const [categories, instructions, from, to, customer, distanceKm] = await Promise.all([
    context.api.parcel.categories(),
    parcel.instructionId === null ? ok([]) : context.api.parcel.instructions(),
    zoneOf(context, sender),
    zoneOf(context, receiver),
    visitor.token === null ? ok(null) : context.api.customer.info(),
    routeKm(context, sender, receiver),
  ]);
  if (!categories.ok) return categories;
  if (!from.ok) return from;
  if (!to.ok) return to;
  if (!customer.ok) return customer;
  const category = categories.value.find(({ id }) => id === categoryId);
  if (!category) return ok({ kind: "missing", to: stepHref("sender") });
  const { zone, receiverZone } = { zone: from.value, receiverZone: to.value };
  const rates = zone?.modules.find(({ moduleId }) => moduleId === module?.id) ?? null;
  const told = secondary(instructions, []).find(({ id }) => id === parcel.instructionId)?.text;
  const terms = {
    category,
    sender,
    receiver,
    distanceKm,
    deliveryInstruction: [told, parcel.note].filter(Boolean).join(" · "),
  };
  const [vehicleCharge, payments] = await Promise.all([
    context.api.orders.vehicleCharge(distanceKm),
    loadOffers(context.api, { config: config.value, zone, rates, customer: customer.value }),
  ]);
  const email = customer.value?.email ?? guest.contactEmail;
  const rated = { config: config.value, category, distanceKm, rates, vehicleCharge: secondary(vehicleCharge, 0) };
  const untaxed = parcelQuote({ ...rated, tax: null });
  const tax = zone && receiverZone ? await askTax(context, { ...terms, zone, receiverZone, email }, untaxed) : ok(null);
  const quote = parcelQuote({ ...rated, tax: secondary(tax, null) });
  return ok({
    kind: "ready",
    parcel: {
      ...terms,
      config: config.value,
      zone,
      receiverZone,
      rates,
      customer: customer.value,
      // What nobody answers is not guessed.
      quote: {
        ...quote,
        deliveryFee: vehicleCharge.ok ? quote.deliveryFee : null,
        tax: tax.ok ? quote.tax : null,
      },
      unanswered: failureOf(vehicleCharge) ?? failureOf(tax),
      payments,
    },
  });
}

/** Outside every zone is an answer; no answer is none. */
async function zoneOf(context: RequestContext, party: ParcelParty): Promise<Result<Zone | null>> {
  const lookup = await context.api.geo.zone(party);
  if (lookup.ok) return ok(carryingZone(context, lookup.value));
  return lookup.failure.kind === "not-found" || lookup.failure.kind === "rejected" ? ok(null) : lookup;
}

type TaxTerms = Pick<ParcelContext, "category" | "sender" | "receiver" | "distanceKm" | "deliveryInstruction"> & {
  zone: Zone;
  receiverZone: Zone;
  email: string;
};

/** N and X compute it; M knows none. */
function askTax(context: RequestContext, terms: TaxTerms, quote: Quote): Promise<Result<TaxQuote | null>> {
  const totals = quotedTotals(quote, { orderType: "delivery", tip: 0, packaging: false });
  const input = parcelInput(
    {
      ...terms,
      totals,
      categoryId: terms.category.id,
      senderZoneId: terms.zone.id,
      receiverZoneId: terms.receiverZone.id,
    },
    { payer: "sender", payment: cashOnDelivery, fromWallet: false, tip: 0 },
  );
  return context.api.orders.parcelTax(input);
}

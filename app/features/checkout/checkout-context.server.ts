import {
  type Config,
  type Customer,
  type OrderType,
  ok,
  type Result,
  type SavedAddress,
  type Store,
  type Zone,
  type ZoneLookup,
  type ZoneModuleRates,
} from "~/delivery-api";
import { currentDetails } from "~/features/addresses/details.server";
import { currentAddress } from "~/features/addresses/rules";
import { inCashOnly } from "~/features/payments/cash";
import { loadOffers } from "~/features/payments/load-offers.server";
import type { PaymentOffers } from "~/features/payments/payment-method";
import { takesPrescriptions } from "~/features/stores/prescription";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { secondary } from "~/request/pages/critical.server";
import { mostPictures } from "~/request/posting/picture-limits";
import type { Place } from "~/session/place.server";
import { type Basket, entryOf, loadBasket, storeOf } from "./basket.server";
import type { ChosenCouponState } from "./checkout-data";
import { loadQuote, type Unanswered } from "./load-quote.server";
import type { Fulfilment, Quote } from "./quote";
import { type Times, timesOf } from "./times.server";

/** What an order depends on, as it is at this moment. */
export type CheckoutContext = Times & {
  config: Config;
  basket: Basket;
  store: Store;
  place: Place;
  /** Of the address things are brought to: `home`, `office`, a label; empty when nobody said. */
  addressType: string;
  /** The customer's saved addresses; none of a guest, or without an answer. */
  saved: SavedAddress[];
  /** The store's zone as it serves the place; null when the place lies outside it. */
  zone: Zone | null;
  rates: ZoneModuleRates | null;
  customer: Customer | null;
  distanceKm: number;
  quote: Quote;
  unanswered: Unanswered;
  /** The coupon the customer has chosen, or why it does not count; null without one. */
  coupon: ChosenCouponState | null;
  orderTypes: Exclude<OrderType, "parcel">[];
  payments: PaymentOffers;
  /** The pictures the order needs, 1 to `atMost`; null when it needs none (CHK-09). */
  prescription: { atMost: number } | null;
};

/** `empty`: there is nothing to order. `no-place`: nothing can be quoted before the place is known. */
export type CheckoutContextState =
  | { kind: "ready"; checkout: CheckoutContext }
  | { kind: "empty" }
  | { kind: "no-place" };

const contexts = requestValue<Promise<Result<CheckoutContextState>>>();

/**
 * The context of this checkout, asked for at most once a request: a page that is shown again after a slow refusal must not need
 * the delivery API once more.
 */
export const checkoutContext = (context: RequestContext): Promise<Result<CheckoutContextState>> =>
  contexts.once(context, () => loadCheckoutContext(context));

/** After a change that the quote depends on. */
export const invalidateCheckoutContext = contexts.drop;

async function loadCheckoutContext(context: RequestContext): Promise<Result<CheckoutContextState>> {
  const { place } = context.session;
  const config = await context.api.config.get();
  if (!config.ok) return config;
  const basket = await loadBasket(context, entryOf(context.url), config.value.currency.digits);
  if (!basket.ok) return basket.failure.kind === "not-found" ? ok({ kind: "empty" }) : basket;
  const storeId = storeOf(basket.value);
  if (storeId === null) return ok({ kind: "empty" });
  if (!place) return ok({ kind: "no-place" });

  const [store, zones, customer, saved] = await Promise.all([
    context.api.stores.details(storeId),
    context.api.geo.zone(place),
    loadCustomer(context),
    savedOf(context),
  ]);
  if (!store.ok) return store;
  // Outside every zone is an answer; no answer is none.
  if (!zones.ok && zones.failure.kind !== "not-found" && zones.failure.kind !== "rejected") return zones;
  if (!customer.ok) return customer;
  const isPrescription = basket.value.entry.page === "prescription";
  if (isPrescription && !isOfferedHere(context, config.value, store.value)) return ok({ kind: "empty" });
  const loaded = { config: config.value, basket: basket.value, store: store.value, customer: customer.value };
  const checkout = { ...loaded, place, saved, addressType: addressTypeOf(context, place, saved) };
  const { zone, rates } = zoneFor(checkout.store, zones.ok ? zones.value : null);
  const terms = { ...checkout, zone, rates };
  const orderTypes = orderTypesOf(checkout.config, checkout.store);
  const [{ quote, unanswered, distanceKm, coupon }, payments] = await Promise.all([
    loadQuote(context, { ...terms, ways: fulfilmentsOf(orderTypes, checkout.store) }),
    loadOffers(context.api, terms),
  ]);
  return ok({
    kind: "ready",
    checkout: {
      ...terms,
      distanceKm,
      quote,
      unanswered,
      coupon,
      // A prescription alone is delivered, and the store prices it later (docs/delivery-api.md §11.4).
      orderTypes: isPrescription ? orderTypes.filter((type) => type === "delivery") : orderTypes,
      ...timesOf(checkout, { now: context.now(), zone: context.timeZone }),
      payments: isPrescription ? inCashOnly(payments) : payments,
      prescription: prescriptionOf(checkout.config, checkout.basket),
    },
  });
}

/** A store takes prescriptions where its kind of module does, and the visitor must be in that module: calls go to it. */
const isOfferedHere = ({ session: { module } }: RequestContext, config: Config, store: Store): boolean =>
  module?.id === store.moduleId && serverTraitsOf(module.type).takesPrescriptions && takesPrescriptions(config, store);

function prescriptionOf({ prescriptions }: Config, { entry, lines }: Basket): CheckoutContext["prescription"] {
  if (entry.page === "prescription") return { atMost: mostPictures };
  return lines.some(({ item }) => item.needsPrescription) ? { atMost: prescriptions.picturesWithCart } : null;
}

/** Who orders; null for guests. */
export async function loadCustomer(context: RequestContext): Promise<Result<Customer | null>> {
  return context.session.visitor.token === null ? ok(null) : context.api.customer.info();
}

/** An extra: the order stands without them. */
async function savedOf(context: RequestContext): Promise<SavedAddress[]> {
  return context.session.visitor.token === null ? [] : secondary(await context.api.addresses.list(), []);
}

/** The picked address's type, or that of the customer's saved address at the place (ADDR-24). */
const addressTypeOf = (context: RequestContext, place: Place, saved: SavedAddress[]): string =>
  (currentDetails(context) ?? currentAddress(saved, { savedId: null, place }))?.type ?? "";

/** The store's zone among those that serve the place, and what delivery costs in it. */
export function zoneFor(store: Store, lookup: ZoneLookup | null) {
  const isServed = lookup?.zoneIds.includes(store.zoneId) ?? false;
  const zone = (isServed && lookup?.zones.find(({ id }) => id === store.zoneId)) || null;
  return { zone, rates: zone?.modules.find(({ moduleId }) => moduleId === store.moduleId) ?? null };
}

/** The ways to get an order, the usual one first. */
export function orderTypesOf(config: Config, store: Store): CheckoutContext["orderTypes"] {
  const delivery = config.homeDelivery && store.delivery ? (["delivery"] as const) : [];
  const takeAway = config.takeAway && store.takeAway ? (["take_away"] as const) : [];
  return [...delivery, ...takeAway];
}

/** Every way to order from the store, the usual one first: each may have a tax of its own. */
function fulfilmentsOf(
  orderTypes: CheckoutContext["orderTypes"],
  { extraPackaging }: Pick<Store, "extraPackaging">,
): Fulfilment[] {
  const packagings = extraPackaging === null ? [false] : [false, true];
  return packagings.flatMap((packaging) => orderTypes.map((orderType) => ({ orderType, packaging })));
}

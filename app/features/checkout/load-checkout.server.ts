import { type Config, fullName } from "~/delivery-api";
import { currentDetails } from "~/features/addresses/details.server";
import { rowsInZone } from "~/features/addresses/load-addresses.server";
import { optionsText } from "~/features/cart/options-text";
import { deliveryTime } from "~/features/catalogue/delivery-time.server";
import { linePrice } from "~/features/catalogue/price";
import { storeHref } from "~/features/catalogue/store-href";
import { firstValue } from "~/features/payments/choices";
import { welcomeGuest } from "~/request/context/guest.server";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { phoneChoices } from "~/request/posting/phone-number.server";
import { redirectTo } from "~/request/posting/respond.server";
import { newKey } from "~/session/login.server";
import { entryOf, keyOfEntry, waitingText } from "./basket.server";
import { findCartNote } from "./cart-note.server";
import { type CheckoutContext, checkoutContext } from "./checkout-context.server";
import type { CheckoutData, CheckoutDefaults, CheckoutLine, CouponPick } from "./checkout-data";
import { couponPicks } from "./coupon.server";
import { fingerprintsOf, savedFields } from "./keep-order.server";
import type { OrderAttempt } from "./order-keys.server";
import { noPlaceHref, placedHref } from "./order-outcome.server";
import { obstaclesTo, shownNow } from "./place-order.server";
import { quotedTotals } from "./quote";
import { checkoutBegun, saleOf } from "./sale";
import { checkoutConstraints, tipTerms } from "./schema.server";
import { fitsOneOrder } from "./snapshot";
import { theOrderKeys } from "./the-order-keys.server";
import { noTime } from "./times.server";
import { asCounted } from "./totals";

/** `/checkout`: the form for what is in the cart or waits under a Buy Now key (CHK-05 to CHK-07, RTE-18, RTE-19). */
export async function loadCheckout(context: RequestContext): Promise<CheckoutData> {
  const config = critical(await context.api.config.get());
  await guardEntry(context, config);
  await welcomeGuest(context);
  const result = await checkoutContext(context);
  await leaveIfExpired(context, result);
  const state = critical(result);
  if (state.kind === "no-place") throw await redirectTo(context, noPlaceHref);
  if (state.kind === "empty") return nothingToOrder(context);
  return dataOf(context, state.checkout);
}

/** CHK-06: without guest checkout an order needs an account. */
async function guardEntry(context: RequestContext, { guestCheckout }: Config): Promise<void> {
  if (context.session.visitor.token !== null || guestCheckout) return;
  throw await redirectTo(context, signInHref(pathOf(context.url)));
}

/** Coming back to a Buy Now form whose order stands leads to the order; a store that takes no prescriptions is shown itself. */
async function nothingToOrder(context: RequestContext): Promise<CheckoutData> {
  const entry = entryOf(context.url);
  if (entry.page === "prescription") throw await redirectTo(context, await storeHrefOf(context, entry.storeId));
  const key = keyOfEntry(entry);
  const attempt = key === null ? null : await attemptOf(context, key);
  if (attempt?.state === "placed" && attempt.orderId !== null) {
    throw await redirectTo(context, placedHref(context, attempt.orderId));
  }
  return { kind: "empty" };
}

async function storeHrefOf(context: RequestContext, id: number): Promise<string> {
  const found = await context.api.stores.details(id);
  const { moduleId, zoneId } = found.ok ? found.value : { moduleId: context.session.module?.id ?? null, zoneId: null };
  return storeHref({ id, slug: "", moduleId, zoneId });
}

const attemptOf = (context: RequestContext, key: string) =>
  theOrderKeys().find(key, ownerOf(context), context.now().getTime());

async function dataOf(context: RequestContext, checkout: CheckoutContext): Promise<CheckoutData> {
  const { basket, config, store, place, quote, payments } = checkout;
  const { digits } = config.currency;
  const isGuest = context.session.visitor.token === null;
  // After a lost answer "Try again" leads here with the key of that attempt: what was typed stands again, under a new key.
  const lost = context.url.searchParams.get("attempt");
  const [attempt, note, formKey, coupons] = await Promise.all([
    lost ? attemptOf(context, lost) : null,
    basket.entry.page === "cart" ? findCartNote(context, store.id) : "",
    formKeyFor(context, basket.entry),
    picksFor(context, checkout),
  ]);
  const plain = defaultsFor(context, checkout);
  const { countries, country } = await phoneChoices(context, plain.contactNumber);
  const typed = attempt?.fields ?? (await savedFields(context));
  const defaults = { ...plain, note, contactCountry: country, ...typed };
  const wishes = { orderType: checkout.orderTypes[0] ?? "delivery", tip: 0, packaging: false } as const;
  const totals = quotedTotals(quote, wishes);
  const shown = shownNow(checkout);
  trackEvent(context, checkoutBegun(saleOf(checkout, totals)));
  return {
    kind: "order",
    formKey,
    // Without, a form too long to come back would be refused as a whole.
    seen: fitsOneOrder(shown) ? JSON.stringify(shown) : "",
    store: {
      id: store.id,
      name: store.name,
      href: storeHref(store),
      zoneId: store.zoneId,
      deliveryTime: deliveryTime(context, store),
      cutlery: store.cutlery && basket.lines.length > 0,
    },
    place: { address: place.address },
    saved: rowsInZone(context, checkout.saved, store.zoneId).slice(0, mostSaved),
    fingerprints: fingerprintsOf(context),
    isContactKnown: Boolean(plain.contactName && plain.contactNumber && (checkout.customer || plain.contactEmail)),
    lines: asCounted(basket.lines, store.discount, digits).map((line): CheckoutLine => {
      const { item, selection } = line;
      const { total, totalBeforeDiscount } = linePrice(item, selection, digits);
      const { name, image, needsPrescription } = item;
      const { quantity } = selection;
      const options = optionsText(line, context.language);
      return { id: line.id, name, image, quantity, options, total, before: totalBeforeDiscount, needsPrescription };
    }),
    waiting: waitingText(context, basket.waiting),
    quote,
    coupon: checkout.coupon,
    coupons,
    orderTypes: checkout.orderTypes,
    isSoldNow: checkout.isSoldNow,
    slots: checkout.slots,
    noTime: noTime(context, checkout, basket),
    payments,
    prescription: checkout.prescription && {
      ...checkout.prescription,
      isAll: basket.entry.page === "prescription",
      mustChooseAgain: attempt !== null,
    },
    isGuest,
    countries,
    refusals: obstaclesTo(checkout, wishes),
    defaults,
    constraints: checkoutConstraints(context.t, {
      ...checkout,
      isGuest,
      tips: tipTerms(quote, config.currency, context.language),
    }),
  };
}

/** More stand in the dialog of saved addresses. */
const mostSaved = 5;

/** Only where goods are bought, and while no coupon counts. */
async function picksFor(context: RequestContext, checkout: CheckoutContext): Promise<CouponPick[]> {
  const { basket, coupon, config, customer, store, quote } = checkout;
  if (basket.lines.length === 0 || coupon?.problem === null) return [];
  const { goods, deliveryFee } = quote;
  return couponPicks(context, { store, goods, currency: config.currency, customer, deliveryFee: deliveryFee ?? 0 });
}

/** A fresh key for every form; a Buy Now line brings its own, so that two tabs place one order. */
async function formKeyFor(context: RequestContext, entry: CheckoutContext["basket"]["entry"]): Promise<string> {
  const key = keyOfEntry(entry);
  const existing: OrderAttempt | null = key === null ? null : await attemptOf(context, key);
  return key === null || existing ? newKey() : key;
}

function defaultsFor(context: RequestContext, checkout: CheckoutContext): CheckoutDefaults {
  const { guest } = context.session;
  const { customer } = checkout;
  const contact = customer
    ? {
        contactName: fullName(customer),
        contactNumber: customer.phone,
        contactEmail: customer.email,
      }
    : { contactName: guest.contactName, contactNumber: guest.contactNumber, contactEmail: guest.contactEmail };
  return {
    ...contact,
    ...addressDefaults(context),
    orderType: checkout.orderTypes[0] ?? "delivery",
    dropOff: "hand",
    when: checkout.isSoldNow ? "asap" : "schedule",
    payment: firstValue(checkout.payments.choices),
    tip: "0",
  };
}

/** What a saved address says beyond its place stands in the form (ADDR-25, ADDR-29); of a guest's contact the latest word counts. */
function addressDefaults(context: RequestContext): CheckoutDefaults {
  const details = currentDetails(context);
  if (!details) return {};
  const { contactName, contactNumber, road, house, floor, additional, savedId } = details;
  const contact = savedId === null ? {} : { contactName, contactNumber };
  return { ...contact, road, house, floor, deliveryInstruction: additional };
}

import { randomBytes } from "node:crypto";
import type { Config } from "~/delivery-api";
import { currentDetails } from "~/features/addresses/details.server";
import { optionsText } from "~/features/cart/cart-details";
import { deliveryTime } from "~/features/catalogue/delivery-time.server";
import { linePrice } from "~/features/catalogue/price";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { phoneChoices } from "~/request/posting/phone-number.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { entryOf, keyOfEntry } from "./basket.server";
import type { CheckoutData, CheckoutDefaults, CheckoutLine } from "./checkout-data";
import { keptFields, standingOf } from "./keep-order.server";
import type { OrderAttempt } from "./order-keys.server";
import { noPlaceHref, placedHref } from "./order-outcome.server";
import { cashOnDelivery, firstChoice, paymentChoiceOf } from "./payment-choice";
import { obstaclesTo } from "./place-order.server";
import { quotedTotals } from "./quote";
import { snapshotOf } from "./snapshot";
import { ownerOf, theOrderKeys } from "./the-order-keys.server";
import { type World, worldOf } from "./checkout-context.server";

/** `/checkout`: the form for what is in the cart or waits under a Buy Now key (CHK-05 to CHK-07, RTE-18, RTE-19). */
export async function loadCheckout(shop: Shop): Promise<CheckoutData> {
  const config = critical(await shop.api.config.get());
  await guardEntry(shop, config);
  const result = await worldOf(shop);
  await leaveIfExpired(shop, result);
  const state = critical(result);
  if (state.kind === "no-place") throw await redirectTo(shop, noPlaceHref);
  if (state.kind === "empty") return nothingToOrder(shop);
  return dataOf(shop, state.world);
}

/** CHK-06: without guest checkout an order needs an account. */
async function guardEntry(shop: Shop, { guestCheckout }: Config): Promise<void> {
  if (shop.session.visitor.token !== null || guestCheckout) return;
  const here = shop.url.pathname + shop.url.search;
  throw await redirectTo(shop, `/auth/sign-in?returnTo=${encodeURIComponent(here)}`);
}

/** Coming back to a Buy Now form whose order stands leads to the order; a store that takes no prescriptions is shown itself. */
async function nothingToOrder(shop: Shop): Promise<CheckoutData> {
  const entry = entryOf(shop.url);
  if (entry.page === "prescription") throw await redirectTo(shop, `/store/${entry.storeId}`);
  const key = keyOfEntry(entry);
  const attempt = key === null ? null : await attemptOf(shop, key);
  if (attempt?.state === "placed" && attempt.orderId !== null) {
    throw await redirectTo(shop, placedHref(shop, attempt.orderId));
  }
  return { kind: "empty" };
}

const attemptOf = (shop: Shop, key: string) => theOrderKeys().find(key, ownerOf(shop), shop.now().getTime());

async function dataOf(shop: Shop, world: World): Promise<CheckoutData> {
  const { basket, config, store, place, quote, rates } = world;
  const { digits } = config.currency;
  // After a lost answer "Try again" leads here with the key of that attempt: what was typed stands again, under a new key.
  const lost = shop.url.searchParams.get("attempt");
  const attempt = lost ? await attemptOf(shop, lost) : null;
  const plain = defaultsFor(shop, world);
  const { countries, country } = await phoneChoices(shop, plain.contactNumber);
  const typed = attempt?.fields ?? (await keptFields(shop));
  const defaults = { ...plain, contactCountry: country, ...typed };
  const payment = paymentChoiceOf(defaults.payment ?? "", world) ?? cashOnDelivery;
  const wishes = { orderType: world.orderTypes[0] ?? "delivery", tip: 0, packaging: false, payment, fromWallet: false };
  return {
    kind: "order",
    formKey: await formKeyFor(shop, basket.entry),
    seen: JSON.stringify(snapshotOf(place, basket.lines, quote, world.wallet)),
    store: {
      id: store.id,
      name: store.name,
      zoneId: store.zoneId,
      deliveryTime: deliveryTime(shop, store),
      cutlery: store.cutlery && basket.lines.length > 0,
    },
    place: { address: place.address },
    standing: standingOf(shop),
    isContactKnown: Boolean(plain.contactName && plain.contactNumber && (world.customer || plain.contactEmail)),
    lines: basket.lines.map((line): CheckoutLine => {
      const { item, selection } = line;
      const { total, totalBeforeDiscount } = linePrice(item, selection, digits);
      const { name, image, needsPrescription } = item;
      const { quantity } = selection;
      const options = optionsText(line);
      return { id: line.id, name, image, quantity, options, total, before: totalBeforeDiscount, needsPrescription };
    }),
    quote,
    coupon: world.coupon,
    maximumCod: rates?.maximumCod ?? null,
    orderTypes: world.orderTypes,
    isSoldNow: world.isSoldNow,
    slots: world.slots,
    isCodOffered: world.isCodOffered,
    gateways: world.gateways,
    offlineMethods: world.offlineMethods,
    wallet: world.wallet,
    prescription: world.prescription && {
      ...world.prescription,
      isAll: basket.entry.page === "prescription",
      mustChooseAgain: attempt !== null,
    },
    isGuest: shop.session.visitor.token === null,
    countries,
    refusals: obstaclesTo(world, wishes, quotedTotals(quote, wishes)),
    defaults,
  };
}

/** A fresh key for every form; a Buy Now line brings its own, so that two tabs place one order. */
async function formKeyFor(shop: Shop, entry: World["basket"]["entry"]): Promise<string> {
  const key = keyOfEntry(entry);
  const standing: OrderAttempt | null = key === null ? null : await attemptOf(shop, key);
  return key === null || standing ? randomBytes(18).toString("base64url") : key;
}

function defaultsFor(shop: Shop, world: World): CheckoutDefaults {
  const { guest } = shop.session;
  const { customer } = world;
  const contact = customer
    ? {
        contactName: `${customer.firstName} ${customer.lastName}`.trim(),
        contactNumber: customer.phone,
        contactEmail: customer.email,
      }
    : { contactName: guest.contactName, contactNumber: guest.contactNumber, contactEmail: guest.contactEmail };
  return {
    ...contact,
    ...addressDefaults(shop),
    orderType: world.orderTypes[0] ?? "delivery",
    when: world.isSoldNow ? "asap" : "schedule",
    payment: firstChoice(world),
    tip: "0",
  };
}

/** What a saved address says beyond its place stands in the form (ADDR-25, ADDR-29); of a guest's contact the latest word counts. */
function addressDefaults(shop: Shop): CheckoutDefaults {
  const details = currentDetails(shop);
  if (!details) return {};
  const { contactName, contactNumber, road, house, floor, additional, savedId } = details;
  const contact = savedId === null ? {} : { contactName, contactNumber };
  return { ...contact, road, house, floor, deliveryInstruction: additional };
}

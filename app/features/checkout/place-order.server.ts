import type { Picture } from "~/delivery-api";
import { contactCountry } from "~/features/addresses/schema.server";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { exceedsCodLimit } from "./cod";
import { applyCoupon } from "./coupon-intents.server";
import { notOrdered, orderOnce, type Pressed, type Settled, sendOrder, signInFirst } from "./one-order.server";
import { type OrderWishes, orderInput } from "./order-input";
import { noPlaceHref, rememberContact } from "./order-outcome.server";
import { gatewayOf } from "./payment-choice";
import { takePrescription } from "./prescription.server";
import { type Quote, quotedTotals } from "./quote";
import { already, type Refusal, refusalsOf } from "./refusals";
import { saveAddress } from "./save-address.server";
import { checkoutSchema, parseSnapshot } from "./schema.server";
import { type Change, changesBetween, snapshotOf } from "./snapshot";
import type { Totals } from "./totals";
import { replyOf, shownAnew } from "./typed-fields";
import { walletObstacle } from "./wallet";
import { forgetWorld, type World, worldOf } from "./checkout-context.server";

/** "Place Order". */
export const placeOrder = (shop: Shop, form: FormData): Promise<Outcome> =>
  orderOnce(shop, form, (pressed) => attemptOrder(shop, form, pressed));

async function attemptOrder(shop: Shop, form: FormData, { key, attempt }: Pressed): Promise<Settled> {
  const state = await worldOf(shop);
  if (!state.ok) return notOrdered(failureOutcome(shop, state.failure, replyOf(form)));
  if (state.value.kind === "no-place") {
    return notOrdered({ kind: "done", to: noPlaceHref });
  }
  if (state.value.kind === "empty")
    return notOrdered(shownAnew(form, {}, [toast(shop, "warning", "checkout:emptied")]));
  const { world } = state.value;
  const isGuest = shop.session.visitor.token === null;
  if (isGuest && !world.config.guestCheckout) return notOrdered(signInFirst(attempt.page));

  const prescription = await takePrescription(shop, form, world.prescription);
  const schema = checkoutSchema(shop.t, { ...world, isGuest }, contactCountry(form));
  const submission = parseForm(form, schema);
  const changes = changesSince(form, world);
  if (submission.status !== "success" || prescription.problem || changes.length > 0) {
    const status = changes.length > 0 ? 409 : (prescription.problem?.status ?? 422);
    const reply = submission.reply(prescription.problem ? { fieldErrors: prescription.problem.errors } : {});
    return notOrdered({ kind: "again", status, result: { reply, details: { changes } } });
  }
  const wishes = submission.value;
  rememberContact(shop, wishes.contact);
  const totals = quotedTotals(world.quote, wishes);
  const obstacles = obstaclesTo(world, wishes, totals);
  if (obstacles.length > 0) return notOrdered(refused(form, obstacles, 422));
  return send(shop, form, { key, attempt, world, wishes, totals, pictures: prescription.pictures });
}

function changesSince(form: FormData, { place, basket, quote, wallet }: World): Change[] {
  const shown = parseSnapshot(form.get("seen"));
  const now = snapshotOf(place, basket.lines, quote, wallet);
  if (!shown) return [{ kind: "place", to: place.address }];
  // What the wallet holds matters to whoever pays a part with it.
  const usesPart = form.get("fromWallet") === "on";
  return changesBetween(shown, now).filter(({ kind }) => usesPart || kind !== "wallet");
}

/** What we know without asking: it is told in the same words as the delivery API's own refusals. */
export function obstaclesTo(
  world: World,
  wishes: Pick<OrderWishes, "orderType" | "payment" | "fromWallet">,
  totals: Totals,
): Refusal[] {
  const { store, basket, quote, rates, config, wallet } = world;
  const { orderType, payment } = wishes;
  const refusals: Refusal[] = [];
  if (!store.isActive) refusals.push({ reason: "store", next: "stores", message: "" });
  if (orderType === "delivery" && !world.zone) refusals.push({ reason: "zone", next: "location", message: "" });
  if (basket.lines.length > 0 && isBelowMinimum(store.minimumOrder, quote))
    refusals.push({ reason: "minimum", next: "cart", message: "" });
  const isCash = payment.method === "cash_on_delivery";
  if (isCash && exceedsCodLimit(totals.total, orderType, rates, config.currency.digits)) {
    refusals.push({ reason: "codLimit", next: "form", field: "payment", message: "" });
  }
  const walletReason = walletObstacle(wishes, wallet, totals.total, config.currency.digits);
  if (walletReason) refusals.push({ reason: walletReason, next: "form", field: "payment", message: "" });
  return refusals;
}

/** The minimum counts goods before any discount, as the delivery API does. */
const isBelowMinimum = (minimum: number, { goods }: Pick<Quote, "goods">) => goods.items + goods.addOns < minimum;

type Sending = Pressed & {
  world: World;
  wishes: OrderWishes;
  totals: Totals;
  pictures: Picture[];
};

function send(shop: Shop, form: FormData, sending: Sending): Promise<Settled> {
  const { key, world, wishes, totals } = sending;
  const attempt = {
    ...sending.attempt,
    storeId: world.store.id,
    amount: totals.total,
    gateway: gatewayOf(wishes.payment),
    offline: wishes.offline,
  };
  const terms = { ...world, totals, coupon: countedCoupon(world), prescription: sending.pictures };
  const { orders } = shop.api;
  const { page } = world.basket.entry;
  const place = page === "prescription" ? orders.placePrescription : orders.place;
  return sendOrder(shop, form, {
    key,
    attempt,
    contact: wishes.contact,
    place: () => place(orderInput(terms, wishes)),
    afterwards: () => saveAddress(shop, wishes),
    refused({ errors, status }) {
      // Only wallets are refused with 203: the balance may be another by now.
      if (status === 203) forgetWorld(shop);
      const belowMinimum = isBelowMinimum(world.store.minimumOrder, world.quote);
      return refused(form, refusalsOf(errors, status, belowMinimum), 409);
    },
    ...(page === "cart" ? {} : { alreadyOrdered: (href) => refused(form, [already(href)], 409) }),
  });
}

const countedCoupon = ({ coupon }: World) => (coupon?.problem === null ? coupon : null);

const refused = (form: FormData, refusals: Refusal[], status: 409 | 422) => shownAnew(form, { refusals }, [], status);

/** "Update total", and Enter in any field: the same form, computed anew for what is chosen; a code that was typed is applied. */
export async function updateOrder(shop: Shop, form: FormData): Promise<Outcome> {
  return form.get("coupon") ? applyCoupon(shop, form) : { kind: "again", status: 200, result: replyOf(form) };
}

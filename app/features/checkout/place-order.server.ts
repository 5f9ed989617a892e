import { setTimeout as delay } from "node:timers/promises";
import { parseWithZod } from "@conform-to/zod";
import { isOutcomeUnknown, type Picture } from "~/delivery-api";
import { contactCountry } from "~/features/addresses/schema.server";
import { ensureVisitor } from "~/features/cart/cart.server";
import { failureOutcome, forgetToken } from "~/request/failure.server";
import { log } from "~/request/log.server";
import type { Outcome } from "~/request/outcome";
import { toast } from "~/request/respond.server";
import type { Shop } from "~/request/shop.server";
import { exceedsCodLimit } from "./cod";
import { type OrderWishes, orderInput } from "./order-input";
import type { OrderAttempt, StandingAttempt } from "./order-keys.server";
import { noPlaceHref, orderCheckHref, placedOutcome, rememberContact, rememberOrder } from "./order-outcome.server";
import { takePrescription } from "./prescription.server";
import { type Quote, quotedTotals } from "./quote";
import { type Refusal, refusalsOf } from "./refusals";
import { saveAddress } from "./save-address.server";
import { checkoutSchema, orderKey, parseSnapshot } from "./schema.server";
import { type Change, changesBetween, snapshotOf } from "./snapshot";
import { ownerOf, theOrderKeys } from "./the-order-keys.server";
import type { Totals } from "./totals";
import { typedFields } from "./typed-fields";
import { type World, worldOf } from "./world.server";

/** Beside conform's reply: what the form must explain. */
export type CheckoutDetails = { changes?: Change[]; refusals?: Refusal[] };

/** A second press waits so long for the first; then the customer is told that the order is being looked for. */
const longestWaitMs = 7500;
const waitStepMs = 200;

/** "Place Order": one order for one intent, whatever is pressed, reloaded or lost (decision 18 of the design). */
export async function placeOrder(shop: Shop, form: FormData): Promise<Outcome> {
  const key = orderKey.safeParse(form.get("key"));
  if (!key.success) return shownAnew(form, {});
  const visitor = await ensureVisitor(shop);
  if (!visitor.ok) return failureOutcome(shop, visitor.failure, replyOf(form));
  const attempt: OrderAttempt = {
    owner: ownerOf(shop),
    state: "pending",
    orderId: null,
    startedAt: shop.now().getTime(),
    storeId: null,
    amount: null,
    gateway: null,
    fields: typedFields(form),
    page: shop.url.pathname + shop.url.search,
  };
  const standing = await claim(shop, key.data, attempt);
  if (standing) return standingOutcome(shop, standing);
  try {
    const { release, outcome } = await attemptOrder(shop, form, key.data, attempt);
    if (release) await theOrderKeys().release(key.data, attempt);
    return outcome;
  } catch (error) {
    // Nobody knows how far it came: better to look for the order than to place a second one.
    await theOrderKeys().unknown(key.data, attempt);
    throw error;
  }
}

/** Claims the key; while another press of this visitor is under way, waits for what becomes of it. */
async function claim(shop: Shop, key: string, attempt: OrderAttempt): Promise<StandingAttempt | null> {
  const giveUpAt = Date.now() + longestWaitMs;
  let awaited: StandingAttempt | null = null;
  for (;;) {
    const standing = await theOrderKeys().claim(key, attempt, shop.now().getTime());
    if (standing === null) return sameOrder(shop, key, attempt, awaited);
    if (standing.attempt.state !== "pending" || Date.now() > giveUpAt) return standing;
    awaited = standing;
    await delay(waitStepMs);
  }
}

/** Two tabs sent the same cart at once: the second is led to the order of the first instead of to an empty cart. */
async function sameOrder(shop: Shop, key: string, attempt: OrderAttempt, awaited: StandingAttempt | null) {
  if (!awaited || awaited.key === key || awaited.attempt.page !== attempt.page) return null;
  const ended = await theOrderKeys().find(awaited.key, attempt.owner, shop.now().getTime());
  if (ended?.state !== "placed") return null;
  await theOrderKeys().release(key, attempt);
  return { key: awaited.key, attempt: ended };
}

function standingOutcome(shop: Shop, { key, attempt }: StandingAttempt): Outcome {
  if (attempt.owner !== ownerOf(shop)) return { kind: "done", to: "/cart" };
  if (attempt.state === "placed" && attempt.orderId !== null) return placedOutcome(shop, attempt.orderId, attempt);
  return { kind: "done", to: orderCheckHref(key) };
}

/** `release`: nothing was ordered, and nothing can have been. */
type Settled = { release: boolean; outcome: Outcome };
const notOrdered = (outcome: Outcome): Settled => ({ release: true, outcome });

async function attemptOrder(shop: Shop, form: FormData, key: string, attempt: OrderAttempt): Promise<Settled> {
  const state = await worldOf(shop);
  if (!state.ok) return notOrdered(failureOutcome(shop, state.failure, replyOf(form)));
  if (state.value.kind === "no-place") {
    return notOrdered({ kind: "done", to: noPlaceHref });
  }
  if (state.value.kind === "empty")
    return notOrdered(shownAnew(form, {}, [toast(shop, "warning", "checkout:emptied")]));
  const { world } = state.value;
  const isGuest = shop.session.visitor.token === null;
  if (isGuest && !world.config.guestCheckout) return notOrdered(signIn(attempt.page));

  const prescription = await takePrescription(shop, form, world.prescription);
  const schema = checkoutSchema(shop.t, { ...world, isGuest }, contactCountry(form));
  const submission = parseWithZod(form, { schema });
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

const signIn = (page: string): Outcome => ({ kind: "done", to: `/auth/sign-in?returnTo=${encodeURIComponent(page)}` });

function changesSince(form: FormData, { place, basket, quote }: World): Change[] {
  const shown = parseSnapshot(form.get("seen"));
  const now = snapshotOf(place, basket.lines, quote);
  return shown ? changesBetween(shown, now) : [{ kind: "place", to: place.address }];
}

/** What we know without asking: it is told in the same words as the delivery API's own refusals. */
export function obstaclesTo(
  world: World,
  { orderType, payment }: Pick<OrderWishes, "orderType" | "payment">,
  totals: Totals,
): Refusal[] {
  const { store, basket, quote, rates, config } = world;
  const refusals: Refusal[] = [];
  if (!store.isActive) refusals.push({ reason: "store", next: "stores", message: "" });
  if (orderType === "delivery" && !world.zone) refusals.push({ reason: "zone", next: "location", message: "" });
  if (basket.lines.length > 0 && isBelowMinimum(store.minimumOrder, quote))
    refusals.push({ reason: "minimum", next: "cart", message: "" });
  const isCash = payment.method === "cash_on_delivery";
  if (isCash && exceedsCodLimit(totals.total, orderType, rates, config.currency.digits)) {
    refusals.push({ reason: "codLimit", next: "form", field: "payment", message: "" });
  }
  return refusals;
}

/** The minimum counts goods before any discount, as the delivery API does. */
export const isBelowMinimum = (minimum: number, { goods }: Pick<Quote, "goods">) =>
  goods.items + goods.addOns < minimum;

type Sending = {
  key: string;
  attempt: OrderAttempt;
  world: World;
  wishes: OrderWishes;
  totals: Totals;
  pictures: Picture[];
};

async function send(shop: Shop, form: FormData, sending: Sending): Promise<Settled> {
  const { key, world, wishes, totals } = sending;
  const gateway = wishes.payment.method === "digital_payment" ? wishes.payment.gateway : null;
  const attempt = { ...sending.attempt, storeId: world.store.id, amount: totals.total, gateway };
  // From here on the order may stand even if this process does not live to see it.
  await theOrderKeys().progress(key, attempt);
  const terms = { ...world, totals, coupon: countedCoupon(world), prescription: sending.pictures };
  const { orders } = shop.api;
  const place = world.basket.entry.page === "prescription" ? orders.placePrescription : orders.place;
  const placed = await place(orderInput(terms, wishes));
  if (placed.ok) {
    const { orderId } = placed.value;
    await theOrderKeys().placed(key, attempt, orderId);
    const order = { id: orderId, status: "pending", createdAt: shop.now().toISOString(), page: attempt.page };
    rememberOrder(shop, order, wishes.contact);
    const outcome = placedOutcome(shop, orderId, attempt);
    const toasts = [...(outcome.toasts ?? []), ...(await saveAddress(shop, wishes))];
    return { release: false, outcome: { ...outcome, toasts } };
  }
  const { failure } = placed;
  if (isOutcomeUnknown(failure)) {
    log().warn({ requestId: shop.requestId, failure: failure.kind }, "order of unknown fate");
    await theOrderKeys().unknown(key, attempt);
    return { release: false, outcome: { kind: "done", to: orderCheckHref(key) } };
  }
  const expired = forgetToken(shop, failure);
  if (expired) return notOrdered({ kind: "done", ...expired });
  if (failure.kind === "unavailable") return notOrdered(failureOutcome(shop, failure, replyOf(form)));
  const belowMinimum = isBelowMinimum(world.store.minimumOrder, world.quote);
  return notOrdered(refused(form, refusalsOf(failure.errors, failure.status, belowMinimum), 409));
}

const countedCoupon = ({ coupon }: World) => (coupon?.problem === null ? coupon : null);

const refused = (form: FormData, refusals: Refusal[], status: 409 | 422) => shownAnew(form, { refusals }, [], status);

/** The form again with all that was typed. */
function shownAnew(
  form: FormData,
  details: CheckoutDetails,
  toasts: Outcome["toasts"] = [],
  status: 409 | 422 = 409,
): Outcome {
  return { kind: "again", status, result: { ...replyOf(form), details }, toasts };
}

const replyOf = (form: FormData) => ({ reply: { initialValue: typedFields(form) } });

/** "Update total" without scripts: the same form, computed anew for what is chosen. */
export async function updateOrder(_shop: Shop, form: FormData): Promise<Outcome> {
  return { kind: "again", status: 200, result: replyOf(form) };
}

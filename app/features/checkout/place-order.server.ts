import type { Failure, Picture } from "~/delivery-api";
import { emptyCartByOrder } from "~/features/cart/cart.server";
import { paymentObstacles } from "~/features/payments/choices";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { count } from "~/runtime/process-hooks";
import { keepCartNote } from "./cart-note.server";
import { type CheckoutContext, checkoutContext, invalidateCheckoutContext } from "./checkout-context.server";
import { applyCoupon, applyTypedCoupon } from "./coupon-intents.server";
import { quoteFailure } from "./load-quote.server";
import { notOrdered, orderOnce, type Pressed, type Settled, signInFirst } from "./one-order.server";
import { type OrderWishes, orderInput } from "./order-input";
import { noPlaceHref, rememberContact } from "./order-outcome.server";
import { takePrescription } from "./prescription.server";
import { type Quote, quotedTotals } from "./quote";
import { aboveLineLimit, already, type Refusal, refusalsOf } from "./refusals";
import { saleOf } from "./sale";
import { saveAddress } from "./save-address.server";
import { checkoutSchema, chosenIn, parseSnapshot, tipTerms } from "./schema.server";
import { notPriced, sendOrder } from "./send-order.server";
import { asChosen, type Change, changesBetween, fitsOneOrder, type Snapshot, snapshotOf } from "./snapshot";
import { tipIn } from "./tip";
import { missingToMinimumOrder, type Totals } from "./totals";
import { replyOf, shownAnew } from "./typed-fields";

/** "Place Order". */
export const placeOrder = (context: RequestContext, form: FormData): Promise<Outcome> =>
  orderOnce(context, form, (pressed) => attemptOrder(context, form, pressed));

async function attemptOrder(context: RequestContext, form: FormData, { key, attempt }: Pressed): Promise<Settled> {
  const state = await checkoutContext(context);
  if (!state.ok) {
    count({ event: "order-refused", reason: "unavailable" });
    return notOrdered(failureOutcome(context, state.failure, replyOf(form)));
  }
  if (state.value.kind === "no-place") {
    return notOrdered({ kind: "done", to: noPlaceHref });
  }
  if (state.value.kind === "empty")
    return notOrdered(shownAnew(form, {}, [toast(context, "warning", "checkout:emptied")]));
  const { checkout } = state.value;
  const isGuest = context.session.visitor.token === null;
  if (isGuest && !checkout.config.guestCheckout) return notOrdered(signInFirst(attempt.page));
  // Its form cannot say what it had shown.
  if (!fitsOneOrder(shownNow(checkout))) return notOrdered(refused(form, [aboveLineLimit], 422));

  const withCoupon = await applyTypedCoupon(context, form, checkout);
  if (withCoupon) return notOrdered(withCoupon);
  const prescription = await takePrescription(context, form, checkout.prescription);
  const tips = tipTerms(checkout.quote, checkout.config.currency, context.language);
  const schema = checkoutSchema(context.t, { ...checkout, isGuest, tips }, chosenIn(form));
  const submission = parseForm(form, schema);
  const changes = changesSince(form, checkout);
  if (submission.status !== "success" || prescription.problem || changes.length > 0) {
    const status = changes.length > 0 ? 409 : (prescription.problem?.status ?? 422);
    count({ event: "order-refused", reason: changes.length > 0 ? "changed" : "form" });
    const reply = submission.reply(prescription.problem ? { fieldErrors: prescription.problem.errors } : {});
    return notOrdered({ kind: "invalid", status, result: { reply, details: { changes } } });
  }
  const wishes = submission.value;
  rememberContact(context, wishes.contact);
  const totals = quotedTotals(checkout.quote, wishes);
  const unanswered = quoteFailure(checkout, wishes);
  // How it is paid depends on a total that is known.
  const obstacles = unanswered ? obstaclesTo(checkout, wishes) : allObstaclesTo(checkout, wishes, totals);
  if (obstacles.length > 0) return notOrdered(refused(form, obstacles, 422));
  if (unanswered) return notPriced(context, form, unanswered, (failure) => refusalTo(form, checkout, failure));
  return send(context, form, { key, attempt, checkout, wishes, totals, pictures: prescription.pictures });
}

function changesSince(form: FormData, checkout: CheckoutContext): Change[] {
  const shown = parseSnapshot(form.get("seen"));
  const now = shownNow(checkout);
  if (!shown) return [{ kind: "place", to: now.place.address }];
  const chosen = {
    orderType: form.get("orderType") === "take_away" ? "take_away" : "delivery",
    packaging: form.get("packaging") === "on",
    fromWallet: form.get("fromWallet") === "on",
    tip: tipIn(form),
  } as const;
  return changesBetween(asChosen(shown, chosen), asChosen(now, chosen));
}

/** What a form that is drawn at this moment shows. */
export const shownNow = ({ place, basket, quote, payments }: CheckoutContext): Snapshot =>
  snapshotOf(place, basket.lines, quote, payments.wallet);

/** What we know without asking: it is told in the same words as the delivery API's own refusals. */
function allObstaclesTo(checkout: CheckoutContext, wishes: OrderWishes, { total }: Totals): Refusal[] {
  const { quote, payments } = checkout;
  const { orderType: type } = wishes;
  const unpayable = paymentObstacles(wishes, payments, { total, type, digits: quote.digits });
  return [
    ...obstaclesTo(checkout, wishes),
    ...unpayable.map((reason): Refusal => ({ reason, next: "form", field: "payment", message: "" })),
  ];
}

/** The same, however it is paid: the form says beside the choices of payment what stands against the one that is made. */
export function obstaclesTo(checkout: CheckoutContext, { orderType }: Pick<OrderWishes, "orderType">): Refusal[] {
  const { store, basket, quote, zone } = checkout;
  const refusals: Refusal[] = [];
  if (!fitsOneOrder(shownNow(checkout))) refusals.push(aboveLineLimit);
  if (!store.isActive) refusals.push({ reason: "store", next: "stores", message: "" });
  if (orderType === "delivery" && !zone) refusals.push({ reason: "zone", next: "location", message: "" });
  if (basket.lines.length > 0 && isBelowMinimum(store.minimumOrder, quote))
    refusals.push({ reason: "minimum", next: "cart", message: "" });
  return refusals;
}

const isBelowMinimum = (minimum: number, { goods, digits }: Pick<Quote, "goods" | "digits">) =>
  missingToMinimumOrder(minimum, goods, digits) > 0;

type Sending = Pressed & {
  checkout: CheckoutContext;
  wishes: OrderWishes;
  totals: Totals;
  pictures: Picture[];
};

function send(context: RequestContext, form: FormData, sending: Sending): Promise<Settled> {
  const { key, checkout, wishes, totals } = sending;
  const { method, id } = wishes.payment;
  const attempt = {
    ...sending.attempt,
    storeId: checkout.store.id,
    amount: totals.total,
    payment: { method, id },
    paymentInfo: wishes.paymentInfo,
  };
  const terms = { ...checkout, totals, coupon: countedCoupon(checkout), prescription: sending.pictures };
  const { orders } = context.api;
  const { page } = checkout.basket.entry;
  const place = page === "prescription" ? orders.placePrescription : orders.place;
  return sendOrder(context, form, {
    key,
    attempt,
    kind: page,
    contact: wishes.contact,
    sale: saleOf(checkout, totals),
    place: () => place(orderInput(terms, wishes)),
    async afterwards() {
      if (page === "cart") {
        emptyCartByOrder(context, checkout.basket.waiting);
        await keepCartNote(context, checkout.store.id, "");
      }
      return saveAddress(context, wishes);
    },
    refused(failure) {
      // Only wallets are refused with 203: the balance may be another by now.
      if (failure.status === 203) invalidateCheckoutContext(context);
      return refusalTo(form, checkout, failure);
    },
    ...(page === "cart" ? {} : { alreadyOrdered: (href) => refused(form, [already(href)], 409) }),
  });
}

const countedCoupon = ({ coupon }: CheckoutContext) => (coupon?.problem === null ? coupon : null);

/** What the delivery API has refused, in words. */
function refusalTo(form: FormData, { store, quote }: CheckoutContext, { errors, status }: Failure): Outcome {
  return refused(form, refusalsOf(errors, status, isBelowMinimum(store.minimumOrder, quote)), 409);
}

function refused(form: FormData, refusals: Refusal[], status: 409 | 422): Outcome {
  for (const { reason } of refusals) count({ event: "order-refused", reason });
  return shownAnew(form, { refusals }, [], status);
}

/** "Update total", and Enter in any field: the same form, computed anew for what is chosen; a code that was typed is applied. */
export async function updateOrder(context: RequestContext, form: FormData): Promise<Outcome> {
  return form.get("coupon") ? applyCoupon(context, form) : { kind: "invalid", status: 200, result: replyOf(form) };
}

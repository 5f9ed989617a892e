import type { Failure } from "~/delivery-api";
import { notOrdered, orderOnce, type Pressed, type Settled } from "~/features/checkout/one-order.server";
import { quotedTotals } from "~/features/checkout/quote";
import { chosenIn, tipTerms } from "~/features/checkout/schema.server";
import { notPriced, sendOrder } from "~/features/checkout/send-order.server";
import { tipIn } from "~/features/checkout/tip";
import type { Totals } from "~/features/checkout/totals";
import { replyOf, typedFields } from "~/features/checkout/typed-fields";
import { paymentObstacles } from "~/features/payments/choices";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { count } from "~/runtime/process-hooks";
import { invalidateParcelContext, type ParcelContext, parcelContext } from "./parcel-context.server";
import { type ParcelWishes, parcelInput } from "./parcel-input";
import { parcelSale } from "./parcel-sale";
import { parcelPaymentSchema, parseSeen, withPayersPayment } from "./payment-schema.server";
import { type ParcelRefusal, parcelRefusals, refusal } from "./refusals";
import { changesSince, seenOf } from "./seen";
import { isSameAddress } from "./steps";

/** "Place Order" of a parcel: one order for one intent, by the rules of the checkout. */
export const placeParcel = (context: RequestContext, form: FormData): Promise<Outcome> =>
  orderOnce(context, form, (pressed) => attemptParcel(context, form, pressed));

async function attemptParcel(context: RequestContext, form: FormData, { key, attempt }: Pressed): Promise<Settled> {
  const state = await parcelContext(context);
  if (!state.ok) {
    count({ event: "order-refused", reason: "unavailable" });
    return notOrdered(failureOutcome(context, state.failure, replyOf(form)));
  }
  if (state.value.kind === "missing") return notOrdered({ kind: "done", to: state.value.to });
  const { parcel } = state.value;
  const paid = withPayersPayment(form, parcel.payments);
  const tips = tipTerms(parcel.quote, parcel.config.currency, context.language);
  const submission = parseForm(paid, parcelPaymentSchema(context.t, parcel.payments, tips, chosenIn(paid)));
  const paying = { fromWallet: paid.get("fromWallet") === "on", tip: tipIn(paid) };
  const changes = changesSince(parseSeen(form.get("seen")), seenOf(parcel), parcel.receiver.address, paying);
  if (submission.status !== "success" || changes.length > 0) {
    const reply = { ...submission.reply(), initialValue: typedFields(form) };
    const status = changes.length > 0 ? 409 : 422;
    count({ event: "order-refused", reason: changes.length > 0 ? "changed" : "form" });
    return notOrdered({ kind: "invalid", status, result: { reply, details: { changes } } });
  }
  const wishes = submission.value;
  const totals = quotedTotals(parcel.quote, { orderType: "delivery", tip: wishes.tip, packaging: false });
  const { unanswered } = parcel;
  // How it is paid depends on a total that is known.
  const obstacles = unanswered ? obstaclesTo(parcel) : allObstaclesTo(parcel, wishes, totals);
  const { zone, receiverZone } = parcel;
  if (obstacles.length > 0 || !zone || !receiverZone) return notOrdered(refused(form, obstacles, 422));
  if (unanswered) return notPriced(context, form, unanswered, (failure) => refusalTo(form, failure));
  const input = parcelInput(
    {
      ...parcel,
      totals,
      categoryId: parcel.category.id,
      email: parcel.customer?.email ?? context.session.guest.contactEmail,
      senderZoneId: zone.id,
      receiverZoneId: receiverZone.id,
    },
    wishes,
  );
  const { payment, paymentInfo } = wishes;
  return sendOrder(context, form, {
    key,
    attempt: { ...attempt, amount: totals.total, payment: { method: payment.method, id: payment.id }, paymentInfo },
    kind: "parcel",
    contact: input.contact,
    sale: parcelSale(parcel.category, totals),
    place: () => context.api.orders.placeParcel(input),
    refused(failure) {
      // The balance of a wallet, or the way itself, may be another by now.
      invalidateParcelContext(context);
      return refusalTo(form, failure);
    },
    alreadyOrdered: (href) => refused(form, [{ reason: "already", message: "", href }], 409),
  });
}

/** What we know without asking: it is told in the same words as the delivery API's own refusals. */
function allObstaclesTo(parcel: ParcelContext, wishes: ParcelWishes, { total }: Totals): ParcelRefusal[] {
  const { digits } = parcel.quote;
  const unpayable = paymentObstacles(wishes, parcel.payments, { total, type: "parcel", digits });
  return [...obstaclesTo(parcel), ...unpayable.map((reason) => refusal(reason))];
}

/** The same, however it is paid: the form says beside the choices of payment what stands against the one that is made. */
export function obstaclesTo(parcel: ParcelContext): ParcelRefusal[] {
  const found: ParcelRefusal[] = [];
  if (isSameAddress(parcel)) found.push(refusal("samePlace"));
  if (!parcel.zone) found.push(refusal("senderZone"));
  if (!parcel.receiverZone) found.push(refusal("receiverZone"));
  return found;
}

/** What the delivery API has refused, in words. */
const refusalTo = (form: FormData, { errors, status }: Failure): Outcome =>
  refused(form, parcelRefusals(errors, status), 409);

function refused(form: FormData, refusals: ParcelRefusal[], status: 409 | 422): Outcome {
  for (const { reason } of refusals) count({ event: "order-refused", reason });
  return { kind: "invalid", status, result: { ...replyOf(form), details: { refusals } } };
}

/** "Update total" without scripts: the same form, computed anew for what is chosen. */
export async function updateParcel(_context: RequestContext, form: FormData): Promise<Outcome> {
  return { kind: "invalid", status: 200, result: replyOf(form) };
}

import type { ParcelCategory } from "~/delivery-api";
import type { CheckoutDefaults } from "~/features/checkout/checkout-data";
import { type Quote, quotedTotals } from "~/features/checkout/quote";
import { checkoutBegun } from "~/features/checkout/sale";
import { tipTerms } from "~/features/checkout/schema.server";
import { theOrderKeys } from "~/features/checkout/the-order-keys.server";
import { firstValue } from "~/features/payments/choices";
import type { PaymentOffers } from "~/features/payments/payment-method";
import { welcomeGuest } from "~/request/context/guest.server";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { Constraints } from "~/request/posting/constraints.server";
import { redirectTo } from "~/request/posting/respond.server";
import { newKey } from "~/session/login.server";
import type { ParcelParty } from "~/session/parcel.server";
import { parcelContext } from "./parcel-context.server";
import { parcelSale } from "./parcel-sale";
import { parcelPaymentConstraints } from "./payment-schema.server";
import { obstaclesTo } from "./place-parcel.server";
import type { ParcelRefusal } from "./refusals";
import { seenOf } from "./seen";
import type { ParcelEnd } from "./steps";

/** One end of the way, as it is reviewed. */
export type EndView = { name: string; number: string; text: string };

/** The whole parcel before it is placed: amounts in the main currency unit. */
export type ParcelPaymentData = {
  /** The one-time key of this form. */
  formKey: string;
  /** What the page shows, as JSON of a `Seen`; it comes back with the order. */
  seen: string;
  category: Pick<ParcelCategory, "name" | "description" | "image">;
  ends: Record<ParcelEnd, EndView>;
  deliveryInstruction: string;
  distanceKm: number;
  quote: Quote;
  payments: PaymentOffers;
  /** Why the parcel would be refused, however it is paid. */
  refusals: ParcelRefusal[];
  defaults: CheckoutDefaults;
  constraints: Constraints;
};

/** `/parcel-delivery-info/payment`: review, who pays and how; leads back to the step that still wants something. */
export async function loadParcelPayment(context: RequestContext): Promise<ParcelPaymentData> {
  await welcomeGuest(context);
  const result = await parcelContext(context);
  await leaveIfExpired(context, result);
  const state = critical(result);
  if (state.kind === "missing") throw await redirectTo(context, state.to);
  const { parcel } = state;
  const { category, quote, payments } = parcel;
  const defaults = { payer: "sender", payment: firstValue(payments.choices), tip: "0", ...(await lostFields(context)) };
  const totals = quotedTotals(quote, { orderType: "delivery", tip: 0, packaging: false });
  trackEvent(context, checkoutBegun(parcelSale(category, totals)));
  return {
    formKey: newKey(),
    seen: JSON.stringify(seenOf(parcel)),
    category: { name: category.name, description: category.description, image: category.image },
    ends: { sender: endView(parcel.sender), receiver: endView(parcel.receiver) },
    deliveryInstruction: parcel.deliveryInstruction,
    distanceKm: parcel.distanceKm,
    quote,
    payments,
    refusals: obstaclesTo(parcel),
    defaults,
    constraints: parcelPaymentConstraints(
      context.t,
      parcel.payments,
      tipTerms(quote, parcel.config.currency, context.language),
    ),
  };
}

/** After a lost answer "Try again" leads here with the key of that attempt: what was typed stands again, under a new key. */
async function lostFields(context: RequestContext): Promise<CheckoutDefaults> {
  const key = context.url.searchParams.get("attempt");
  const attempt = key ? await theOrderKeys().find(key, ownerOf(context), context.now().getTime()) : null;
  return attempt?.fields ?? {};
}

const endView = ({ contactName, contactNumber, address, road, house, floor }: ParcelParty): EndView => ({
  name: contactName,
  number: contactNumber,
  text: [address, road, house, floor].filter(Boolean).join(" · "),
});

import type { Quote } from "~/features/checkout/quote";
import { quotedTotals } from "~/features/checkout/quote";
import { amountChanges, type Change } from "~/features/checkout/snapshot";
import type { PaymentOffers } from "~/features/payments/payment-method";
import type { ParcelParty } from "~/session/parcel.server";

type Shown = {
  category: { id: number };
  sender: ParcelParty;
  receiver: ParcelParty;
  deliveryInstruction: string;
  quote: Quote;
  payments: Pick<PaymentOffers, "wallet">;
};

/** What the page showed when its form was drawn: it rides in the form, and is compared with the context when the parcel is sent. */
export type Seen = {
  /** Everything that was reviewed: what, from whom, to whom, and what the courier is told. */
  parcel: string;
  deliveryFee: number;
  tax: number;
  additionalCharge: number;
  wallet: number;
};

export function seenOf({ category, sender, receiver, deliveryInstruction, quote, payments }: Shown): Seen {
  const { deliveryFee, tax, additionalCharge } = quotedTotals(quote, {
    orderType: "delivery",
    tip: 0,
    packaging: false,
  });
  const parcel = JSON.stringify([category.id, ends(sender), ends(receiver), deliveryInstruction]);
  return { parcel, deliveryFee, tax, additionalCharge, wallet: payments.wallet?.balance ?? 0 };
}

const ends = ({ address, latitude, longitude, contactName, contactNumber, road, house, floor }: ParcelParty) => [
  address,
  latitude,
  longitude,
  contactName,
  contactNumber,
  road,
  house,
  floor,
];

/** What has changed since the page was drawn; null is a page that cannot say what it showed. Empty: the parcel may go as it was shown. */
export function changesSince(shown: Seen | null, now: Seen, address: string): Change[] {
  const moved: Change[] = shown?.parcel === now.parcel ? [] : [{ kind: "place", to: address }];
  return shown === null ? moved : [...moved, ...amountChanges(amountsOf(shown), amountsOf(now))];
}

const amountsOf = ({ deliveryFee, tax, additionalCharge, wallet }: Seen) => ({
  deliveryFee,
  tax,
  additionalCharge,
  wallet,
});

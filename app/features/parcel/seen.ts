import type { Quote } from "~/features/checkout/quote";
import { quotedTotals } from "~/features/checkout/quote";
import { amountChanges, type Change, taxOf } from "~/features/checkout/snapshot";
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
  /** Null where the page said that it is not known yet, as of the tax. */
  deliveryFee: number | null;
  tax: number | null;
  taxIncluded: boolean;
  additionalCharge: number;
  /** Whether the operator takes tips. */
  tips: boolean;
  wallet: number;
};

export function seenOf({ category, sender, receiver, deliveryInstruction, quote, payments }: Shown): Seen {
  const way = { orderType: "delivery", packaging: false } as const;
  const { additionalCharge } = quotedTotals(quote, { ...way, tip: 0 });
  const { tax, included: taxIncluded } = taxOf(quote, way);
  const parcel = JSON.stringify([category.id, ends(sender), ends(receiver), deliveryInstruction]);
  const { deliveryFee, tips } = quote;
  const wallet = payments.wallet?.balance ?? 0;
  return { parcel, deliveryFee, tax, taxIncluded, additionalCharge, tips, wallet };
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

/** How the parcel is paid for, as the form has it. */
type Paying = { fromWallet: boolean; tip: number };

/**
 * What has changed since the page was drawn, for whoever pays like this; null is a page that cannot say what it showed. Empty: the parcel may go
 * as it was shown.
 */
export function changesSince(shown: Seen | null, now: Seen, address: string, paying: Paying): Change[] {
  const moved: Change[] = shown?.parcel === now.parcel ? [] : [{ kind: "place", to: address }];
  return shown === null ? moved : [...moved, ...amountChanges(amountsOf(shown, paying), amountsOf(now, paying))];
}

/** What the wallet holds matters to whoever pays a part with it, and that tips are taken to whoever gives one. */
const amountsOf = (
  { deliveryFee, tax, taxIncluded, additionalCharge, tips, wallet }: Seen,
  { fromWallet, tip }: Paying,
) => ({ deliveryFee, tax, taxIncluded, additionalCharge, tip: tips ? tip : 0, wallet: fromWallet ? wallet : 0 });

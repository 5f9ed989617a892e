import type { ChargePayer, ParcelInput } from "~/delivery-api";
import type { Totals } from "~/features/checkout/totals";
import type { PaymentChoice } from "~/features/payments/payment-method";
import type { ParcelParty } from "~/session/parcel.server";

/** What the sender wishes beyond the way itself, parsed. */
export type ParcelWishes = { payer: ChargePayer; payment: PaymentChoice; fromWallet: boolean; tip: number };

type ParcelTerms = {
  sender: ParcelParty;
  receiver: ParcelParty;
  categoryId: number;
  /** The sender's; a guest's own, a customer's of the profile. */
  email: string;
  deliveryInstruction: string;
  senderZoneId: number;
  receiverZoneId: number;
  distanceKm: number;
  totals: Pick<Totals, "total" | "tax" | "tip">;
};

/** The type of an address without one (docs/delivery-api.md §11.3). */
const plainType = "others";

/** The parcel as it is sent (docs/delivery-api.md §11.3). */
export function parcelInput(terms: ParcelTerms, { payer, payment, fromWallet }: ParcelWishes): ParcelInput {
  const { sender, receiver, totals } = terms;
  return {
    paymentMethod: payment.method,
    categoryId: terms.categoryId,
    payer,
    orderAmount: totals.total,
    taxAmount: totals.tax,
    tip: totals.tip,
    distanceKm: terms.distanceKm,
    partialPayment: fromWallet,
    deliveryInstruction: terms.deliveryInstruction,
    senderZoneId: terms.senderZoneId,
    address: addressOf(sender),
    contact: { name: sender.contactName, number: sender.contactNumber, email: terms.email },
    receiver: {
      ...addressOf(receiver),
      name: receiver.contactName,
      number: receiver.contactNumber,
      zoneId: terms.receiverZoneId,
    },
  };
}

const addressOf = ({ address, latitude, longitude, road, house, floor }: ParcelParty) => ({
  address,
  addressType: plainType,
  location: { latitude, longitude },
  road,
  house,
  floor,
});

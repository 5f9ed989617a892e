import type { ParcelInput } from "../calls";
import { whereBody } from "./order-body";

/**
 * The body of `order/place` and `get-Tax` for a parcel (docs/delivery-api.md §11.3): the address on top is the sender's, the receiver
 * is JSON text. A guest's number is added by the call.
 */
export function parcelBody(input: ParcelInput, isGuest: boolean) {
  const { receiver } = input;
  return {
    cart: "[]",
    order_type: "parcel",
    payment_method: input.paymentMethod,
    parcel_category_id: input.categoryId,
    charge_payer: input.payer,
    sender_zone_id: input.senderZoneId,
    order_amount: input.orderAmount,
    tax_amount: input.taxAmount,
    distance: input.distanceKm,
    address_type: input.address.addressType,
    ...whereBody(input, isGuest),
    receiver_details: JSON.stringify({
      id: null,
      address_type: receiver.addressType,
      contact_person_name: receiver.name,
      contact_person_number: receiver.number,
      address: receiver.address,
      additional_address: null,
      latitude: receiver.location.latitude,
      longitude: receiver.location.longitude,
      zone_id: receiver.zoneId,
      zone_ids: null,
      _method: null,
      road: receiver.road,
      house: receiver.house,
      floor: receiver.floor,
    }),
    delivery_instruction: input.deliveryInstruction,
    dm_tips: input.tip,
    partial_payment: input.partialPayment ? 1 : 0,
  };
}

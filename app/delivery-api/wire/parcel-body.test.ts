import { describe, expect, it } from "vitest";
import type { ParcelInput } from "../calls";
import { parcelBody } from "./parcel-body";

const point = { latitude: 40.7, longitude: -74 };
const input: ParcelInput = {
  paymentMethod: "cash_on_delivery",
  orderAmount: 8.5,
  taxAmount: 0.5,
  distanceKm: 3.2,
  address: { addressType: "home", address: "1 Sample Road", location: point, road: "R", house: "7", floor: "2" },
  contact: { name: "Ann", number: "+1555", email: "ann@example.test" },
  deliveryInstruction: "Ring twice",
  tip: 1,
  partialPayment: true,
  categoryId: 4,
  payer: "receiver",
  senderZoneId: 1,
  receiver: {
    addressType: "office",
    address: "2 Other Road",
    location: { latitude: 41, longitude: -73.5 },
    road: "O",
    house: "9",
    floor: "1",
    name: "Cy",
    number: "+1888",
    zoneId: 2,
  },
};

describe("API-12 the body of a parcel", () => {
  it("names the sender on top and the receiver as JSON text", () => {
    const { receiver_details, ...body } = parcelBody(input, false);
    expect(body).toEqual({
      cart: "[]",
      order_type: "parcel",
      payment_method: "cash_on_delivery",
      parcel_category_id: 4,
      charge_payer: "receiver",
      sender_zone_id: 1,
      order_amount: 8.5,
      tax_amount: 0.5,
      distance: 3.2,
      address_type: "home",
      address: "1 Sample Road",
      latitude: "40.7",
      longitude: "-74",
      road: "R",
      house: "7",
      floor: "2",
      contact_person_name: "Ann",
      contact_person_number: "+1555",
      contact_person_email: "ann@example.test",
      delivery_instruction: "Ring twice",
      dm_tips: 1,
      partial_payment: 1,
    });
    expect(JSON.parse(receiver_details)).toEqual({
      id: null,
      address_type: "office",
      contact_person_name: "Cy",
      contact_person_number: "+1888",
      address: "2 Other Road",
      additional_address: null,
      latitude: 41,
      longitude: -73.5,
      zone_id: 2,
      zone_ids: null,
      _method: null,
      road: "O",
      house: "9",
      floor: "1",
    });
  });

  it("says that a guest sends it, and that nothing comes out of the wallet", () => {
    expect(parcelBody({ ...input, partialPayment: false }, true)).toMatchObject({ is_guest: 1, partial_payment: 0 });
    expect(parcelBody(input, false)).not.toHaveProperty("is_guest");
  });
});

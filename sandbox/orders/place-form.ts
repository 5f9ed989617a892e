import { z } from "zod";
import type { Dialect } from "../context";
import { field, fromJsonText, type Input, validated } from "../http/input";
import { refuse } from "../http/refusal";
import type { Visitor } from "../http/visitor";
import { paymentMethods } from "../payments/methods";

const placeForm = z.object({
  payment_method: z.string().refine((name) => paymentMethods.has(name)),
  order_type: z.enum(["delivery", "take_away"]),
  order_amount: field.optionalNumber,
  store_id: field.positive,
  distance: field.optionalNumber,
  address: field.optionalText,
  latitude: field.latitude.nullish(),
  longitude: field.longitude.nullish(),
  address_type: field.optionalText,
  road: field.optionalText,
  house: field.optionalText,
  floor: field.optionalText,
  contact_person_name: field.optionalText,
  contact_person_number: field.optionalText,
  contact_person_email: field.optionalText,
  cart: z.unknown(),
  is_buy_now: field.flag,
  coupon_code: field.optionalText,
  schedule_at: field.optionalText,
  order_note: field.optionalText,
  dm_tips: field.amount.nullish(),
  cutlery: field.flag,
  unavailable_item_note: field.optionalText,
  delivery_instruction: field.optionalText,
  partial_payment: field.flag,
  extra_packaging_amount: field.optionalNumber,
  bring_change_amount: field.optionalNumber,
  order_attachment: field.files,
});

export type PlaceForm = z.output<typeof placeForm>;

/** Docs/delivery-api.md §11.3: where a parcel goes and who takes it there. */
const receiver = z.object({
  contact_person_name: field.text,
  contact_person_number: field.text,
  address: field.text,
  latitude: field.latitude,
  longitude: field.longitude,
  zone_id: field.positive.nullish(),
  address_type: field.optionalText,
  road: field.optionalText,
  house: field.optionalText,
  floor: field.optionalText,
});

const parcelForm = placeForm.omit({ store_id: true }).extend({
  order_type: z.literal("parcel"),
  parcel_category_id: field.positive,
  charge_payer: z.enum(["sender", "receiver"]),
  receiver_details: z.preprocess(fromJsonText, receiver),
  sender_zone_id: field.positive.nullish(),
});

export type ParcelForm = z.output<typeof parcelForm>;

/** What the forms of all kinds of orders have in common. */
export type AnyPlaceForm = Omit<PlaceForm, "order_type" | "store_id"> & Pick<PlaceForm | ParcelForm, "order_type">;

/**
 * The body of `order/place` for the store's modules (docs/delivery-api.md §11.1).
 * @throws Refusal 403 by field, also for what only guests, deliveries or one dialect must send.
 */
export function readPlaceForm(input: Input, visitor: Visitor, dialect: Dialect): PlaceForm {
  const form = validated(placeForm, input);
  requireFields(form, visitor, dialect);
  return form;
}

/**
 * The body of `order/place` for a parcel (docs/delivery-api.md §11.3); N and X ask for the receiver's zone too.
 * @throws Refusal 403 by field.
 */
export function readParcelForm(input: Input, visitor: Visitor, dialect: Dialect): ParcelForm {
  const form = validated(parcelForm, input);
  requireFields(form, visitor, dialect);
  if (dialect !== "m" && !form.receiver_details.zone_id) {
    throw refuse(403, "receiver_details", "fieldInvalid", { field: "receiver details" });
  }
  return form;
}

/** @throws Refusal 403 by field for what only guests, deliveries or one dialect must send. */
function requireFields(form: AnyPlaceForm, visitor: Visitor, dialect: Dialect): void {
  const required: (keyof AnyPlaceForm)[] = [];
  if (dialect === "m") required.push("order_amount");
  if (form.order_type !== "take_away") required.push("distance", "address", "latitude", "longitude");
  if (visitor.isGuest) {
    required.push("contact_person_name", "contact_person_number");
    if (dialect !== "m") required.push("contact_person_email");
  }
  for (const name of required) {
    if (form[name] === null || form[name] === undefined) {
      throw refuse(403, name, "fieldRequired", { field: name.replaceAll("_", " ") });
    }
  }
}

/**
 * The body of `order/prescription/place` (docs/delivery-api.md §11.4): that of every order with at least one file. M asks for neither
 * payment nor kind of order.
 * @throws Refusal 403 by field.
 */
export function readPrescriptionForm(input: Input, visitor: Visitor, dialect: Dialect): PlaceForm {
  const assumed =
    dialect === "m" ? { payment_method: "cash_on_delivery", order_type: "delivery", order_amount: 0 } : {};
  const form = readPlaceForm({ ...assumed, ...input }, visitor, dialect);
  if (form.order_attachment.length === 0) {
    throw refuse(403, "order_attachment", "fieldRequired", { field: "order attachment" });
  }
  return form;
}

import { z } from "zod";
import {
  type Courier,
  chargePayers,
  finishedStatuses,
  type Order,
  type OrderAddress,
  type OrderStatus,
  runningStatuses,
} from "../model";
import { moduleType } from "./module";
import { paymentMethod, readOfflinePayment, readOrderPayments } from "./payments";
import { imageUrl, imageUrls, type Reader, wrongShape } from "./reader";
import * as read from "./scalars";

const statuses: readonly OrderStatus[] = [...runningStatuses, ...finishedStatuses];

const wireOrder = z.object({
  id: read.id,
  order_status: z.enum([...runningStatuses, ...finishedStatuses]),
  order_type: z.enum(["delivery", "take_away", "parcel"]),
  created_at: read.text,
  schedule_at: read.textOrNull,
  scheduled: read.flag,
  order_amount: read.number,
  delivery_charge: read.number,
  total_tax_amount: read.number,
  tax_status: read.text,
  store_discount_amount: read.number,
  coupon_discount_amount: read.number,
  flash_admin_discount_amount: read.number,
  flash_store_discount_amount: read.number,
  ref_bonus_amount: read.number,
  pro_discount: read.number,
  delivery_type_charge: read.number,
  dm_tips: read.number,
  additional_charge: read.number,
  extra_packaging_amount: read.number,
  payment_method: paymentMethod,
  payment_status: z.enum(["unpaid", "paid", "partially_paid"]).catch("unpaid"),
  partially_paid_amount: read.number,
  payments: z.unknown(),
  offline_payment: z.unknown(),
  order_note: read.textOrNull,
  delivery_instruction: read.textOrNull,
  cutlery: read.flag,
  module_type: moduleType,
  module_id: read.integerOrNull,
  store: z.unknown(),
  delivery_address: z.unknown(),
  receiver_details: z.unknown(),
  parcel_category: z.unknown(),
  charge_payer: z.enum(chargePayers).nullable().catch(null),
  delivery_man: z.unknown(),
  is_guest: read.flag,
  details_count: read.integer,
  item_count: read.integer,
  cancellation_reason: read.textOrNull,
  unavailable_item_note: read.textOrNull,
  prescription_order: read.flag,
  order_attachment: z.unknown(),
  order_attachment_full_url: read.listOf(read.httpUrl),
  order_proof: z.unknown(),
  order_proof_full_url: read.listOf(read.httpUrl),
  refund: z.unknown(),
  refund_cancellation_note: read.textOrNull,
});

const wireStore = z.object({
  id: read.id,
  vendor_id: read.positiveOrNull,
  slug: read.text,
  name: read.text,
  address: read.text,
  logo: read.text,
  logo_full_url: read.httpUrl,
  phone: read.textOrNull,
  delivery_time: read.textOrNull,
  latitude: z.unknown(),
  longitude: z.unknown(),
  zone_id: read.integerOrNull,
  module_id: read.integerOrNull,
});

const wireAddress = z.object({
  contact_person_name: read.text,
  contact_person_number: read.text,
  contact_person_email: read.textOrNull,
  address_type: read.text,
  address: read.text,
  road: read.text,
  house: read.text,
  floor: read.text,
  latitude: z.unknown(),
  longitude: z.unknown(),
});

const wireCourier = z.object({
  id: read.id,
  f_name: read.text,
  l_name: read.text,
  phone: read.text,
  image: read.text,
  image_full_url: read.httpUrl,
  avg_rating: read.number,
  rating_count: read.integer,
  lat: z.unknown(),
  lng: z.unknown(),
});

function readOrderStore(value: unknown, reader: Reader): Order["store"] {
  const parsed = wireStore.safeParse(value);
  if (!parsed.success) return null;
  const wire = parsed.data;
  return {
    id: wire.id,
    vendorId: wire.vendor_id,
    slug: wire.slug || String(wire.id),
    name: wire.name,
    address: wire.address,
    logo: imageUrl(reader, "store", wire.logo_full_url, wire.logo),
    phone: wire.phone,
    deliveryTime: wire.delivery_time,
    location: read.coordinates(wire.latitude, wire.longitude),
    zoneId: wire.zone_id,
    moduleId: wire.module_id,
  };
}

function readOrderAddress(value: unknown): OrderAddress | null {
  const record = read.toRecord(value);
  if (record === null) return null;
  const wire = wireAddress.parse(record);
  return {
    contactName: wire.contact_person_name,
    contactNumber: wire.contact_person_number,
    contactEmail: wire.contact_person_email,
    addressType: wire.address_type,
    address: wire.address,
    road: wire.road,
    house: wire.house,
    floor: wire.floor,
    location: read.coordinates(wire.latitude, wire.longitude),
  };
}

function readParcel(wire: z.infer<typeof wireOrder>): Order["parcel"] {
  if (wire.order_type !== "parcel") return null;
  const category = read.textOrNull.parse(read.toRecord(wire.parcel_category)?.name);
  return { category, payer: wire.charge_payer };
}

/** An object, or a list of one (docs/delivery-api.md §10.3). */
function readCourier(value: unknown, reader: Reader): Courier | null {
  const parsed = wireCourier.safeParse(Array.isArray(value) ? value[0] : value);
  if (!parsed.success) return null;
  const wire = parsed.data;
  return {
    id: wire.id,
    name: `${wire.f_name} ${wire.l_name}`.trim(),
    phone: wire.phone,
    image: imageUrl(reader, "courier", wire.image_full_url, wire.image),
    rating: wire.avg_rating,
    ratingCount: wire.rating_count,
    location: read.coordinates(wire.lat, wire.lng),
  };
}

const wireRefund = z.object({
  customer_reason: read.text,
  customer_note: read.text,
  refund_amount: read.positiveOrNull,
});

function readRefund(value: unknown): Order["refund"] {
  const record = read.toRecord(value);
  if (record === null) return null;
  const wire = wireRefund.parse(record);
  return { reason: wire.customer_reason, note: wire.customer_note, amount: wire.refund_amount };
}

function timesOf(raw: Record<string, unknown>): Order["times"] {
  return Object.fromEntries(
    statuses.flatMap((status) => {
      const time = read.textOrNull.parse(raw[status]);
      return time === null ? [] : [[status, time]];
    }),
  );
}

/** M takes one picture, and so may send one name. */
const namesOf = (files: unknown) => (typeof files === "string" && !files.trimStart().startsWith("[") ? [files] : files);

/** An order as listed, tracked or detailed (docs/delivery-api.md §10.1, §10.3, DATA-39). */
export function readOrder(row: unknown, reader: Reader): Order {
  const wire = wireOrder.parse(row);
  const type = wire.module_type ?? (wire.order_type === "parcel" ? "parcel" : null);
  if (type === null) throw wrongShape("unknown module_type");
  const store = readOrderStore(wire.store, reader);
  return {
    id: wire.id,
    status: wire.order_status,
    type: wire.order_type,
    createdAt: wire.created_at,
    scheduledAt: wire.scheduled ? wire.schedule_at : null,
    amount: wire.order_amount,
    deliveryFee: wire.delivery_charge,
    tax: wire.total_tax_amount,
    taxIncluded: wire.tax_status === "included",
    storeDiscount: wire.store_discount_amount,
    couponDiscount: wire.coupon_discount_amount,
    flashDiscount: wire.flash_admin_discount_amount + wire.flash_store_discount_amount,
    firstOrderDiscount: wire.ref_bonus_amount,
    proDiscount: wire.pro_discount,
    deliveryTypeCharge: Math.max(0, wire.delivery_type_charge),
    tip: wire.dm_tips,
    additionalCharge: wire.additional_charge,
    extraPackaging: wire.extra_packaging_amount,
    paymentMethod: wire.payment_method,
    paymentStatus: wire.payment_status,
    partlyPaid: Math.max(0, wire.partially_paid_amount),
    payments: readOrderPayments(wire.payments),
    offlinePayment: readOfflinePayment(wire.offline_payment),
    note: wire.order_note,
    deliveryInstruction: wire.delivery_instruction,
    cutlery: wire.cutlery,
    moduleType: type,
    store: store && { ...store, moduleId: store.moduleId ?? wire.module_id },
    address: readOrderAddress(wire.delivery_address),
    receiver: readOrderAddress(wire.receiver_details),
    parcel: readParcel(wire),
    courier: readCourier(wire.delivery_man, reader),
    times: timesOf(row as Record<string, unknown>),
    isGuest: wire.is_guest,
    linesCount: Math.max(0, wire.details_count || wire.item_count),
    cancellationReason: wire.cancellation_reason,
    unavailableItemNote: wire.unavailable_item_note,
    isPrescription: wire.prescription_order,
    attachments: imageUrls(reader, "attachment", wire.order_attachment_full_url, namesOf(wire.order_attachment)),
    proofs: imageUrls(reader, "attachment", wire.order_proof_full_url, namesOf(wire.order_proof)),
    refund: readRefund(wire.refund),
    refundAnswer: wire.refund_cancellation_note,
  };
}

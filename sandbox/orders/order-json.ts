import { uploadUrl } from "../account/uploads";
import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import type { StateRow } from "../db/state";
import { rideProgress, type StatusTimes } from "../rules/order-life";
import { pointAlong, routeBetween } from "../streets";
import { isoMicro, serverTime } from "../time";
import { offlineMethodIn } from "../wire/offline-method";
import { parcelCategoryJson } from "../wire/parcel-category";
import { storeJson } from "../wire/store";
import { pictureUrl } from "../wire/text";
import { lifeOf, type OrderRow } from "./life";
import { proofOf } from "./offline";

const timedStatuses = [
  "pending",
  "accepted",
  "confirmed",
  "processing",
  "handover",
  "picked_up",
  "delivered",
  "canceled",
  "refund_requested",
  "refunded",
  "failed",
] as const;

/** An order as listed and tracked, docs/delivery-api.md §10.1. */
export async function orderJson(context: SandboxContext, order: OrderRow) {
  const { db, operatorZone } = context;
  const times = JSON.parse(order.status_times) as StatusTimes;
  const attachments = JSON.parse(order.order_attachment) as string[];
  const store = order.store_id === null ? undefined : await findRow(context, "stores", order.store_id);
  const lines = await db
    .selectFrom("order_lines")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const refund = await db.selectFrom("refunds").selectAll().where("order_id", "=", order.id).executeTakeFirst();
  const { status_times, life_started_at, review_reminder_off, ...columns } = order;
  return {
    ...columns,
    created_at: isoMicro(new Date(order.created_at)),
    updated_at: isoMicro(new Date(order.updated_at)),
    schedule_at: serverTime(new Date(order.schedule_at), operatorZone),
    ...Object.fromEntries(timedStatuses.map((status) => [status, timeOf(times[status], operatorZone)])),
    checked: 0,
    callback: null,
    adjusment: 0,
    edited: false,
    dm_vehicle_id: null,
    processing_time: null,
    prescription_order: order.prescription_order === 1,
    cutlery: order.cutlery === 1,
    is_guest: order.is_guest === 1,
    order_attachment: attachments[0] ?? null,
    order_attachment_full_url: attachments.map((name) => uploadUrl(context.base, name)),
    order_proof: null,
    order_proof_full_url: [],
    refund_cancellation_note: refund?.refund_status === "rejected" ? refund.admin_note : null,
    refund_customer_note: refund?.customer_note ?? null,
    refund: refund ? refundJson(context, refund) : null,
    details_count: lines.count,
    delivery_address: JSON.parse(order.delivery_address) as unknown,
    receiver_details: order.receiver_details ? (JSON.parse(order.receiver_details) as unknown) : null,
    parcel_category: await parcelCategoryOf(context, order),
    delivery_man: await courierJson(context, order, store),
    store: store ? await storeJson(context, store) : null,
    min_delivery_time: store?.min_delivery_time ?? 0,
    max_delivery_time: store?.max_delivery_time ?? 0,
  };
}

/** What a customer asked back, with where its pictures are. */
function refundJson(context: SandboxContext, refund: StateRow<"refunds">) {
  const images = JSON.parse(refund.images) as string[];
  return { ...refund, images, images_full_url: images.map((name) => uploadUrl(context.base, name)) };
}

async function parcelCategoryOf(context: SandboxContext, { parcel_category_id: id }: OrderRow) {
  if (id === null) return null;
  const row = await context.db.selectFrom("parcel_categories").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? parcelCategoryJson(context, row) : null;
}

const timeOf = (instant: string | undefined, zone: string) => (instant ? serverTime(new Date(instant), zone) : null);

async function findRow<T extends "stores" | "couriers">(context: SandboxContext, table: T, id: number) {
  const row = await context.db
    .selectFrom<"stores" | "couriers">(table)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row as SeedRow<T> | undefined;
}

/** The courier with their place: on the way along the streets while the order is picked up, at the store before. */
async function courierJson(context: SandboxContext, order: OrderRow, store: SeedRow<"stores"> | undefined) {
  const courier =
    order.delivery_man_id === null ? undefined : await findRow(context, "couriers", order.delivery_man_id);
  if (!courier) return null;
  const place = courierPlace(context, order, store) ?? courier;
  return {
    id: courier.id,
    f_name: courier.f_name,
    l_name: courier.l_name,
    phone: courier.phone,
    email: courier.email,
    image: courier.image,
    image_full_url: pictureUrl(context, "courier", courier.image),
    zone_id: courier.zone_id,
    active: courier.active,
    available: 1,
    avg_rating: courier.avg_rating,
    rating_count: courier.rating_count,
    lat: String(place.latitude),
    lng: String(place.longitude),
    location: null,
  };
}

/** Where the courier of an order is at this moment; null before they set out for the store, or for a parcel's sender. */
export function courierPlace(context: SandboxContext, order: OrderRow, store: SeedRow<"stores"> | undefined) {
  const door = doorOf(order.delivery_address);
  const from = order.receiver_details ? door : store;
  if (!from || !["handover", "picked_up", "delivered"].includes(order.order_status)) return null;
  const to = order.receiver_details ? doorOf(order.receiver_details) : door;
  return pointAlong(routeBetween(from, to), rideProgress(lifeOf(order), context.now, context.speed));
}

function doorOf(json: string) {
  const { latitude, longitude } = JSON.parse(json) as { latitude: string; longitude: string };
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** The proof of an offline payment with the method's own fields; null when none was sent. */
export async function offlinePaymentJson(context: SandboxContext, orderId: number) {
  const row = await proofOf(context, orderId);
  if (!row) return null;
  const method = await context.db
    .selectFrom("offline_methods")
    .selectAll()
    .where("id", "=", row.method_id)
    .executeTakeFirst();
  const methodName = method && offlineMethodIn(context.language, method);
  return {
    input: JSON.parse(row.input) as unknown,
    data: {
      status: row.status,
      method_id: String(row.method_id),
      method_name: methodName?.method_name ?? "",
      customer_note: row.customer_note,
      admin_note: row.admin_note,
    },
    method_fields: methodName?.method_fields ?? [],
  };
}

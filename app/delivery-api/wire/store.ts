import { z } from "zod";
import type { OpeningHours, Store, StoreDiscount } from "../model";
import { imageUrl, type Reader } from "./reader";
import * as read from "./scalars";

const schedule = z
  .object({ day: read.integer, opening_time: read.clock, closing_time: read.clock })
  .transform(({ day, opening_time, closing_time }, context): OpeningHours => {
    if (day >= 0 && day <= 6 && opening_time !== null && closing_time !== null) {
      return { day, from: opening_time, to: closing_time };
    }
    context.addIssue({ code: z.ZodIssueCode.custom, message: "no opening hours" });
    return z.NEVER;
  });

const discount = z
  .object({
    discount: read.positiveOrNull,
    discount_type: read.discountType,
    min_purchase: read.number,
    max_discount: read.number,
  })
  .transform((wire): StoreDiscount | null =>
    wire.discount === null
      ? null
      : {
          value: wire.discount,
          type: wire.discount_type,
          minPurchase: wire.min_purchase,
          maxDiscount: wire.max_discount,
        },
  )
  .catch(null);

const wireStore = z.object({
  id: read.id,
  slug: read.text,
  name: read.name,
  phone: read.textOrNull,
  address: read.text,
  logo: read.text,
  logo_full_url: read.httpUrl,
  cover_photo: read.text,
  cover_photo_full_url: read.httpUrl,
  latitude: z.unknown(),
  longitude: z.unknown(),
  module_id: read.integer,
  zone_id: read.integer,
  active: read.flagOrTrue,
  open: read.flagOrTrue,
  delivery: read.flagOrTrue,
  take_away: read.flag,
  takeaway: read.flag,
  free_delivery: read.flag,
  self_delivery_system: read.flag,
  per_km_shipping_charge: read.number,
  minimum_shipping_charge: read.number,
  maximum_shipping_charge: read.positiveOrNull,
  minimum_order: read.number,
  tax: read.number,
  schedule_order: read.flag,
  order_place_to_schedule_interval: read.integer,
  delivery_time: read.textOrNull,
  avg_rating: read.number,
  rating_count: read.integer,
  ratings: z.unknown(),
  featured: read.flag,
  cutlery: read.flag,
  extra_packaging_status: read.flag,
  extra_packaging_amount: read.positiveOrNull,
  announcement: read.flag,
  announcment: read.flag,
  announcement_message: read.textOrNull,
  discount,
  schedules: read.listOf(schedule),
  current_opening_time: read.clock,
  category_details: read.listOf(z.object({ id: read.id, name: read.name })),
  total_items: read.integer,
  halal_tag_status: read.flag,
  prescription_order: read.flag,
  reviews_section: read.flagOrTrue,
  created_at: read.textOrNull,
});

/** A store (docs/delivery-api.md §8, DATA-13); throws a ZodError without id or name, as for the `{}` of a missing one. */
export function readStore(row: unknown, reader: Reader): Store {
  const wire = wireStore.parse(row);
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    name: wire.name,
    phone: wire.phone,
    address: wire.address,
    logo: imageUrl(reader, "store", wire.logo_full_url, wire.logo),
    cover: imageUrl(reader, "cover", wire.cover_photo_full_url, wire.cover_photo),
    location: read.coordinates(wire.latitude, wire.longitude),
    moduleId: wire.module_id,
    zoneId: wire.zone_id,
    isActive: wire.active,
    isOpen: wire.open,
    delivery: wire.delivery,
    takeAway: wire.take_away || wire.takeaway,
    freeDelivery: wire.free_delivery,
    selfDelivery: wire.self_delivery_system
      ? {
          perKm: wire.per_km_shipping_charge,
          minimum: wire.minimum_shipping_charge,
          maximum: wire.maximum_shipping_charge,
        }
      : null,
    minimumOrder: wire.minimum_order,
    tax: wire.tax,
    scheduleOrder: wire.schedule_order,
    leadMinutes: Math.max(0, wire.order_place_to_schedule_interval),
    deliveryTime: wire.delivery_time,
    rating: wire.avg_rating,
    ratingCount: wire.rating_count,
    ratings: ratingsOf(wire.ratings),
    featured: wire.featured,
    cutlery: wire.cutlery,
    extraPackaging: wire.extra_packaging_status ? wire.extra_packaging_amount : null,
    announcement: wire.announcement || wire.announcment ? wire.announcement_message : null,
    discount: wire.discount,
    schedules: wire.schedules,
    opensAt: wire.current_opening_time,
    categories: wire.category_details,
    itemsCount: wire.total_items,
    isHalal: wire.halal_tag_status,
    prescriptionOrder: wire.prescription_order,
    hasReviews: wire.reviews_section,
    createdAt: wire.created_at,
  };
}

/** Five counts, most stars first; nothing for any other shape. */
function ratingsOf(value: unknown): number[] {
  const counts = read.toList(value).map((count) => Math.max(0, Math.trunc(read.toNumber(count) ?? 0)));
  return counts.length === 5 ? counts : [];
}

import { z } from "zod";
import type { ReviewReminder } from "../calls";
import type { StoreReview } from "../model";
import { allSigned, imageUrls, type Reader, type Signer, wrongShape } from "./reader";
import * as read from "./scalars";

const wireReview = z.object({
  id: read.id,
  rating: read.number,
  comment: z.unknown(),
  reply: z.unknown(),
  item_name: read.text,
  customer_name: read.textOrNull,
  customer: z.unknown(),
  created_at: read.textOrNull,
  attachment: z.unknown(),
  attachment_full_url: read.listOf(read.httpUrl),
});

/** A review of a store's item (docs/delivery-api.md §7.4); throws a ZodError without id or stars. */
export function readReview(row: unknown, reader: Pick<Reader, "sign" | "images">): StoreReview {
  const wire = wireReview.parse(row);
  const stars = Math.round(wire.rating);
  if (stars < 1 || stars > 5) throw wrongShape("no stars");
  return {
    id: wire.id,
    rating: stars,
    comment: read.plainText(wire.comment, 2000),
    reply: read.plainText(wire.reply, 2000) || null,
    itemName: wire.item_name,
    customerName: wire.customer_name ?? nameOf(wire.customer),
    createdAt: wire.created_at,
    pictures: imageUrls(reader, "review", wire.attachment_full_url, wire.attachment),
  };
}

/**
 * `GET /customer/review-reminder` (docs/delivery-api.md §4.3, API-50); null when there is nothing to ask about. The pictures may be an object
 * with numeric keys.
 */
export function readReviewReminder(body: unknown, reader: Signer): ReviewReminder | null {
  const wire = z.object({ order_id: read.integerOrNull, images: read.listOf(read.httpUrl) }).parse(body);
  if (wire.order_id === null || wire.order_id <= 0) return null;
  return { orderId: wire.order_id, images: allSigned(reader, wire.images) };
}

function nameOf(customer: unknown): string | null {
  const { f_name, l_name } = read.toRecord(customer) ?? {};
  return `${read.text.parse(f_name)} ${read.text.parse(l_name)}`.trim() || null;
}

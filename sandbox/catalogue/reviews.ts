import { uploadUrl } from "../account/uploads";
import type { SeedRow } from "../db/schema";
import { pictureName } from "../pictures/name";
import type { WireContext } from "../wire/store";
import { parsed, pictureUrl } from "../wire/text";

const faces = ["woman-medium-light", "man-medium", "woman-dark", "man-light", "woman-medium", "man-medium-dark"];

type ReviewRow = SeedRow<"reviews"> & { item_name: string; item_image: string };

/** A review with its item and customer (null for a closed account), docs/delivery-api.md §7.4. */
export function reviewJson(ctx: WireContext, row: ReviewRow) {
  const attachments = parsed<string[]>(row.attachment);
  return {
    id: row.id,
    item_id: row.item_id,
    user_id: row.user_id,
    comment: row.comment,
    attachment: attachments,
    attachment_full_url: attachments.map((name) => uploadUrl(ctx.base, name)),
    rating: row.rating,
    order_id: row.order_id,
    module_id: row.module_id,
    status: row.status,
    reply: row.reply,
    item_name: row.item_name,
    item_image: row.item_image,
    item_image_full_url: pictureUrl(ctx, "item", row.item_image),
    customer_name: row.f_name === null ? null : `${row.f_name} ${row.l_name ?? ""}`.trim(),
    customer: customerOf(ctx, row),
    created_at: row.created_at,
    updated_at: row.created_at,
  };
}

function customerOf(ctx: WireContext, row: ReviewRow) {
  if (row.user_id === null || row.f_name === null) return null;
  const face = pictureName(
    "avatar",
    faces[row.user_id % faces.length] ?? "bust-in-silhouette",
    (row.user_id * 47) % 360,
  );
  return {
    id: row.user_id,
    f_name: row.f_name,
    l_name: row.l_name,
    image: face,
    image_full_url: pictureUrl(ctx, "customer", face),
  };
}

import { z } from "zod";
import { lookUp } from "../../look-up";
import type { Condition, ParcelCategory, ParcelInstruction, PromotionalBanners, Slide, VideoContent } from "../model";
import { imageUrl, type Reader, readList, readRows, type Signer, signed } from "./reader";
import * as read from "./scalars";

const promotionalKeys = {
  newArrivals: "new_arrival_section_banner",
  bestReviewed: "best_reviewed_section_banner",
  bottom: "bottom_section_banner",
  basics: "basic_section_nearby",
} as const;

/** `GET /other-banners` outside the parcel module (docs/delivery-api.md §9.1, DATA-27): an object of keys, `[]` when none is set. */
export function readPromotionalBanners(body: unknown, reader: Signer): PromotionalBanners {
  const record = z
    .union([z.record(z.unknown()), z.array(z.unknown()).transform(() => ({}) as Record<string, unknown>)])
    .parse(body);
  const folder = read.httpUrl.parse(record.promotional_banner_url);
  const pictureOf = (key: string): string | null => {
    const file = read.text.parse(lookUp(record, key));
    const full = read.httpUrl.parse(record[`${key}_full_url`]);
    return signed(reader, full ?? (folder && file ? read.httpUrl.parse(`${folder}/${file}`) : null));
  };
  return {
    newArrivals: pictureOf(promotionalKeys.newArrivals),
    bestReviewed: pictureOf(promotionalKeys.bestReviewed),
    bottom: pictureOf(promotionalKeys.bottom),
    basics: pictureOf(promotionalKeys.basics),
  };
}

const wireSlide = z.object({
  id: read.id,
  title: read.text,
  short_description: read.text,
  value_full_url: read.httpUrl,
  image_full_url: read.httpUrl,
});

/** The parcel module's `GET /other-banners`, and `GET /other-banners/why-choose` (docs/delivery-api.md §9.1, DATA-25). */
export function readSlides(body: unknown, reader: Reader): Slide[] {
  const rows = Array.isArray(body) ? body : z.object({ banners: z.unknown() }).parse(body).banners;
  return readRows(rows, "banner", reader, (row) => {
    const wire = wireSlide.parse(row);
    return {
      id: wire.id,
      title: wire.title,
      text: wire.short_description,
      image: signed(reader, wire.value_full_url ?? wire.image_full_url),
    };
  });
}

const wireVideo = z.object({
  section_title: read.text,
  banner_type: read.text,
  banner_video: read.httpUrl,
  banner_image_full_url: read.httpUrl,
  banner_iamge_full_url: read.httpUrl,
  banner_video_content_full_url: read.httpUrl,
  banner_contents: read.listOf(z.object({ key: read.text, value: read.text })),
});

/** What `banner_type` names, else the picture (HOME-parc-07). */
function mediaOf(wire: z.infer<typeof wireVideo>, reader: Signer): VideoContent["media"] {
  if (wire.banner_type === "video" && wire.banner_video) return { kind: "embed", src: wire.banner_video };
  if (wire.banner_type === "video_content" && wire.banner_video_content_full_url)
    return { kind: "video", src: wire.banner_video_content_full_url };
  const picture = signed(reader, wire.banner_image_full_url ?? wire.banner_iamge_full_url);
  return picture ? { kind: "image", src: picture } : null;
}

/** `GET /other-banners/video-content` (docs/delivery-api.md §9.1, DATA-26): six values make three pairs. */
export function readVideoContent(body: unknown, reader: Signer): VideoContent {
  const wire = wireVideo.parse(body);
  const textOf = (key: string) => wire.banner_contents.find((row) => row.key === key)?.value ?? "";
  return {
    title: wire.section_title,
    media: mediaOf(wire, reader),
    contents: [1, 2, 3]
      .map((number) => ({ label: textOf(`content${number}_title`), text: textOf(`content${number}_subtitle`) }))
      .filter(({ label }) => label),
  };
}

const wireCondition = z.object({ id: read.id, name: read.name });

/** `GET /common-condition` (docs/delivery-api.md §7.7, DATA-35). */
export function readConditions(body: unknown, reader: Reader): Condition[] {
  return readList(body, "condition", reader, (row) => wireCondition.parse(row));
}

const wireParcelCategory = z.object({
  id: read.id,
  name: read.name,
  description: read.description,
  image: read.text,
  image_full_url: read.httpUrl,
  parcel_per_km_shipping_charge: read.numberOrNull,
  parcel_minimum_shipping_charge: read.numberOrNull,
});

/** `GET /parcel-category` (docs/delivery-api.md §10.9, DATA-29). */
export function readParcelCategories(body: unknown, reader: Reader): ParcelCategory[] {
  return readList(body, "category", reader, (row) => {
    const { image, image_full_url, ...wire } = wireParcelCategory.parse(row);
    return {
      id: wire.id,
      name: wire.name,
      description: wire.description,
      image: imageUrl(reader, "parcelCategory", image_full_url, image),
      perKm: wire.parcel_per_km_shipping_charge,
      minimum: wire.parcel_minimum_shipping_charge,
    };
  });
}

/** A row of `GET /customer/order/parcel-instructions` (docs/delivery-api.md §10.6, API-12). */
export function readParcelInstruction(row: unknown): ParcelInstruction {
  const { id, instruction: text } = z.object({ id: read.id, instruction: read.name }).parse(row);
  return { id, text };
}

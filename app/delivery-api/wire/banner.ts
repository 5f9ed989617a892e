import { z } from "zod";
import type { Banner } from "../model";
import { imageUrl, type Reader, readRows } from "./reader";
import * as read from "./scalars";

const entity = z.object({ id: read.id, slug: read.text, zone_id: read.integerOrNull }).nullable().catch(null);

const wireBanner = z.object({
  id: read.id,
  title: read.text,
  type: read.text,
  image: read.text,
  image_full_url: read.httpUrl,
  link: read.text,
  store: entity,
  item: entity,
});

const wireCampaign = z.object({ id: read.id, title: read.text, image: read.text, image_full_url: read.httpUrl });

/** Only addresses a link may lead to: http(s), or a path of our own site. */
function safeLink(link: string): string | null {
  if (/^\/(?![/\\])/.test(link)) return link;
  return read.httpUrl.parse(link);
}

function targetOf(wire: z.infer<typeof wireBanner>): Banner["target"] {
  if (wire.store !== null && wire.type !== "item_wise") {
    return { kind: "store", idOrSlug: wire.store.slug || String(wire.store.id), zoneId: wire.store.zone_id };
  }
  if (wire.item !== null) return { kind: "item", idOrSlug: wire.item.slug || String(wire.item.id) };
  const href = safeLink(wire.link);
  return href === null ? null : { kind: "link", href };
}

/** `GET /banners` (docs/delivery-api.md §9.1): the banners, the running campaigns after them. */
export function readBanners(body: unknown, reader: Reader): Banner[] {
  const { banners, campaigns } = z.object({ banners: z.unknown(), campaigns: z.unknown() }).parse(body);
  const fromBanners = readRows(banners, "banner", reader, (row): Banner => {
    const wire = wireBanner.parse(row);
    const image = imageUrl(reader, "banner", wire.image_full_url, wire.image);
    return { id: `banner-${wire.id}`, title: wire.title, image, target: targetOf(wire) };
  });
  const fromCampaigns = readRows(campaigns, "campaign", reader, (row): Banner => {
    const wire = wireCampaign.parse(row);
    const image = imageUrl(reader, "campaign", wire.image_full_url, wire.image);
    return {
      id: `campaign-${wire.id}`,
      title: wire.title,
      image,
      target: { kind: "campaign", id: String(wire.id) },
    };
  });
  return [...fromBanners, ...fromCampaigns];
}

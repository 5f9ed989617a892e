import { z } from "zod";
import type { Campaign, CampaignDetails } from "../model";
import { imageUrl, type Reader, readRows } from "./reader";
import * as read from "./scalars";
import { readStore } from "./store";

const wireCampaign = z.object({
  id: read.id,
  slug: read.text,
  title: read.name,
  description: read.description,
  image: read.text,
  image_full_url: read.httpUrl,
  module_id: read.integerOrNull,
  available_date_starts: read.day,
  available_date_ends: read.day,
  end_time: read.text,
  stores: z.unknown(),
});

/** The last day's end: at the campaign's daily closing time where it has one. */
function endOf(day: string | null, time: string): string | null {
  if (day === null) return null;
  const [, minutes = "23:59", seconds = minutes === "23:59" ? ":59" : ":00"] =
    /(?:^|[T ])((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?/.exec(time) ?? [];
  return `${day} ${minutes}${seconds}`;
}

/** A campaign of stores (docs/delivery-api.md §9.1, §9.2, DATA-37). */
export function readCampaign(row: unknown, reader: Reader): Campaign {
  const wire = wireCampaign.parse(row);
  return {
    id: wire.id,
    slug: wire.slug || String(wire.id),
    title: wire.title,
    description: wire.description,
    image: imageUrl(reader, "campaign", wire.image_full_url, wire.image),
    moduleId: wire.module_id,
    from: wire.available_date_starts,
    to: wire.available_date_ends,
    endsAt: endOf(wire.available_date_ends, wire.end_time),
  };
}

/** The same with the stores that take part; null for the `[]` of a campaign that does not run (docs/delivery-api.md §9.2). */
export function readCampaignDetails(body: unknown, reader: Reader): CampaignDetails | null {
  const record = read.toRecord(body);
  if (record === null || Object.keys(record).length === 0) return null;
  return {
    ...readCampaign(record, reader),
    stores: readRows(record.stores, "store", reader, (row) => readStore(row, reader)),
  };
}

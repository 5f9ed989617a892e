import { z } from "zod";
import { isModuleType } from "~/module-kinds";
import type { Module } from "../model";
import { imageUrl, type Reader, readList } from "./reader";
import * as read from "./scalars";

/** The module types this storefront sells; null for others (`rental`, `ride-share`, `service`). */
export const moduleType = z.unknown().transform((value) => (isModuleType(value) ? value : null));

const wireModule = z.object({
  id: read.id,
  module_name: read.name,
  module_type: moduleType,
  slug: read.text,
  icon: read.text,
  icon_full_url: read.httpUrl,
  thumbnail: read.text,
  thumbnail_full_url: read.httpUrl,
  description: read.description,
  short_description: read.description,
  stores_count: read.integer,
  items_count: read.integer,
  zones: read.ids,
  status: read.flagOrTrue,
});

/** `GET /module` (docs/delivery-api.md §2.2): the active modules this storefront can sell. */
export function readModules(body: unknown, reader: Reader): Module[] {
  const rows = readList(body, "module", reader, (row) => wireModule.parse(row));
  return rows.flatMap((wire) => {
    if (wire.module_type === null || !wire.status) return [];
    return [
      {
        id: wire.id,
        type: wire.module_type,
        name: wire.module_name,
        slug: wire.slug || String(wire.id),
        icon: imageUrl(reader, "module", wire.icon_full_url, wire.icon),
        thumbnail: imageUrl(reader, "module", wire.thumbnail_full_url, wire.thumbnail),
        description: wire.description || wire.short_description,
        storesCount: wire.stores_count,
        itemsCount: wire.items_count,
        zoneIds: wire.zones,
      },
    ];
  });
}

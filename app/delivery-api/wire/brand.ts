import { z } from "zod";
import type { Brand } from "../model";
import { imageUrl, type Reader } from "./reader";
import * as read from "./scalars";

const wireBrand = z.object({
  id: read.id,
  name: read.name,
  slug: read.text,
  image: read.text,
  image_full_url: read.httpUrl,
  items_count: read.integer,
});

/** A row of `GET /brand` (docs/delivery-api.md §7.6, DATA-30). */
export function readBrand(row: unknown, reader: Reader): Brand {
  const wire = wireBrand.parse(row);
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug || String(wire.id),
    image: imageUrl(reader, "brand", wire.image_full_url, wire.image),
    itemsCount: Math.max(0, wire.items_count),
  };
}

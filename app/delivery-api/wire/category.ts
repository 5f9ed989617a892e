import { z } from "zod";
import type { Category } from "../model";
import { imageUrl, type Reader } from "./reader";
import * as read from "./scalars";

const wireCategory = z.object({
  id: read.id,
  name: read.name,
  slug: read.text,
  image: read.text,
  image_full_url: read.httpUrl,
  featured: read.flag,
  products_count: read.integerOrNull,
  childes: read.listOf(z.object({ id: read.id, name: read.name, slug: read.text })),
});

/** A category (docs/delivery-api.md §7.5); X leaves out `featured` and the counts. */
export function readCategory(row: unknown, reader: Reader): Category {
  const wire = wireCategory.parse(row);
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug || String(wire.id),
    image: imageUrl(reader, "category", wire.image_full_url, wire.image),
    featured: wire.featured,
    productsCount: wire.products_count,
    children: wire.childes.map((child) => ({ ...child, slug: child.slug || String(child.id) })),
  };
}

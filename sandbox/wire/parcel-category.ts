import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import { inLanguage, pictureUrl } from "./text";

/** A parcel category as listed and as part of its orders, docs/delivery-api.md §10.9. */
export function parcelCategoryJson(context: SandboxContext, { translations, ...row }: SeedRow<"parcel_categories">) {
  return {
    ...row,
    name: inLanguage(context.language, { name: row.name, translations }, "name"),
    description: inLanguage(context.language, { description: row.description, translations }, "description"),
    image_full_url: pictureUrl(context, "parcelCategory", row.image),
  };
}

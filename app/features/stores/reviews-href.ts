import type { Store } from "~/delivery-api/model";

/** The page of a store's reviews. */
export const reviewsHref = ({ id, slug, moduleId }: Pick<Store, "id" | "slug" | "moduleId">): string =>
  `/store/${encodeURIComponent(slug || id)}/reviews?module_id=${moduleId}`;

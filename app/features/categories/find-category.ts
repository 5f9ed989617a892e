import type { Category } from "~/delivery-api/model";

type Named = { id: number; name: string; slug: string };

/** A category and the family it stands in: its parent, or itself when it is one. */
export type FoundCategory = { category: Named; parent: Category };

/** The category of an address, by slug or by number, among parents and children; null when there is none. A slug may look like a number. */
export function findCategory(categories: readonly Category[], idOrSlug: string): FoundCategory | null {
  const all = categories.flatMap((parent) => [parent, ...parent.children].map((category) => ({ category, parent })));
  return (
    all.find(({ category }) => category.slug === idOrSlug) ??
    all.find(({ category }) => String(category.id) === idOrSlug) ??
    null
  );
}

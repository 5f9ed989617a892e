import type { Category } from "~/delivery-api/model";

type Named = { id: number; name: string; slug: string };

/** A category and its parent, which is itself when it is one. */
export type FoundCategory = { category: Named; parent: Category };

const everyone = (categories: readonly Category[]): FoundCategory[] =>
  categories.flatMap((parent) => [parent, ...parent.children].map((category) => ({ category, parent })));

/** The category of an address, by slug or by number, among parents and children; null when there is none. A slug may look like a number. */
export function findCategory(categories: readonly Category[], idOrSlug: string): FoundCategory | null {
  const all = everyone(categories);
  return (
    all.find(({ category }) => category.slug === idOrSlug) ??
    all.find(({ category }) => String(category.id) === idOrSlug) ??
    null
  );
}

/** What names a category in its address: its slug, or its number where the slug leads to another one. */
export function addressName(categories: readonly Category[], { id, slug }: Pick<Named, "id" | "slug">): string {
  return findCategory(categories, slug)?.category.id === id ? slug : String(id);
}

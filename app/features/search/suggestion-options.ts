import { itemHref } from "~/features/catalogue/item-href";
import type { Suggestions } from "./load-suggestions.server";
import { termHref } from "./recent";

/** A line of the panel that can be chosen. */
export type SuggestionOption = {
  kind: "recent" | "product" | "item" | "store";
  name: string;
  href: string;
  image: string | null;
};

/** The lines for what is typed, in the order shown: before typing recent searches and products, then names of items and stores. */
export function optionsFor(
  term: string,
  found: Suggestions | null,
  { recent, products, current }: Pick<Suggestions, "recent" | "products"> & { current: string },
): SuggestionOption[] {
  const named = (kind: SuggestionOption["kind"]) => (name: string) => ({
    kind,
    name,
    href: termHref(name),
    image: null,
  });
  if (term !== "") return found ? [...found.items.map(named("item")), ...found.stores.map(named("store"))] : [];
  return [
    ...recent.map(named("recent")),
    ...products.map((product) => ({
      kind: "product" as const,
      name: product.name,
      href: itemHref(product, current),
      image: product.image,
    })),
  ];
}

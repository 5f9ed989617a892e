import type { CardItem } from "~/features/catalogue/card";
import { itemHref } from "~/features/catalogue/item-href";
import { storeHref } from "~/features/catalogue/store-href";
import { termHref } from "~/features/catalogue/term-href";
import type { Suggestions } from "./load-suggestions.server";

/** Kinds of lines in the order shown. `shop`: the typed term in the store whose page this is; `term`: a name to search for. */
export const optionKinds = ["shop", "recent", "term", "item", "store", "category"] as const;
export type OptionKind = (typeof optionKinds)[number];

/** A line of the panel that can be chosen. */
export type SuggestionOption = {
  kind: OptionKind;
  key: string;
  name: string;
  href: string;
  image: string | null;
  /** What else is known of it: the shop and the price of an item, how soon a store delivers. */
  about: string[];
  rating: number | null;
};

type Before = Pick<Suggestions, "recent" | "items"> & {
  /** Path and search of the page. */
  current: string;
  /** An item's price as it is written. */
  price(item: CardItem): string;
};

/** The lines for what is typed, in the order shown: before typing recent searches and items, then what has come for the term. */
export function optionsFor(term: string, found: Suggestions | null, before: Before): SuggestionOption[] {
  const named = (kind: OptionKind) => (name: string) => line(kind, name, name, termHref(name));
  const items = (rows: CardItem[]) =>
    rows.map((item) => ({
      ...line("item", item.id, item.name, itemHref(item, before.current)),
      image: item.image,
      about: [item.storeName, before.price(item)].filter(Boolean),
    }));
  if (term === "") return [...before.recent.map(named("recent")), ...items(before.items)];
  if (!found) return [];
  const shop = inShopHref(before.current, term);
  return [
    ...(shop ? [line("shop", term, term, shop)] : []),
    ...found.names.map(named("term")),
    ...items(found.items),
    ...found.stores.map((store) => ({
      ...line("store", store.id, store.name, storeHref(store)),
      image: store.logo,
      about: [store.deliveryTime].filter((time) => time !== null),
      rating: store.ratingCount > 0 ? store.rating : null,
    })),
    ...found.categories.map(({ id, name, image, href }) => ({ ...line("category", id, name, href), image })),
  ];
}

const line = (kind: OptionKind, key: string | number, name: string, href: string): SuggestionOption => ({
  kind,
  key: `${kind} ${key}`,
  name,
  href,
  image: null,
  about: [],
  rating: null,
});

/** What the address of a store's page says of the store. */
const storeParameters = ["module_id", "store_zone_id"];

/** The search of the store whose page is `current`; null on any other page. `/store/latest` and `/store/popular` are lists. */
export function inShopHref(current: string, term: string): string | null {
  const { pathname, searchParams } = new URL(current, "http://page.invalid");
  if (!/^\/store\/(?!latest$|popular$)[^/]+$/.test(pathname)) return null;
  const kept = [...searchParams].filter(([name]) => storeParameters.includes(name));
  return `${pathname}?${new URLSearchParams([...kept, ["search", term]])}`;
}

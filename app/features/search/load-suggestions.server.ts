import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { secondary } from "~/request/pages/critical.server";
import type { Shop } from "~/request/context/request-context.server";
import { cleanTerm } from "./recent";

/** Names of each kind in the panel. */
const mostNames = 6;

export type Suggestions = {
  /** The typed term these belong to; empty for what is shown before typing. */
  term: string;
  /** Names of items and of stores (API-57). */
  items: string[];
  stores: string[];
  /** Before typing: recent searches (SRCH-08), and for customers items that may please them (API-56). */
  recent: string[];
  products: Pick<CardItem, "id" | "slug" | "name" | "image" | "moduleType" | "moduleId" | "isCampaign">[];
};

/** What the panel under the search field shows for a term; nothing is asked for an empty one but what precedes typing (SRCH-04). */
export async function loadSuggestions(shop: Shop, typed: string): Promise<Suggestions> {
  const term = cleanTerm(typed);
  const recent = shop.session.settings.searches;
  if (term === "") return { term, items: [], stores: [], recent, products: await suggestedProducts(shop) };
  const { items, stores } = secondary(await shop.api.search.suggestions(term), { items: [], stores: [] });
  return { term, items: items.slice(0, mostNames), stores: stores.slice(0, mostNames), recent, products: [] };
}

async function suggestedProducts(shop: Shop): Promise<Suggestions["products"]> {
  if (shop.session.place === null || shop.session.module === null) return [];
  const items = secondary(await shop.api.search.suggestedItems(), []);
  return items.map((item) => {
    const { id, slug, name, image, moduleType, moduleId, isCampaign } = toCardItem(shop, item, true);
    return { id, slug, name, image, moduleType, moduleId, isCampaign };
  });
}

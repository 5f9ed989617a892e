import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
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
export async function loadSuggestions(context: RequestContext, typed: string): Promise<Suggestions> {
  const term = cleanTerm(typed);
  const recent = context.session.settings.searches;
  if (term === "") return { term, items: [], stores: [], recent, products: await suggestedProducts(context) };
  const { items, stores } = secondary(await context.api.search.suggestions(term), { items: [], stores: [] });
  return { term, items: items.slice(0, mostNames), stores: stores.slice(0, mostNames), recent, products: [] };
}

async function suggestedProducts(context: RequestContext): Promise<Suggestions["products"]> {
  if (context.session.place === null || context.session.module === null) return [];
  const items = secondary(await context.api.search.suggestedItems(), []);
  return items.map((item) => {
    const { id, slug, name, image, moduleType, moduleId, isCampaign } = toCardItem(context, item, true);
    return { id, slug, name, image, moduleType, moduleId, isCampaign };
  });
}

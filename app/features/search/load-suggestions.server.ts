import type { Category } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStore } from "~/features/catalogue/card.server";
import { categoryHref } from "~/features/catalogue/category-href";
import { kindText } from "~/features/modules/kind-text.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { plainSearch } from "./query";
import { cleanTerm } from "./recent";
import { holdingFirst, holds } from "./spelling";

/** Lines of each kind in the panel. */
const most = { names: 4, items: 3, stores: 3, categories: 2, beforeTyping: 5 };

export type Suggestions = {
  /** The typed term these belong to; empty for what is shown before typing. */
  term: string;
  /** Names of items and stores to search for (API-57). */
  names: string[];
  /** What the module has of that name; before typing what may please the customer (API-56), or others order most. */
  items: CardItem[];
  stores: CardStore[];
  categories: { id: number; name: string; image: string | null; href: string }[];
  /** What the items and the stores are headed by. */
  titles: { item: string; store: string };
  /** Recent searches, before typing (SRCH-08). */
  recent: string[];
};

/** What the panel under the search field shows for a term; nothing is asked for an empty one but what precedes typing (SRCH-04). */
export async function loadSuggestions(context: RequestContext, typed: string): Promise<Suggestions> {
  const term = cleanTerm(typed);
  const { settings, area, module } = context.session;
  const nothing: Suggestions = {
    term,
    names: [],
    items: [],
    stores: [],
    categories: [],
    titles: { item: kindText(context, "items"), store: kindText(context, "stores") },
    recent: settings.searches,
  };
  const isHere = area !== null && module !== null;
  if (term === "") return isHere ? { ...nothing, ...(await beforeTyping(context)) } : nothing;
  const { api } = context;
  const names = api.search.suggestions(term);
  const [items, stores, categories] = isHere
    ? await Promise.all([
        api.search.items(plainSearch(term, most.items)),
        api.search.stores(plainSearch(term, most.stores)),
        api.categories.list(),
      ])
    : [];
  const named = secondary(await names, { items: [], stores: [] });
  return {
    ...nothing,
    names: holdingFirst([...new Set([...named.items, ...named.stores])], term, (name) => name).slice(0, most.names),
    items: items?.ok ? items.value.rows.map((item) => toCardItem(context, item, true)) : [],
    stores: stores?.ok ? stores.value.rows.map((store) => toCardStore(context, store)) : [],
    categories: categories?.ok && module ? categoriesOf(categories.value, term, module.id) : [],
  };
}

async function beforeTyping(context: RequestContext): Promise<Pick<Suggestions, "items" | "titles">> {
  const liked = secondary(await context.api.search.suggestedItems(), []);
  const rows = liked.length > 0 ? liked : secondary(await context.api.items.popular(1, most.beforeTyping), null)?.rows;
  return {
    items: (rows ?? []).map((item) => toCardItem(context, item, true)),
    titles: { item: context.t(`suggest:${liked.length > 0 ? "liked" : "popular"}`), store: "" },
  };
}

const categoriesOf = (categories: readonly Category[], term: string, moduleId: number): Suggestions["categories"] =>
  categories
    .filter(({ name }) => holds(name, term))
    .slice(0, most.categories)
    .map(({ id, name, image }) => ({ id, name, image, href: categoryHref({ id, name }, moduleId) }));

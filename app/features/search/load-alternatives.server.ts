import type { Module } from "~/delivery-api";
import { termHref } from "~/features/catalogue/term-href";
import { kindText } from "~/features/modules/kind-text.server";
import { servedModules } from "~/features/modules/served-modules.server";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { plainSearch, resultsHref, type SearchQuery, tabHref, unfilteredHref } from "./query";
import { meantTerm } from "./spelling";

/** Where else to look for a term that found nothing. */
export type Alternatives = {
  /** The term as it was probably meant. */
  meant: { term: string; href: string } | null;
  /** Lists that have something of that name: the module's other tab, other modules. */
  hits: Hit[];
};
type Hit = { name: string; count: number; href: string };

/** Letters that the names of a misspelt term are asked for by: a slip is seldom among the first. */
const firstLetters = 2;
const popularNames = 50;
/** A call each: a term that finds nothing must not cost as many as an operator has modules. */
const mostModules = 6;

/**
 * A better spelling, from names that the module has, and what the other tab and other modules found. Null for a question that is narrowed: its filters
 * may be why it found nothing.
 */
export async function loadAlternatives(context: RequestContext, query: SearchQuery): Promise<Alternatives | null> {
  if (query.dataType !== "searched" || query.page > 1 || unfilteredHref(query) !== resultsHref(query)) return null;
  const [names, otherTab, elsewhere] = await Promise.all([
    namesLike(context, query.search),
    hitsOfOtherTab(context, query),
    hitsOfOtherModules(context, query),
  ]);
  const meant = otherTab.count > 0 ? null : meantTerm(query.search, names);
  return {
    meant: meant === null ? null : { term: meant, href: termHref(meant) },
    hits: [otherTab, ...elsewhere].filter(({ count }) => count > 0),
  };
}

/** Names of items, stores and categories that the term may be a misspelling of. */
async function namesLike({ api }: RequestContext, term: string): Promise<string[]> {
  const [longest = ""] = term.split(" ").sort((one, other) => other.length - one.length);
  const [near, popular, categories] = await Promise.all([
    api.search.suggestions(longest.slice(0, firstLetters)),
    api.items.popular(1, popularNames),
    api.categories.list(),
  ]);
  const { items, stores } = secondary(near, { items: [], stores: [] });
  return [
    ...items,
    ...stores,
    ...(popular.ok ? popular.value.rows : []).map(({ name }) => name),
    ...secondary(categories, []).flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]),
  ];
}

async function hitsOfOtherTab(context: RequestContext, query: SearchQuery): Promise<Hit> {
  const tab = query.tab === "items" ? "stores" : "items";
  const found = await context.api.search[tab](plainSearch(query.search, 1));
  return { name: kindText(context, tab), count: found.ok ? found.value.total : 0, href: tabHref(query, tab) };
}

async function hitsOfOtherModules(context: RequestContext, query: SearchQuery): Promise<Hit[]> {
  const here = context.session.module?.id;
  const others = ((await servedModules(context)) ?? []).filter((other) => other.id !== here && !sendsParcels(other));
  return Promise.all(others.slice(0, mostModules).map((other) => hitsOfModule(context, query, other)));
}

async function hitsOfModule(context: RequestContext, query: SearchQuery, { id, name }: Module): Promise<Hit> {
  const api = context.apiAt({ place: context.session.area, moduleId: id });
  const found = await api.search.items(plainSearch(query.search, 1));
  return { name, count: found.ok ? found.value.total : 0, href: tabHref({ ...query, moduleId: id }, "items") };
}

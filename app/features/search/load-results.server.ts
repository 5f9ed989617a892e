import { data } from "@remix-run/node";
import type { Result } from "~/delivery-api";
import { listViewed } from "~/features/catalogue/analytics-items";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStores } from "~/features/catalogue/card.server";
import { kindText } from "~/features/modules/kind-text.server";
import { commaList } from "~/i18n/format";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import { isInModuleOfAddress, requireModule } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import { isTracking, trackEvent } from "~/request/context/track-event.server";
import { critical, secondary } from "~/request/pages/critical.server";
import { pageBefore } from "~/request/pages/page-before";
import { redirectTo } from "~/request/posting/respond.server";
import type { ListPage } from "~/ui/growing-list";
import { type CategoryNode, everyId, isAll } from "./categories";
import { isFormAddress, readFilters, readForm } from "./filters.server";
import { knownWords } from "./known-words";
import { type Alternatives, loadAlternatives } from "./load-alternatives.server";
import {
  checkedBoxes,
  checkedBrands,
  filterWords,
  pageSize,
  resultsHref,
  type SearchQuery,
  sentPrice,
  type Tab,
} from "./query";
import { rememberTerm } from "./recent.server";

/** A page of results: items on one tab, stores on the other. */
export type ResultRows = ({ tab: "items" } & ListPage<CardItem>) | ({ tab: "stores" } & ListPage<CardStore>);

export type ResultsData = {
  kind: "results";
  title: string;
  /** What items and stores are called in the module, and what is said where there are none of the tab's. */
  words: Record<Tab, string> & { none: string };
  query: SearchQuery;
  page: ResultRows;
  /** Names the list for the pages that follow (`useGrowingList`); in another zone it is another one. */
  listName: string;
  /** The module they are of; undefined where none was entered. */
  moduleId: number | undefined;
  hasStores: boolean;
  categories: CategoryNode[];
  /** Checked boxes of the category filter. */
  checked: number[];
  /** Brands to narrow by; none where that filter is not shown (SRCH-21). */
  brands: { id: number; name: string }[];
  /** Where else to look, when nothing was found. */
  alternatives: Alternatives | null;
};

/** Results are left for the home, where no search is shown any more; another page stays. */
const withoutSearch = (page: string) => (/[?&]data_type=/.test(page) ? "/home" : page);

/**
 * Search results on `/home` (RTE-07 to RTE-14): items or stores by name, category, brand or offer, a page at a time. Throws the 404 of
 * results that cannot be, the 503 page, and the redirects of an empty term, which leads back (SRCH-07), and of a form's address.
 */
export async function loadResults(context: RequestContext): Promise<ResultsData> {
  const { searchParams } = context.url;
  const query = readFilters(searchParams);
  if (query === null) throw data(null, { status: 404 });
  if (query.dataType === "searched" && query.search === "")
    throw await redirectTo(context, withoutSearch(pageBefore(context.client.referrer, context.publicOrigin, "/home")));
  if (query.moduleId !== null) await requireModule(context, query.moduleId);
  const lists = loadLists(context, query);
  if (isFormAddress(searchParams)) {
    const { categories } = await lists;
    throw await redirectTo(context, resultsHref(readForm(query, searchParams, categories)));
  }
  if (query.dataType === "searched") rememberTerm(context, query.search);

  const [found, { categories, brands, isKnown }] = await Promise.all([search(context, query, lists), lists]);
  const isMissing =
    (query.dataType === "category" && !has(everyId(categories), query.id, isKnown.categories)) ||
    (query.dataType === "brand" &&
      !has(
        brands.map(({ id }) => id),
        query.brandId,
        isKnown.brands,
      ));
  if (isMissing) throw data(null, { status: 404 });
  const page = critical(found);
  if (query.dataType === "searched" && query.page === 1) trackSearch(context, query.search, page);
  await trackList(context, query, page);
  const { module, area } = context.session;
  return {
    kind: "results",
    title: titleOf(context, query, categories, brands),
    words: {
      items: kindText(context, "items"),
      stores: kindText(context, "stores"),
      none: kindText(context, `noneOf.${query.tab}`),
    },
    query,
    page,
    moduleId: module?.id,
    listName: [module?.id, area?.zoneHeader, resultsHref(query, { view: "grid", page: query.page })].join(" "),
    hasStores: query.dataType !== "brand" && query.dataType !== "new",
    categories,
    checked: [...checkedBoxes(query, categories)],
    brands: hasBrandFilter(context, query) ? brands : [],
    alternatives: page.rows.length === 0 ? await loadAlternatives(context, query) : null,
  };
}

function trackSearch(context: RequestContext, term: string, { tab, rows, total }: ResultRows): void {
  const words = knownWords(
    term,
    rows.map(({ name }) => name),
  );
  const params = { ...(words ? { search_term: words } : {}), results: total };
  trackEvent(context, { name: "search", params }, { counted: { event: "search", tab, hasHits: total > 0 } });
}

async function trackList(context: RequestContext, { dataType, id, brandId }: SearchQuery, page: ResultRows) {
  if (page.tab !== "items" || !isTracking()) return;
  const config = secondary(await context.api.config.get(), null);
  if (!config) return;
  const list = { id: [dataType, id ?? brandId].filter((part) => part !== null).join("-") };
  trackEvent(context, listViewed(list, page.rows, config.currency.digits));
}

/** A further page of results for a list that grows; null when it cannot be had. */
export async function loadMoreResults(context: RequestContext): Promise<ResultRows | null> {
  const query = readFilters(context.url.searchParams);
  if (query === null || context.session.area === null || !isInModuleOfAddress(context)) return null;
  return secondary(await search(context, query, loadLists(context, query)), null);
}

type Lists = {
  categories: CategoryNode[];
  brands: { id: number; name: string }[];
  /** Whether the list was asked for and came: otherwise nothing can be said of what it lacks. */
  isKnown: { categories: boolean; brands: boolean };
};

/** What there is to filter by. Without it the page still has its results. */
async function loadLists(context: RequestContext, query: SearchQuery): Promise<Lists> {
  const needsBrands = query.dataType === "brand" || hasBrandFilter(context, query);
  const [categories, brands] = await Promise.all([
    context.api.categories.list(),
    needsBrands ? context.api.brands.list() : null,
  ]);
  return {
    categories: secondary(categories, []).map(({ id, name, children }) => ({
      id,
      name,
      children: children.map((child) => ({ id: child.id, name: child.name })),
    })),
    brands: (brands ? secondary(brands, []) : []).map(({ id, name }) => ({ id, name })),
    isKnown: { categories: categories.ok, brands: brands?.ok ?? false },
  };
}

/** SRCH-21. */
const hasBrandFilter = ({ session }: RequestContext, { tab }: SearchQuery) =>
  session.module !== null && serverTraitsOf(session.module.type).hasBrandFilter && tab === "items";

async function search(context: RequestContext, query: SearchQuery, lists: Promise<Lists>): Promise<Result<ResultRows>> {
  // Only a choice of categories has to wait for the tree that says what it means.
  const hasChoice = query.dataType === "category" || query.categories === "all" || query.categories.length > 0;
  const input = {
    dataType: query.dataType,
    name: query.dataType === "searched" ? query.search : "",
    categoryIds: hasChoice ? categoryIds(query, (await lists).categories) : [],
    brandIds: checkedBrands(query),
    filters: filterWords(query),
    rating: query.rating,
    price: sentPrice(query.price),
    page: query.page,
    limit: pageSize,
  };
  const pageOf = (rows: number, total: number) => ({
    total,
    nextHref: rows > 0 && query.page * pageSize < total ? resultsHref(query, { page: query.page + 1 }) : null,
  });
  if (query.tab === "stores") {
    const found = await context.api.search.stores(input);
    if (!found.ok) return found;
    const rows = await toCardStores(context, found.value.rows);
    return { ok: true, value: { tab: "stores", rows, ...pageOf(rows.length, found.value.total) } };
  }
  const [config, found] = await Promise.all([context.api.config.get(), context.api.search.items(input)]);
  if (!found.ok) return found;
  const scheduling = config.ok && config.value.scheduleOrders;
  const rows = found.value.rows.map((item) => toCardItem(context, item, scheduling));
  return { ok: true, value: { tab: "items", rows, ...pageOf(rows.length, found.value.total) } };
}

/** What the address names is sent as it is where the tree could not be had. */
function categoryIds(query: SearchQuery, tree: CategoryNode[]): number[] {
  if (tree.length > 0) return [...checkedBoxes(query, tree)];
  if (query.categories !== "all" && query.categories.length > 0) return query.categories;
  return query.id === null ? [] : [query.id];
}

/** Whether there is such a category or brand; what could not be looked up is believed. */
const has = (ids: number[], wanted: number | null, isKnown: boolean) =>
  wanted !== null && (!isKnown || ids.includes(wanted));

/** Names in a heading; more are not read. */
const mostNames = 3;

function titleOf(context: RequestContext, query: SearchQuery, tree: CategoryNode[], brands: Lists["brands"]): string {
  const { dataType, search: term, name } = query;
  if (dataType === "searched") return context.t("search:title.searched", { search: term });
  if (dataType === "brand") {
    const chosen = new Set(checkedBrands(query));
    const names = brands.filter(({ id }) => chosen.has(id)).map((brand) => brand.name);
    const nameOfOwn = query.brands.length === 0 ? name : "";
    return titleWith(context, names) || nameOfOwn || context.t("search:title.brand");
  }
  if (dataType !== "category") return context.t(`search:title.${dataType}`);
  if (query.categories.length === 0 && name !== "") return name;
  const checked = checkedBoxes(query, tree);
  if (isAll(checked, tree)) return context.t("search:all");
  const names = tree.flatMap((parent) =>
    checked.has(parent.id)
      ? [parent.name]
      : parent.children.filter(({ id }) => checked.has(id)).map((child) => child.name),
  );
  return titleWith(context, names) || context.t("search:title.category");
}

const titleWith = ({ language }: RequestContext, names: string[]) => commaList(names.slice(0, mostNames), language);

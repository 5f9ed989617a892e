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
  asked: SearchQuery;
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
  const asked = readFilters(searchParams);
  if (asked === null) throw data(null, { status: 404 });
  if (asked.dataType === "searched" && asked.search === "")
    throw await redirectTo(context, withoutSearch(pageBefore(context.client.referrer, context.publicOrigin, "/home")));
  if (asked.moduleId !== null) await requireModule(context, asked.moduleId);
  const lists = loadLists(context, asked);
  if (isFormAddress(searchParams)) {
    const { categories } = await lists;
    throw await redirectTo(context, resultsHref(readForm(asked, searchParams, categories)));
  }
  if (asked.dataType === "searched") rememberTerm(context, asked.search);

  const [found, { categories, brands, isKnown }] = await Promise.all([search(context, asked, lists), lists]);
  const isMissing =
    (asked.dataType === "category" && !has(everyId(categories), asked.id, isKnown.categories)) ||
    (asked.dataType === "brand" &&
      !has(
        brands.map(({ id }) => id),
        asked.brandId,
        isKnown.brands,
      ));
  if (isMissing) throw data(null, { status: 404 });
  const page = critical(found);
  if (asked.dataType === "searched" && asked.page === 1) trackSearch(context, asked.search, page);
  await trackList(context, asked, page);
  const { module, area } = context.session;
  return {
    kind: "results",
    title: titleOf(context, asked, categories, brands),
    words: {
      items: kindText(context, "items"),
      stores: kindText(context, "stores"),
      none: kindText(context, `noneOf.${asked.tab}`),
    },
    asked,
    page,
    moduleId: module?.id,
    listName: [module?.id, area?.zoneHeader, resultsHref(asked, { view: "grid", page: asked.page })].join(" "),
    hasStores: asked.dataType !== "brand" && asked.dataType !== "new",
    categories,
    checked: [...checkedBoxes(asked, categories)],
    brands: hasBrandFilter(context, asked) ? brands : [],
    alternatives: page.rows.length === 0 ? await loadAlternatives(context, asked) : null,
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
  const asked = readFilters(context.url.searchParams);
  if (asked === null || context.session.area === null || !isInModuleOfAddress(context)) return null;
  return secondary(await search(context, asked, loadLists(context, asked)), null);
}

type Lists = {
  categories: CategoryNode[];
  brands: { id: number; name: string }[];
  /** Whether the list was asked for and came: otherwise nothing can be said of what it lacks. */
  isKnown: { categories: boolean; brands: boolean };
};

/** What there is to filter by. Without it the page still has its results. */
async function loadLists(context: RequestContext, asked: SearchQuery): Promise<Lists> {
  const needsBrands = asked.dataType === "brand" || hasBrandFilter(context, asked);
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

async function search(context: RequestContext, asked: SearchQuery, lists: Promise<Lists>): Promise<Result<ResultRows>> {
  // Only a choice of categories has to wait for the tree that says what it means.
  const hasChoice = asked.dataType === "category" || asked.categories === "all" || asked.categories.length > 0;
  const input = {
    dataType: asked.dataType,
    name: asked.dataType === "searched" ? asked.search : "",
    categoryIds: hasChoice ? categoryIds(asked, (await lists).categories) : [],
    brandIds: checkedBrands(asked),
    filters: filterWords(asked),
    rating: asked.rating,
    price: sentPrice(asked.price),
    page: asked.page,
    limit: pageSize,
  };
  const pageOf = (rows: number, total: number) => ({
    total,
    nextHref: rows > 0 && asked.page * pageSize < total ? resultsHref(asked, { page: asked.page + 1 }) : null,
  });
  if (asked.tab === "stores") {
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
function categoryIds(asked: SearchQuery, tree: CategoryNode[]): number[] {
  if (tree.length > 0) return [...checkedBoxes(asked, tree)];
  if (asked.categories !== "all" && asked.categories.length > 0) return asked.categories;
  return asked.id === null ? [] : [asked.id];
}

/** Whether there is such a category or brand; what could not be looked up is believed. */
const has = (ids: number[], wanted: number | null, isKnown: boolean) =>
  wanted !== null && (!isKnown || ids.includes(wanted));

/** Names in a heading; more are not read. */
const mostNames = 3;

function titleOf(context: RequestContext, asked: SearchQuery, tree: CategoryNode[], brands: Lists["brands"]): string {
  const { dataType, search: term, name } = asked;
  if (dataType === "searched") return context.t("search:title.searched", { search: term });
  if (dataType === "brand") {
    const chosen = new Set(checkedBrands(asked));
    const names = brands.filter(({ id }) => chosen.has(id)).map((brand) => brand.name);
    const nameOfOwn = asked.brands.length === 0 ? name : "";
    return titleWith(context, names) || nameOfOwn || context.t("search:title.brand");
  }
  if (dataType !== "category") return context.t(`search:title.${dataType}`);
  if (asked.categories.length === 0 && name !== "") return name;
  const checked = checkedBoxes(asked, tree);
  if (isAll(checked, tree)) return context.t("search:all");
  const names = tree.flatMap((parent) =>
    checked.has(parent.id)
      ? [parent.name]
      : parent.children.filter(({ id }) => checked.has(id)).map((child) => child.name),
  );
  return titleWith(context, names) || context.t("search:title.category");
}

const titleWith = ({ language }: RequestContext, names: string[]) => commaList(names.slice(0, mostNames), language);

import { z } from "zod";
import { type Item, type ItemsByCategory, mapResult, type Result, type Store } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { storeHref } from "~/features/catalogue/store-href";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import type { RequestContext } from "~/request/context/request-context";
import { pageNumber } from "~/request/navigation/page-number";
import { critical, secondary } from "~/request/pages/critical.server";
import type { ListPage } from "~/ui/growing-list";
import { longestSearch, type MenuPart, menuParts } from "./menu-parts";

/** A menu no longer than this is shown whole, by its sections; a longer one in pages of as many items. */
const portion = 60;

const query = z.object({
  category: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().catch(null),
  search: z.string().trim().max(longestSearch).catch(""),
  page: pageNumber(),
});

/** A page of a menu that is long, or narrowed to a section or a search; its `id` is the section's, 0 for whatever else. */
export type MenuList = ListPage<CardItem> & {
  id: number;
  name: string;
  /** Items on the pages before this one. */
  before: number;
  /** The list from its beginning. */
  firstHref: string;
};

export type MenuData = {
  /** What is looked for in this store; empty without a search. */
  search: string;
  /** The sections as links: to parts of this page, or to pages of their own where the menu is a list. */
  chips: { href: string; name: string; isCurrent: boolean }[];
  /** A whole menu by its sections. */
  parts: MenuPart<CardItem>[];
  /** Null where the menu stands whole: then the chips lead to parts of the page and follow scrolling. */
  list: MenuList | null;
  /** What is ordered most, above a whole menu. */
  popular: CardItem[];
  isRowLayout: boolean;
};

/**
 * What a store sells (RTE-36), by `?category=&search=&page=`: whole and by sections when it fits one portion, otherwise a page of a list,
 * for one call. `api` sees the store's module from a place it serves. Throws the 503 page.
 */
export async function loadMenu(
  context: RequestContext,
  api: DeliveryApi,
  store: Store,
  scheduling: boolean,
): Promise<MenuData> {
  const { searchParams } = context.url;
  const { category, search, page } = query.parse({
    category: searchParams.get("category"),
    search: searchParams.get("search")?.slice(0, longestSearch) ?? "",
    page: searchParams.get("page") ?? undefined,
  });
  const portionQuery = { page, limit: portion };
  const found = async (name: string): Promise<Result<ItemsByCategory>> =>
    mapResult(await api.items.searchOfStore(store.id, { ...portionQuery, name }), (page) => ({
      ...page,
      categories: [],
    }));
  const mayBeWhole = search === "" && category === null && page === 1;
  const [menu, popular] = await Promise.all([
    search === "" ? api.items.ofStore(store.id, { ...portionQuery, categoryId: category ?? 0 }) : found(search),
    mayBeWhole ? api.items.popularOfStore(store.id) : null,
  ]);
  const { rows, total, categories } = critical(menu);
  const sections = store.categories.length > 0 ? store.categories : categories;
  const card = (item: Item) => toCardItem(context, item, scheduling, store);
  const isWhole = mayBeWhole && total <= portion;
  const parts = isWhole
    ? menuParts(rows, sections, context.t("store:others")).map((part) => ({ ...part, items: part.items.map(card) }))
    : [];
  const href = (changes: Record<string, number | null>) => hrefWith(context, store, changes);
  const id = category ?? 0;
  return {
    search,
    chips: isWhole
      ? parts.map(({ id, name }) => ({ name, href: `#section-${id}`, isCurrent: false }))
      : sectionLinks(context, store, sections, search === "" ? category : -1),
    parts,
    list: isWhole
      ? null
      : {
          id,
          name: headingOf(context, search, sections, category),
          rows: rows.map(card),
          total,
          before: (page - 1) * portion,
          firstHref: href({ page: null }),
          nextHref: rows.length > 0 && page * portion < total ? `${href({ page: page + 1 })}#section-${id}` : null,
        },
    popular: parts.length > 1 && popular ? secondary<Item[], Item[]>(popular, []).map(card) : [],
    isRowLayout: rows.every(({ moduleType }) => serverTraitsOf(moduleType).menuInRows),
  };
}

function headingOf(
  context: RequestContext,
  search: string,
  sections: { id: number; name: string }[],
  category: number | null,
) {
  if (search !== "") return context.t("store:found", { search });
  return sections.find(({ id }) => id === category)?.name ?? context.t("store:items");
}

/** The first is the whole menu. */
function sectionLinks(
  context: RequestContext,
  store: Store,
  sections: { id: number; name: string }[],
  current: number | null,
) {
  return [{ id: null, name: context.t("store:all") }, ...sections].map(({ id, name }) => ({
    name,
    href: hrefWith(context, store, { category: id, page: null, search: null }),
    isCurrent: id === current,
  }));
}

/** The store's page as it was asked for, with some of it changed. */
function hrefWith(context: RequestContext, store: Store, changes: Record<string, number | null>): string {
  const search = new URLSearchParams(context.url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, String(value));
  }
  search.delete("dialog");
  const text = search.toString();
  const [path = ""] = storeHref(store).split("?");
  return path + (text && `?${text}`);
}

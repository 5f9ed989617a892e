import { z } from "zod";
import { type Item, type ItemsByCategory, mapResult, type Result, type Store } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { longestSearch, type MenuPart, menuParts } from "./menu-parts";

/** A menu no longer than this is shown whole, by its sections; "Load more" of a longer one asks for as much again. */
const portion = 60;
const mostPortions = 10;

const query = z.object({
  category: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().catch(null),
  search: z.string().trim().max(longestSearch).catch(""),
  page: z.coerce.number().int().min(1).max(mostPortions).catch(1),
});

export type MenuData = {
  /** What is looked for in this store; empty without a search. */
  search: string;
  /** The sections as links: to parts of this page, or to pages of their own where the menu is long or narrowed. */
  chips: { href: string; name: string; isCurrent: boolean }[];
  /** The chips lead to parts of this page and follow scrolling. */
  isWhole: boolean;
  /** A part's `id` is its section's, 0 for whatever else. */
  parts: MenuPart<CardItem>[];
  /** What is ordered most, above a whole menu. */
  popular: CardItem[];
  shown: number;
  total: number;
  /** The next portion; null when all is shown. */
  moreHref: string | null;
  isRowLayout: boolean;
};

/**
 * What a store sells (RTE-36), by `?category=&search=&page=`: whole and by sections when it fits one portion, otherwise a list. `api` sees the store's
 * module from a place it serves. Throws the 503 page.
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
  const asked = { page: 1, limit: page * portion };
  const found = async (name: string): Promise<Result<ItemsByCategory>> =>
    mapResult(await api.items.searchOfStore(store.id, { ...asked, name }), (page) => ({ ...page, categories: [] }));
  const isEverything = search === "" && category === null;
  const [menu, popular] = await Promise.all([
    search === "" ? api.items.ofStore(store.id, { ...asked, categoryId: category ?? 0 }) : found(search),
    isEverything ? api.items.popularOfStore(store.id) : null,
  ]);
  const { rows, total, categories } = critical(menu);
  const sections = store.categories.length > 0 ? store.categories : categories;
  const card = (item: Item) => toCardItem(context, item, scheduling, store);
  const isWhole = isEverything && total <= portion;
  const parts = isWhole
    ? menuParts(rows, sections, context.t("store:others")).map((part) => ({ ...part, items: part.items.map(card) }))
    : [{ id: category ?? 0, name: headingOf(context, search, sections, category), items: rows.map(card) }];
  const isMore = rows.length < total && page < mostPortions;
  return {
    search,
    chips: isWhole
      ? parts.map(({ id, name }) => ({ name, href: `#section-${id}`, isCurrent: false }))
      : sectionLinks(context, sections, search === "" ? category : -1),
    isWhole,
    parts,
    popular: isWhole && parts.length > 1 && popular ? secondary<Item[], Item[]>(popular, []).map(card) : [],
    shown: rows.length,
    total,
    moreHref: isMore ? `${hrefWith(context, { page: page + 1 })}#item-${rows.at(-1)?.id}` : null,
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
function sectionLinks(context: RequestContext, sections: { id: number; name: string }[], current: number | null) {
  return [{ id: null, name: context.t("store:all") }, ...sections].map(({ id, name }) => ({
    name,
    href: hrefWith(context, { category: id, page: null, search: null }),
    isCurrent: id === current,
  }));
}

function hrefWith(context: RequestContext, changes: Record<string, number | null>): string {
  const search = new URLSearchParams(context.url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, String(value));
  }
  search.delete("dialog");
  const text = search.toString();
  return context.url.pathname + (text && `?${text}`);
}

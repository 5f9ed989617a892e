import { data } from "@remix-run/node";
import { z } from "zod";
import { defaultPageSize } from "~/delivery-api";
import { listViewed } from "~/features/catalogue/analytics-items";
import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { requireChosenModule } from "~/request/context/arrival.server";
import { requireModule } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { pageNumber } from "~/request/navigation/page-number";
import { critical } from "~/request/pages/critical.server";
import type { ListPage } from "~/ui/growing-list";
import { findCategory } from "./find-category";
import { type CategoryLink, categoryLinks } from "./load-categories.server";

const query = z.object({
  moduleId: z.coerce.number().int().positive().nullable().catch(null),
  page: pageNumber(),
});

export type CategoryData = {
  title: string;
  /** The parent's page; null for a parent. */
  parent: CategoryLink | null;
  /** The whole family: the parent first, as "All", then its children. */
  family: (CategoryLink & { isCurrent: boolean })[];
  id: number;
  list: ListPage<CardItem>;
  /** Rows before this page's. */
  before: number;
  /** This category from its beginning. */
  firstHref: string;
};

/**
 * `/category/{id or slug}?module_id=&page=`: what a category holds (RTE-32, API-61). Throws the way to a place or module, the 404 page for a category
 * that the module has not, or the 503 page.
 */
export async function loadCategory(context: RequestContext, idOrSlug: string): Promise<CategoryData> {
  const { searchParams } = context.url;
  const { moduleId, page } = query.parse({
    moduleId: searchParams.get("module_id"),
    page: searchParams.get("page") ?? undefined,
  });
  const module = await requireChosenModule(context);
  if (moduleId !== null) await requireModule(context, moduleId);
  const [config, known] = await Promise.all([context.api.config.get(), context.api.categories.list()]);
  const categories = critical(known);
  const found = findCategory(categories, idOrSlug);
  if (!found) throw data(null, { status: 404 });
  const { category, parent } = found;
  const { rows, total } = critical(await context.api.items.ofCategory(category.id, { page, limit: defaultPageSize }));
  const cards = rows.map((item) => toCardItem(context, item, config.ok && config.value.scheduleOrders));
  if (config.ok) {
    const listed = { id: `category-${category.id}`, name: category.name };
    trackEvent(context, listViewed(listed, cards, config.value.currency.digits));
  }
  const linkOf = categoryLinks(categories, module.id);
  const { href } = linkOf(category);
  return {
    title: category.name,
    parent: category.id === parent.id ? null : linkOf(parent),
    family: [parent, ...parent.children].map((member) => ({
      ...linkOf(member),
      ...(member.id === parent.id ? { name: context.t("categories:all") } : {}),
      isCurrent: member.id === category.id,
    })),
    id: category.id,
    list: {
      rows: cards,
      total,
      nextHref: rows.length > 0 && page * defaultPageSize < total ? `${href}&page=${page + 1}` : null,
    },
    before: (page - 1) * defaultPageSize,
    firstHref: href,
  };
}

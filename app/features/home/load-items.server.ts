import type { Category, Item } from "~/delivery-api";
import type { CardItem } from "~/features/catalogue/card";
import { toCardItem } from "~/features/catalogue/card.server";
import { kindText } from "~/features/modules/kind-text.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import type { BlockHead } from "~/ui/Section";
import type { ItemsBlock } from "./blocks";
import { type Choice, headOf, pickedOf, tabsOf } from "./head.server";
import { homeTraitsOf, moduleOf } from "./module.server";
import { conditionRows, isInCategory, tabCategories } from "./rules";

/** How many items a block shows, and how many it asks for where its tabs choose among them, or blocks above may have shown them. */
const shown = {
  popular: 6,
  bestReviewed: 5,
  newArrivals: 10,
  featured: 6,
  recommended: 8,
  basics: 8,
  conditions: 20,
};
const limits = { popular: 15, bestReviewed: 15, newArrivals: 30, featured: 30, basics: 20 };

/** HOME-all-21, HOME-all-22. */
export async function loadPopular(context: RequestContext): Promise<ItemsBlock | null> {
  const { rows } = critical(await context.api.items.popular(1, limits.popular));
  if (rows.length === 0) return null;
  return {
    ...headOf(context, "popular", { title: kindText(context, "home.popular") }),
    items: await cardsOf(context, rows),
    most: shown.popular,
    look: homeTraitsOf(context).popular,
    picture: null,
  };
}

/** HOME-all-11, HOME-all-12. Light items name no category, so that a tab asks the delivery API. */
export async function loadBestReviewed(context: RequestContext): Promise<ItemsBlock | null> {
  const head = headOf(context, "bestReviewed");
  const wanted = Number(context.url.searchParams.get(head.id)) || null;
  const [all, ofWanted, picture] = await Promise.all([
    context.api.items.bestReviewed(limits.bestReviewed),
    wanted === null ? null : context.api.items.bestReviewed(limits.bestReviewed, wanted),
    promotional(context, "bestReviewed"),
  ]);
  const { rows, categories } = critical(all);
  if (rows.length === 0) return null;
  const choices = choicesOf(context.t("home:all"), tabCategories(rows, categories));
  const isChoice = pickedOf(context, head, choices) !== "";
  const items = isChoice && ofWanted ? critical(ofWanted).rows : rows;
  return {
    ...head,
    tabs: tabsOrDefaults(context, head, choices),
    items: await cardsOf(context, items),
    most: shown.bestReviewed,
    look: "row",
    picture,
    isChoice,
  };
}

/** HOME-all-13, HOME-all-14. */
export async function loadNewArrivals(context: RequestContext): Promise<ItemsBlock | null> {
  const module = moduleOf(context);
  const [arrivals, picture] = await Promise.all([
    context.api.items.newArrivals(limits.newArrivals),
    promotional(context, "newArrivals"),
  ]);
  const { rows, categories } = critical(arrivals);
  const withItems = categories.filter(({ id }) => rows.some((item) => isInCategory(item, id)));
  return filtered(context, {
    head: headOf(context, "newArrivals", { moreHref: `/home?search=new&module_id=${module.id}&data_type=new` }),
    rows,
    choices: choicesOf(context.t("home:all"), withItems),
    limit: shown.newArrivals,
    look: "grid",
    picture,
  });
}

/** HOME-all-11: the block whose first tab is called Recommended. */
export async function loadRecommended(context: RequestContext): Promise<ItemsBlock | null> {
  const { rows } = critical(await context.api.items.recommended());
  return filtered(context, {
    head: headOf(context, "recommended"),
    rows,
    choices: choicesOf(context.t("home:recommendedTab"), tabCategories(rows)),
    limit: shown.recommended,
    look: "row",
  });
}

/** HOME-all-15, HOME-all-16: one tab per featured category that has items. */
export async function loadFeatured(context: RequestContext): Promise<ItemsBlock | null> {
  const [featured, items] = await Promise.all([
    context.api.categories.featured(),
    context.api.categories.featuredItems(limits.featured),
  ]);
  const { rows } = critical(items);
  const choices = critical(featured)
    .filter(({ id }) => rows.some((item) => isInCategory(item, id)))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return filtered(context, { head: headOf(context, "featured"), rows, choices, limit: shown.featured, look: "rows" });
}

/** The pharmacy's basic medicines nearby (HOME-phar-01). */
export async function loadBasics(context: RequestContext): Promise<ItemsBlock | null> {
  const [basics, picture] = await Promise.all([context.api.items.basic(limits.basics), promotional(context, "basics")]);
  const { rows } = critical(basics);
  return filtered(context, {
    head: headOf(context, "basics"),
    rows,
    choices: choicesOf(context.t("home:all"), tabCategories(rows)),
    limit: shown.basics,
    look: "row",
    picture,
  });
}

/** HOME-phar-05 to HOME-phar-07. */
export async function loadConditions(context: RequestContext): Promise<ItemsBlock | null> {
  const head = headOf(context, "conditions");
  const conditions = critical(await context.api.conditions.list());
  if (conditions.length === 0) return null;
  const choices = conditions.map(({ id, name }) => ({ value: String(id), label: name }));
  const picked = Number(pickedOf(context, head, choices));
  const { rows, total } = critical(await context.api.conditions.items(picked, shown.conditions));
  return {
    ...head,
    tabs: tabsOf(context, head, choices),
    items: await cardsOf(context, rows),
    most: shown.conditions,
    look: conditionRows(total),
    picture: null,
    isChoice: true,
    empty: context.t("home:noConditionItems"),
  };
}

type Filtered = Pick<ItemsBlock, "look"> & {
  head: BlockHead;
  rows: readonly Item[];
  choices: Choice[];
  limit: number;
  picture?: string | null;
};

/** A block whose tabs choose among the items at hand by category; null without items. */
async function filtered(context: RequestContext, { head, rows, choices, limit, look, picture = null }: Filtered) {
  if (rows.length === 0) return null;
  const picked = Number(pickedOf(context, head, choices));
  const isChoice = picked > 0;
  const items = isChoice ? rows.filter((item) => isInCategory(item, picked)) : rows;
  const tabs = tabsOrDefaults(context, head, choices);
  return { ...head, tabs, items: await cardsOf(context, items), most: limit, look, picture, isChoice };
}

const choicesOf = (first: string, categories: Pick<Category, "id" | "name">[]): Choice[] => [
  { value: "", label: first },
  ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Until a block knows categories of its own, each of its kind's tabs searches for what it names (HOME-groc-02, HOME-phar-02). */
function tabsOrDefaults(context: RequestContext, head: BlockHead, choices: Choice[]) {
  const tabs = tabsOf(context, head, choices);
  if (tabs.length > 1) return tabs;
  const module = moduleOf(context);
  const { tabsUntilKnown } = homeTraitsOf(context);
  const keys = tabsUntilKnown?.block === head.id ? tabsUntilKnown.tabs : [];
  const defaults = keys.map((key) => {
    const label = kindText(context, `home.tabs.${key}`);
    const search = new URLSearchParams({ search: label, module_id: String(module.id), data_type: "searched" });
    return { label, href: `/home?${search}`, isCurrent: false };
  });
  return [...tabs, ...defaults];
}

async function promotional(
  context: RequestContext,
  which: "newArrivals" | "bestReviewed" | "basics",
): Promise<string | null> {
  return secondary(await context.api.banners.promotional(), null)?.[which] ?? null;
}

/** No card of a home shows a description, and a home has dozens of cards. */
export async function cardsOf(context: RequestContext, items: readonly Item[]): Promise<CardItem[]> {
  const scheduling = secondary(await context.api.config.get(), null)?.scheduleOrders ?? false;
  return items.map((item) => ({ ...toCardItem(context, item, scheduling), description: "" }));
}

import type { Banner, Category, Item, Store } from "~/delivery-api";

/** Campaigns stand after the other banners, or not at all (HOME-all-06). */
export function shownBanners(banners: readonly Banner[], withCampaigns: boolean): Banner[] {
  const isCampaign = ({ target }: Banner) => target?.kind === "campaign";
  const own = banners.filter((banner) => !isCampaign(banner));
  return withCampaigns ? [...own, ...banners.filter(isCampaign)] : own;
}

export const isInCategory = (item: Pick<Item, "categories">, id: number): boolean =>
  item.categories.some((category) => category.id === id);

/**
 * The categories that a block's tabs name, each once (HOME-all-11): the widest ones of its items, or, where the list's items are light and name none,
 * those the answer lists beside them.
 */
export function tabCategories(
  items: readonly Pick<Item, "categories">[],
  beside: readonly Category[] = [],
): { id: number; name: string }[] {
  const named = new Map<number, string>();
  for (const { categories } of items) {
    const widest = categories.find(({ name }) => name);
    if (widest && !named.has(widest.id)) named.set(widest.id, widest.name);
  }
  if (named.size > 0) return [...named].map(([id, name]) => ({ id, name }));
  return beside.filter(({ productsCount }) => productsCount !== 0).map(({ id, name }) => ({ id, name }));
}

export const nearbyTabs = ["popular", "top-rated", "new"] as const;
export type NearbyTab = (typeof nearbyTabs)[number];

const joined = ({ createdAt }: Pick<Store, "createdAt">) => Date.parse(createdAt ?? "") || 0;

/** The stores nearby in the order of a tab (HOME-all-20). */
export function nearbyInOrder(stores: readonly Store[], tab: NearbyTab): Store[] {
  if (tab === "top-rated") return stores.toSorted((a, b) => b.rating - a.rating);
  return tab === "new" ? newestFirst(stores) : [...stores];
}

export const newestFirst = (stores: readonly Store[]): Store[] => stores.toSorted((a, b) => joined(b) - joined(a));

/** Common conditions stand in two rows once more than 7 are found (HOME-phar-06). */
export const conditionRows = (total: number): "row" | "twoRows" => (total > 7 ? "twoRows" : "row");

/** The special offers go round once there are more than the five that stand side by side on wide pages (SALE-09). */
export const specialOfferLoops = (count: number): boolean => count > 5;

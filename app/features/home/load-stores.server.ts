import type { Page, Result, Store } from "~/delivery-api";
import { toCardStore } from "~/features/catalogue/card.server";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";
import type { StoresBlock, VisitedBlock } from "./blocks";
import { headOf, pickedOf, tabsOf } from "./head.server";
import { moduleOf } from "./load-banners.server";
import { type NearbyTab, nearbyInOrder, nearbyTabs, newestFirst } from "./rules";

/** One row, a page of popular stores (API-66), the first page of all of them (HOME-all-18). */
const shownStores = 4;
const shownNearby = 4;
const popularStores = 12;
const firstPage = 20;
const shownVisited = 4;

/** HOME-all-19, HOME-all-20. */
export async function loadNearbyStores(shop: Shop): Promise<StoresBlock | null> {
  const { rows } = critical(await shop.api.stores.popular(1, popularStores));
  if (rows.length === 0) return null;
  const head = headOf(shop, "nearbyStores", {
    title: shop.t(`home:nearbyStoresOf.${moduleOf(shop).type}`),
    moreHref: "/store/popular",
  });
  const choices = nearbyTabs.map((tab) => ({ value: tab, label: shop.t(`home:nearbyTabs.${tab}`) }));
  const picked = pickedOf(shop, head, choices) as NearbyTab;
  return {
    ...head,
    tabs: tabsOf(shop, head, choices),
    stores: cards(shop, nearbyInOrder(rows, picked).slice(0, shownNearby)),
  };
}

/** HOME-all-18. */
export async function loadFeaturedStores(shop: Shop): Promise<StoresBlock | null> {
  const { rows } = critical(await generalList(shop));
  const featured = rows.filter((store) => store.featured);
  return featured.length === 0 ? null : { ...headOf(shop, "featuredStores"), stores: cards(shop, featured) };
}

/** The module's stores in the delivery API's own order (HOME-food-01). */
export async function loadAllStores(shop: Shop): Promise<StoresBlock | null> {
  const { rows } = critical(await generalList(shop));
  if (rows.length === 0) return null;
  const head = headOf(shop, "allStores", {
    title: shop.t(`home:stores.${moduleOf(shop).type}`),
    moreHref: "/store/latest",
  });
  return { ...head, stores: cards(shop, rows.slice(0, shownStores)) };
}

/** HOME-all-23 to HOME-all-25: the stores ordered from before, else the newest of the general list. */
export async function loadVisited(shop: Shop): Promise<VisitedBlock | null> {
  const { type } = moduleOf(shop);
  const visited = await visitedStores(shop);
  if (visited.length > 0) {
    const title = shop.t(type === "food" ? "home:visitedFood" : "home:visited");
    const head = headOf(shop, "visited", { title, text: shop.t(`home:visitedText.${type}`) });
    return { ...head, stores: cards(shop, visited.slice(0, shownVisited)), isVisited: true };
  }
  const { rows } = critical(await generalList(shop));
  if (rows.length === 0) return null;
  const head = headOf(shop, "visited", { title: shop.t("home:whatsNew"), moreHref: "/store/latest" });
  return { ...head, stores: cards(shop, newestFirst(rows).slice(0, shownVisited)), isVisited: false };
}

/** Nobody's are known without a call (ROLE-12). A failed one is as good as none. */
async function visitedStores(shop: Shop): Promise<Store[]> {
  if (shop.session.visitor.token === null) return [];
  const result = await shop.api.stores.visited();
  await leaveIfExpired(shop, result);
  return result.ok ? result.value : [];
}

const generalList = (shop: Shop): Promise<Result<Page<Store>>> =>
  shop.api.stores.list({ filter: "all", type: "all", page: 1, limit: firstPage });

const cards = (shop: Shop, stores: readonly Store[]) => stores.map((store) => toCardStore(shop, store));

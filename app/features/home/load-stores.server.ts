import type { Page, Result, Store } from "~/delivery-api";
import { toCardStore, toCardStores } from "~/features/catalogue/card.server";
import { kindText } from "~/features/modules/kind-text.server";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { StoresBlock, VisitedBlock } from "./blocks";
import { headOf, pickedOf, tabsOf } from "./head.server";
import { type NearbyTab, nearbyInOrder, nearbyTabs, newestFirst } from "./rules";

/** One row, a page of popular stores (API-66), the first page of all of them (HOME-all-18). */
const shownStores = 4;
const popularStores = 12;
const firstPage = 20;
const shownVisited = 4;

/** HOME-all-19, HOME-all-20. */
export async function loadNearbyStores(context: RequestContext): Promise<StoresBlock | null> {
  const { rows } = critical(await context.api.stores.popular(1, popularStores));
  if (rows.length === 0) return null;
  const head = headOf(context, "nearbyStores", {
    title: kindText(context, "home.nearbyStores"),
    moreHref: "/store/popular",
  });
  const choices = nearbyTabs.map((tab) => ({ value: tab, label: context.t(`home:nearbyTabs.${tab}`) }));
  const picked = pickedOf(context, head, choices) as NearbyTab;
  return {
    ...head,
    tabs: tabsOf(context, head, choices),
    stores: await toCardStores(context, nearbyInOrder(rows, picked).slice(0, shownStores)),
  };
}

/** HOME-all-18. */
export async function loadFeaturedStores(context: RequestContext): Promise<StoresBlock | null> {
  const { rows } = critical(await generalList(context));
  const featured = rows.filter((store) => store.featured);
  return featured.length === 0
    ? null
    : { ...headOf(context, "featuredStores"), stores: await toCardStores(context, featured) };
}

/** The module's stores in the delivery API's own order (HOME-food-01). */
export async function loadAllStores(context: RequestContext): Promise<StoresBlock | null> {
  const { rows } = critical(await generalList(context));
  if (rows.length === 0) return null;
  const head = headOf(context, "allStores", {
    title: kindText(context, "home.allStores"),
    moreHref: "/stores",
  });
  return { ...head, stores: await toCardStores(context, rows.slice(0, shownStores)) };
}

/** HOME-all-23 to HOME-all-25: the stores ordered from before, else the newest of the general list. */
export async function loadVisited(context: RequestContext): Promise<VisitedBlock | null> {
  const visited = await visitedStores(context);
  if (visited.length > 0) {
    const title = kindText(context, "home.visited");
    const head = headOf(context, "visited", { title, text: kindText(context, "home.visitedText") });
    return { ...head, stores: rowsOf(context, visited), isVisited: true };
  }
  const { rows } = critical(await generalList(context));
  if (rows.length === 0) return null;
  const head = headOf(context, "visited", { title: context.t("home:whatsNew"), moreHref: "/store/latest" });
  return { ...head, stores: rowsOf(context, newestFirst(rows)), isVisited: false };
}

/** Nobody's are known without a call (ROLE-12). A failed one is as good as none. */
async function visitedStores(context: RequestContext): Promise<Store[]> {
  if (context.session.visitor.token === null) return [];
  const result = await recentAnswer(context, "visited", () => context.api.stores.visited());
  await leaveIfExpired(context, result);
  return result.ok ? result.value : [];
}

/** The strip's rows have no room for a price. */
const rowsOf = (context: RequestContext, stores: readonly Store[]) =>
  stores.slice(0, shownVisited).map((store) => toCardStore(context, store));

const generalList = (context: RequestContext): Promise<Result<Page<Store>>> =>
  context.api.stores.list({ filter: "all", type: "all", page: 1, limit: firstPage });

import type { Banner, Category, Item, Page, Result, Store } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStore } from "~/features/catalogue/card.server";
import { categoryHref } from "~/features/catalogue/category-href";
import { storeHref } from "~/features/catalogue/store-href";
import { loadResults, type ResultsData } from "~/features/search/load-results.server";
import { secondary } from "~/request/critical.server";
import { redirectTo } from "~/request/respond.server";
import type { Shop } from "~/request/shop.server";
import type { ChosenModule } from "~/session/visitor.server";
import { dialogHref } from "~/ui/dialog-href";

/** Three rows of the popular items; two rows of stores on the widest grid. */
const popularItems = 18;
const popularStores = 8;
/** A row of categories on wide pages is ten; more are found by search. */
const shownCategories = 20;

export type HomeBanner = { id: string; title: string; image: string | null; href: string | null };
export type HomeCategory = { id: number; name: string; image: string | null; href: string };

export type HomeData = {
  kind: "home";
  title: string;
  module: ChosenModule;
  banners: HomeBanner[];
  categories: HomeCategory[];
  items: CardItem[];
  stores: CardStore[];
  storesTotal: number;
  /** Every block failed: the page says so instead of standing empty. */
  isFailed: boolean;
};

/** `/home`: the module's home, or search results when the address asks for them (RTE-09). Needs a place and a module (RTE-10, MOD-02). */
export async function loadHome(shop: Shop): Promise<HomeData | ResultsData> {
  const { place, module } = shop.session;
  if (!place) throw await redirectTo(shop, "/");
  if (!module) throw await redirectTo(shop, dialogHref("/", "modules"));
  if (shop.url.searchParams.has("data_type")) return loadResults(shop);

  const isParcel = module.type === "parcel";
  const [config, banners, categories, items, stores] = await Promise.all([
    shop.api.config.get(),
    shop.api.banners.list(),
    isParcel ? null : shop.api.categories.list(),
    isParcel ? null : shop.api.items.popular(1, popularItems),
    isParcel ? null : shop.api.stores.popular(1, popularStores),
  ]);
  const scheduling = config.ok && config.value.scheduleOrders;
  const itemRows = rowsOf<Item>(items);
  const storeRows = rowsOf<Store>(stores);
  return {
    kind: "home",
    title: shop.t(`home:hero.${module.type}.title`),
    module,
    banners: secondary<Banner[], Banner[]>(banners, []).map((banner) => homeBanner(shop, banner)),
    categories: (categories ? secondary<Category[], Category[]>(categories, []) : [])
      .slice(0, shownCategories)
      .map(({ id, name, image }) => ({ id, name, image, href: categoryHref({ id, name }, module.id) })),
    items: itemRows.slice(0, popularItems).map((item) => toCardItem(shop, item, scheduling)),
    stores: storeRows.slice(0, popularStores).map((store) => toCardStore(shop, store)),
    storesTotal: stores?.ok ? stores.value.total : 0,
    isFailed: [banners, categories, items, stores].every((result) => result === null || !result.ok),
  };
}

const rowsOf = <T>(result: Result<Page<T>> | null): T[] => (result?.ok ? result.value.rows : []);

/** HOME-all-02 to HOME-all-05. A banner whose target has no page yet leads nowhere. */
function homeBanner(shop: Shop, { id, title, image, target }: Banner): HomeBanner {
  const current = shop.url.pathname + shop.url.search;
  const hrefOf = (): string | null => {
    switch (target?.kind) {
      case "link":
        return target.href;
      case "store":
        return storeHref({
          id: 0,
          slug: target.idOrSlug,
          moduleId: shop.session.module?.id ?? 0,
          zoneId: target.zoneId ?? 0,
          distance: null,
        });
      case "item":
        return dialogHref(current, "item", { item: target.idOrSlug });
      default:
        return null;
    }
  };
  return { id, title, image, href: hrefOf() };
}

import { z } from "zod";
import type { Config, Coordinates, Place, Store } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStore } from "~/features/catalogue/card.server";
import { critical, secondary } from "~/request/critical.server";
import { requireModule } from "~/request/module-of-address.server";
import type { PageCard } from "~/request/page-card";
import type { Shop } from "~/request/shop.server";
import { takesPrescriptions } from "./prescription";
import { storeCard } from "./store-card.server";
import { openUntil, weekOf } from "./store-hours.server";

/** A screen and a half of the menu; the address of "Load more" asks for one portion more. */
const portion = 24;
const mostPortions = 10;

const query = z.object({
  category: z.coerce.number().int().positive().nullable().catch(null),
  page: z.coerce.number().int().min(1).max(mostPortions).catch(1),
});

export type StoreData = {
  /** For search engines and messengers. */
  card: PageCard;
  store: CardStore & Pick<Store, "minimumOrder" | "announcement" | "scheduleOrder" | "phone">;
  /** `HH:mm`, `all-day`, or null when closed or unknown. */
  openUntil: string | "all-day" | null;
  /** Hours by day, Sunday first. */
  week: { from: string; to: string }[][];
  sections: { id: number | null; name: string; href: string; isCurrent: boolean }[];
  items: CardItem[];
  total: number;
  /** The next portion; null when all is shown. */
  moreHref: string | null;
  isRowLayout: boolean;
  takesPrescriptions: boolean;
};

/**
 * `/store/{id or slug}?category=&page=` (RTE-33, RTE-36), for visitors without a place too: then the store's own zone answers
 * (decision 19). Throws the 404 or 503 page.
 */
export async function loadStore(shop: Shop, idOrSlug: string): Promise<StoreData> {
  const [config, found] = await Promise.all([shop.api.config.get(), shop.api.stores.details(idOrSlug)]);
  const store = critical(found);
  const { category, page } = query.parse({
    category: shop.url.searchParams.get("category"),
    page: shop.url.searchParams.get("page") ?? undefined,
  });
  await requireModule(shop, store.moduleId);
  const settings = secondary(config, null);
  const place = shop.session.place ?? placeOfStore(store, settings);
  const menu = critical(
    await shop
      .apiAt({ moduleId: store.moduleId, place })
      .items.ofStore(store.id, { page: 1, limit: page * portion, ...(category ? { categoryId: category } : {}) }),
  );
  const items = menu.rows.map((item) => toCardItem(shop, item, settings?.scheduleOrders ?? false, store));
  const moment = { now: shop.now(), zone: shop.timeZone };
  const isMore = items.length < menu.total && page < mostPortions;
  return {
    card: storeCard(shop, store),
    store: {
      ...toCardStore(shop, store),
      minimumOrder: store.minimumOrder,
      announcement: store.announcement,
      scheduleOrder: store.isActive && store.scheduleOrder && (settings?.scheduleOrders ?? false),
      phone: store.phone,
    },
    openUntil: store.isActive && store.isOpen ? openUntil(store.schedules, moment) : null,
    week: weekOf(store.schedules),
    sections: sectionsOf(shop, store.categories.length > 0 ? store.categories : menu.categories, category),
    items,
    total: menu.total,
    moreHref: isMore ? `${hrefWith(shop, { page: page + 1 })}#item-${items.at(-1)?.id}` : null,
    isRowLayout: items.every(({ moduleType }) => moduleType === "food"),
    takesPrescriptions: settings !== null && takesPrescriptions(settings, store),
  };
}

/** The first section is the whole menu. */
function sectionsOf(
  shop: Shop,
  categories: { id: number; name: string }[],
  current: number | null,
): StoreData["sections"] {
  const all = {
    id: null,
    name: shop.t("stores:all"),
    href: hrefWith(shop, { category: null, page: null }),
    isCurrent: current === null,
  };
  const others = categories.map(({ id, name }) => ({
    id,
    name,
    href: hrefWith(shop, { category: id, page: null }),
    isCurrent: id === current,
  }));
  return [all, ...others];
}

function hrefWith(shop: Shop, changes: Record<string, number | null>): string {
  const search = new URLSearchParams(shop.url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, String(value));
  }
  search.delete("dialog");
  const text = search.toString();
  return shop.url.pathname + (text && `?${text}`);
}

/** Where a visitor without a place looks from: the store itself. */
function placeOfStore({ zoneId, location }: Store, config: Config | null): Place {
  const nowhere: Coordinates = { latitude: 0, longitude: 0 };
  return { zoneHeader: `[${zoneId}]`, ...(location ?? config?.defaultLocation ?? nowhere) };
}

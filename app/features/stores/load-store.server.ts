import type { ListedCoupon, Store } from "~/delivery-api";
import { listViewed } from "~/features/catalogue/analytics-items";
import type { CardStore } from "~/features/catalogue/card";
import { toCardStore } from "~/features/catalogue/card.server";
import { couponsOf } from "~/features/catalogue/coupons.server";
import { storeHref } from "~/features/catalogue/store-href";
import { wallClock } from "~/i18n/zone-time.server";
import { requireModule } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { critical, secondary } from "~/request/pages/critical.server";
import type { PageCard } from "~/request/pages/page-card";
import { loadMenu, type MenuData, type MenuList } from "./load-menu.server";
import { takesPrescriptions } from "./prescription";
import { reviewsHref } from "./reviews-href";
import { storeCard } from "./store-card.server";
import { openUntil, weekOf } from "./store-hours.server";
import { sightOf } from "./store-sight.server";

export type StoreData = {
  /** For search engines and messengers. */
  card: PageCard;
  store: CardStore & Pick<Store, "announcement" | "scheduleOrder" | "phone">;
  /** `HH:mm`, `all-day`, or null when closed or unknown. */
  openUntil: string | "all-day" | null;
  /** Hours by day, Sunday first. */
  week: { from: string; to: string }[][];
  /** 0 is Sunday, on the operator's clock. */
  today: number;
  /** The whole address to pass on. */
  shareUrl: string;
  reviewsHref: string;
  /** Coupons for this store only. */
  coupons: Pick<ListedCoupon, "code" | "title" | "discount" | "minPurchase" | "expiresOn">[];
  menu: MenuData;
  /** It does not deliver to the visitor's place. */
  isOutside: boolean;
  takesPrescriptions: boolean;
};

/**
 * `/store/{id or slug}?category=&search=&page=` (RTE-33, RTE-36), for visitors without a place, or with one elsewhere, too: then the store's own
 * zone answers. Throws the 404 or 503 page.
 */
export async function loadStore(context: RequestContext, idOrSlug: string): Promise<StoreData> {
  const { store, settings, api, isOutside } = await enterStore(context, idOrSlug);
  const [menu, coupons] = await Promise.all([
    loadMenu(context, api, store, settings?.scheduleOrders ?? false),
    couponsOf(context, api, store.id),
  ]);
  if (settings) {
    const items = menu.list?.rows ?? menu.parts.flatMap((part) => part.items);
    trackEvent(context, listViewed({ id: `store-${store.id}`, name: store.name }, items, settings.currency.digits));
  }
  const moment = { now: context.now(), zone: context.timeZone };
  return {
    card: storeCard(context, store),
    store: {
      ...toCardStore(context, store),
      announcement: store.announcement,
      scheduleOrder: store.isActive && store.scheduleOrder && (settings?.scheduleOrders ?? false),
      phone: store.phone,
    },
    openUntil: store.isActive && store.isOpen ? openUntil(store.schedules, moment) : null,
    week: weekOf(store.schedules),
    today: wallClock(moment.now, moment.zone).weekday,
    shareUrl: context.publicOrigin + storeHref(store),
    reviewsHref: reviewsHref(store),
    coupons: secondary<ListedCoupon[], ListedCoupon[]>(coupons, [])
      .filter(({ storeName }) => storeName !== null)
      .map(({ code, title, discount, minPurchase, expiresOn }) => ({ code, title, discount, minPurchase, expiresOn })),
    menu,
    isOutside,
    takesPrescriptions: settings !== null && takesPrescriptions(settings, store),
  };
}

/** A further page of a store's menu, for the list that grows by it; null for a menu that stands whole. Throws the 404 or 503 page. */
export async function loadMoreOfMenu(context: RequestContext, idOrSlug: string): Promise<MenuList | null> {
  const { store, settings, api } = await enterStore(context, idOrSlug);
  return (await loadMenu(context, api, store, settings?.scheduleOrders ?? false)).list;
}

/** The store in its own module, and the delivery API as seen from a place that it serves. */
async function enterStore(context: RequestContext, idOrSlug: string) {
  const [config, found] = await Promise.all([context.api.config.get(), context.api.stores.details(idOrSlug)]);
  const store = critical(found);
  await requireModule(context, store.moduleId);
  const settings = secondary(config, null);
  const { place, isOutside } = sightOf(store, context.session.area, settings);
  return { store, settings, api: context.apiAt({ moduleId: store.moduleId, place }), isOutside };
}

import type { Item, Store } from "~/delivery-api";
import { truncate } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { Area } from "~/session/place.server";
import { saleState, storeClosedReason } from "./availability.server";
import type { CardItem, CardStore } from "./card";
import { chargesOf } from "./delivery-price";
import { deliveryTime } from "./delivery-time.server";
import { isInStock } from "./stock";
import { hasChoices } from "./variations";

/** Two lines of a card hold no more than this. */
const descriptionLength = 110;

/** An item as its card shows it. `store` when the page knows it; otherwise only the item decides whether it is sold now. */
export function toCardItem(
  context: RequestContext,
  item: Item,
  scheduling: boolean,
  store: Store | null = item.store,
): CardItem {
  const moment = { now: context.now(), zone: context.timeZone };
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    description: truncate(item.description, descriptionLength),
    image: item.image,
    price: item.price,
    discount: item.discount,
    storeDiscount: item.storeDiscount,
    moduleType: item.moduleType,
    // Light items of N and X do not say theirs (docs/delivery-api.md §7.1): their lists are of the visitor's.
    moduleId: item.moduleId ?? context.session.module?.id ?? null,
    storeName: item.storeName,
    hasVariations: hasChoices(item),
    isVeg: item.isVeg,
    isRecommended: item.isRecommended,
    unit: item.unit,
    rating: item.rating,
    ratingCount: item.ratingCount,
    isCampaign: item.campaign !== null,
    sale: saleState(item, store, moment, scheduling).state,
    isInStock: isInStock(item, { variationType: null }),
  };
}

/** Stores as their cards show them, with what deliveries from each cost; that is left out where it cannot be had. */
export async function toCardStores(context: RequestContext, stores: readonly Store[]): Promise<CardStore[]> {
  const { area } = context.session;
  if (area === null || stores.length === 0) return stores.map((store) => toCardStore(context, store));
  const [config, zones] = await Promise.all([context.api.config.get(), context.api.geo.zonesOf(Area.placeOf(area))]);
  if (!config.ok || !zones.ok) return stores.map((store) => toCardStore(context, store));
  return stores.map((store) => ({
    ...toCardStore(context, store),
    charges: chargesOf(store, zones.value, config.value),
  }));
}

/** A store as its card shows it, to any visitor of its zone: how far it is from theirs is told when it is shown (`useDistanceText`). */
export function toCardStore(context: RequestContext, store: Store): CardStore {
  const closed = storeClosedReason(store, { now: context.now(), zone: context.timeZone });
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    address: store.address,
    logo: store.logo,
    cover: store.cover,
    moduleId: store.moduleId,
    zoneId: store.zoneId,
    deliveryTime: deliveryTime(context, store),
    freeDelivery: store.freeDelivery,
    minimumOrder: store.minimumOrder,
    rating: store.rating,
    ratingCount: store.ratingCount,
    location: store.location,
    charges: null,
    discount: store.discount && { value: store.discount.value, type: store.discount.type },
    closed: closed && { opensAt: closed.reason === "store-closed" ? closed.opensAt : null },
  };
}

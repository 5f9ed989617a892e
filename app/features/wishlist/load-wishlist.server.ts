import type { WishEntry } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStore } from "~/features/catalogue/card.server";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";
import { wishEntryOf } from "./wishes";
import { ofModule, wishlistOf } from "./wishlist.server";

/** Guests are told that they are not logged in (WISH-05). */
export type WishlistData =
  | { kind: "guest" }
  | { kind: "items"; items: CardItem[] }
  | { kind: "stores"; stores: CardStore[] };

/** `?dialog=wishlist&tab=stores` (WISH-08). */
export async function loadWishlist(shop: Shop): Promise<WishlistData> {
  if (shop.session.visitor.token === null) return { kind: "guest" };
  const [config, result] = await Promise.all([shop.api.config.get(), wishlistOf(shop)]);
  await leaveIfExpired(shop, result);
  const { items, stores } = critical(result);
  if (shop.url.searchParams.get("tab") === "stores") {
    return { kind: "stores", stores: stores.filter(ofModule(shop)).map((store) => toCardStore(shop, store)) };
  }
  const scheduling = secondary(config, null)?.scheduleOrders ?? false;
  return { kind: "items", items: items.filter(ofModule(shop)).map((item) => toCardItem(shop, item, scheduling)) };
}

/** `?dialog=unwish&item=41`: the entry in question (WISH-02). */
export async function loadUnwish(shop: Shop): Promise<WishEntry | null> {
  return shop.session.visitor.token === null ? null : wishEntryOf(shop.url.searchParams);
}

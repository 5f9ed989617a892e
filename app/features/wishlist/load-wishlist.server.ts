import type { WishEntry } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStores } from "~/features/catalogue/card.server";
import { kindText } from "~/features/modules/kind-text.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { wishEntryOf } from "./wishes";
import { ofModule, wishlistOf } from "./wishlist.server";

/** Guests are told that they are not logged in (WISH-05). */
export type WishlistData =
  | { kind: "guest" }
  | ({ tabs: Record<"items" | "stores", string> } & (
      | { kind: "items"; items: CardItem[] }
      | { kind: "stores"; stores: CardStore[] }
    ));

/** `?dialog=wishlist&tab=stores` (WISH-08); without a tab the one that has something. */
export async function loadWishlist(context: RequestContext): Promise<WishlistData> {
  if (context.session.visitor.token === null) return { kind: "guest" };
  const [config, result] = await Promise.all([context.api.config.get(), wishlistOf(context)]);
  await leaveIfExpired(context, result);
  const wished = critical(result);
  const stores = wished.stores.filter(ofModule(context));
  const items = wished.items.filter(ofModule(context));
  const tabs = { items: kindText(context, "wishedItems"), stores: kindText(context, "storeLists.all") };
  const tab = context.url.searchParams.get("tab");
  const isOfStores = tab === "stores" || (tab !== "items" && items.length === 0 && stores.length > 0);
  if (isOfStores) return { kind: "stores", tabs, stores: await toCardStores(context, stores) };
  const scheduling = secondary(config, null)?.scheduleOrders ?? false;
  return { kind: "items", tabs, items: items.map((item) => toCardItem(context, item, scheduling)) };
}

/** `?dialog=remove-from-wishlist&item=41`: the entry in question (WISH-02). */
export async function loadRemoveFromWishlist(context: RequestContext): Promise<WishEntry | null> {
  return context.session.visitor.token === null ? null : wishEntryOf(context.url.searchParams);
}

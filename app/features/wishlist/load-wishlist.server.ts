import type { WishEntry } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStore } from "~/features/catalogue/card.server";
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

/** `?dialog=wishlist&tab=stores` (WISH-08). */
export async function loadWishlist(context: RequestContext): Promise<WishlistData> {
  if (context.session.visitor.token === null) return { kind: "guest" };
  const [config, result] = await Promise.all([context.api.config.get(), wishlistOf(context)]);
  await leaveIfExpired(context, result);
  const { items, stores } = critical(result);
  const tabs = { items: kindText(context, "wishedItems"), stores: kindText(context, "storeLists.all") };
  if (context.url.searchParams.get("tab") === "stores") {
    const rows = stores.filter(ofModule(context)).map((store) => toCardStore(context, store));
    return { kind: "stores", tabs, stores: rows };
  }
  const scheduling = secondary(config, null)?.scheduleOrders ?? false;
  const rows = items.filter(ofModule(context)).map((item) => toCardItem(context, item, scheduling));
  return { kind: "items", tabs, items: rows };
}

/** `?dialog=remove-from-wishlist&item=41`: the entry in question (WISH-02). */
export async function loadRemoveFromWishlist(context: RequestContext): Promise<WishEntry | null> {
  return context.session.visitor.token === null ? null : wishEntryOf(context.url.searchParams);
}

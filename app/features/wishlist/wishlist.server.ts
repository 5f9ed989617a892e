import { ok, type Result, type Wishlist, type WishlistIds } from "~/delivery-api";
import { secondary } from "~/request/pages/critical.server";
import type { Shop } from "~/request/context/request-context.server";
import type { Wishes } from "./wishes";

const lists = new WeakMap<Shop, Promise<Result<Wishlist>>>();

/** The customer's wishlist, asked for at most once a request. */
export function wishlistOf(shop: Shop): Promise<Result<Wishlist>> {
  const known = lists.get(shop);
  if (known) return known;
  const asked = shop.api.wishlist.list();
  lists.set(shop, asked);
  return asked;
}

/** Nobody's wishes and those of parcels, which cannot be wished for, are known without a call (ROLE-12, NAV-07, WISH-05). */
const hasWishlist = ({ session }: Shop): boolean => session.visitor.token !== null && session.module?.type !== "parcel";

/** For the hearts and the badge of every page; null for guests. A failed call shows empty hearts, nothing worse. */
export async function loadWishes(shop: Shop): Promise<Wishes | null> {
  if (shop.session.visitor.token === null) return null;
  const ids = secondary(await idsOf(shop), { items: [], stores: [] });
  const numbers = (rows: WishlistIds["items"]) => rows.filter(ofModule(shop)).map(({ id }) => id);
  return { items: numbers(ids.items), stores: numbers(ids.stores) };
}

async function idsOf(shop: Shop): Promise<Result<WishlistIds>> {
  if (!hasWishlist(shop)) return ok({ items: [], stores: [] });
  // The drawer asks for the whole list: one call serves both.
  return shop.url.searchParams.get("dialog") === "wishlist" ? wishlistOf(shop) : shop.api.wishlist.ids();
}

/** The delivery API keeps one list for all modules; a page shows what belongs to the chosen one (WISH-08). */
export function ofModule({ session }: Shop): (row: { moduleId: number | null }) => boolean {
  return ({ moduleId }) => !session.module || !moduleId || moduleId === session.module.id;
}

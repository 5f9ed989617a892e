import { ok, type Result, type Wishlist, type WishlistIds } from "~/delivery-api";
import { sendsParcels } from "~/module-kinds";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { secondary } from "~/request/pages/critical.server";
import type { Wishes } from "./wishes";

const lists = requestValue<Promise<Result<Wishlist>>>();

/** The customer's wishlist, asked for at most once a request. */
export const wishlistOf = (context: RequestContext): Promise<Result<Wishlist>> =>
  lists.once(context, () => context.api.wishlist.list());

/** Nobody's wishes and those of parcels, which cannot be wished for, are known without a call (ROLE-12, NAV-07, WISH-05). */
const hasWishlist = ({ session }: RequestContext): boolean =>
  session.visitor.token !== null && !sendsParcels(session.module);

/** For the hearts and the badge of every page; null for guests. A failed call shows empty hearts, nothing worse. */
export async function loadWishes(context: RequestContext): Promise<Wishes | null> {
  if (context.session.visitor.token === null) return null;
  const ids = secondary(await idsOf(context), { items: [], stores: [] });
  const numbers = (rows: WishlistIds["items"]) => rows.filter(ofModule(context)).map(({ id }) => id);
  return { items: numbers(ids.items), stores: numbers(ids.stores) };
}

async function idsOf(context: RequestContext): Promise<Result<WishlistIds>> {
  if (!hasWishlist(context)) return ok({ items: [], stores: [] });
  // The drawer asks for the whole list: one call serves both.
  return context.url.searchParams.get("dialog") === "wishlist"
    ? wishlistOf(context)
    : recentAnswer(context, "wishes", () => context.api.wishlist.ids(), { shownBy: "fragments" });
}

/** The delivery API keeps one list for all modules; a page shows what belongs to the chosen one (WISH-08). */
export function ofModule({ session }: RequestContext): (row: { moduleId: number | null }) => boolean {
  return ({ moduleId }) => !session.module || !moduleId || moduleId === session.module.id;
}

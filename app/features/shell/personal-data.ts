import { type CartSummary, emptyCart, linesOf } from "~/features/cart/cart-summary";
import type { ShopFacts } from "~/features/catalogue/ShopFacts";
import type { Wishes } from "~/features/wishlist/wishes";
import type { PersonalReads } from "~/request/pages/personal-fragment";
import type { ShellData } from "./types";

/** What the layout's loader says. */
export type ShopData = {
  shell: ShellData;
  facts: ShopFacts;
  cart: CartSummary;
  wishes: Wishes | null;
  dialog?: { name: string };
  formResult?: unknown;
  news?: unknown;
};

/** All that fragments show of a visitor. */
export type Personal = Pick<ShopData, "cart" | "wishes"> &
  Pick<ShellData, "customer" | "unread" | "recentSearches" | "running"> &
  Pick<ShopFacts, "place">;

export const personalOf = ({
  cart,
  wishes,
  facts: { place },
  shell: { customer, unread, recentSearches, running },
}: ShopData): Personal => ({
  cart,
  wishes,
  customer,
  unread,
  recentSearches,
  running,
  place,
});

export const withPersonal = (data: ShopData, { cart, wishes, place, ...shell }: Personal): ShopData => ({
  ...data,
  cart,
  wishes,
  facts: { ...data.facts, place },
  shell: { ...data.shell, ...shell },
});

/** A visitor of the same kind, guest or customer, with nothing of their own. */
export const nobodyLike = ({ wishes, customer, unread, place }: Personal): Personal => ({
  cart: emptyCart,
  wishes: wishes && { items: [], stores: [] },
  customer: customer && { name: "", image: null },
  unread: unread && { count: 0, at: 0 },
  recentSearches: [],
  running: [],
  place: place && { address: "", latitude: 0, longitude: 0 },
});

/** What a fragment shows of a visitor: whatever it does not read is as of nobody. Null where all is. */
export function shownOf(personal: Personal, reads: PersonalReads): Personal | null {
  if (!showsAnything(personal, reads)) return null;
  const shown = nobodyLike(personal);
  const { cart, wishes, customer, unread, recentSearches, running, place } = personal;
  if (reads.cart) shown.cart = reads.cart === "all" ? cart : { lines: linesOf(cart, reads.cart) };
  if (reads.wishes && wishes) shown.wishes = reads.wishes === "all" ? wishes : wishesOf(wishes, reads.wishes);
  if (reads.customer) Object.assign(shown, { customer, unread });
  if (reads.recentSearches) shown.recentSearches = recentSearches;
  if (reads.running) shown.running = running;
  if (reads.place) shown.place = place;
  return shown;
}

function showsAnything(
  { cart, wishes, customer, unread, recentSearches, running, place }: Personal,
  reads: PersonalReads,
): boolean {
  if (reads.cart && (reads.cart === "all" ? cart.lines : linesOf(cart, reads.cart)).length > 0) return true;
  if (reads.wishes && wishes) {
    const { items, stores } = reads.wishes === "all" ? wishes : wishesOf(wishes, reads.wishes);
    if (items.length + stores.length > 0) return true;
  }
  return Boolean(
    (reads.customer && (customer || unread)) ||
      (reads.recentSearches && recentSearches.length > 0) ||
      (reads.running && running.length > 0) ||
      (reads.place && place),
  );
}

const wishesOf = ({ items, stores }: Wishes, { kind, id }: { kind: "item" | "store"; id: number }): Wishes => ({
  items: kind === "item" ? items.filter((item) => item === id) : [],
  stores: kind === "store" ? stores.filter((store) => store === id) : [],
});

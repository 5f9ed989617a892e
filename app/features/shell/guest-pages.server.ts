import { LRUCache } from "lru-cache";
import { encode } from "turbo-stream";
import { linesOf } from "~/features/cart/cart-summary";
import { type CartItemKey, loadCart, lookedForInCart } from "~/features/cart/load-cart.server";
import { cacheLimits } from "~/limits";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { eventsOf, trackAgain } from "~/request/context/track-event.server";
import { type GuestPageKeys, guestPageKeys, keyToKeep, templateOf } from "~/request/pages/page-cache.server";
import { slotsOf } from "~/request/pages/page-slots.server";
import { documentOf } from "~/request/pages/render-page.server";
import type { DialogData } from "./dialogs.server";
import { visitorPlace } from "./load-shell.server";
import { dataFor, fillPage, type SharedPage } from "./page-markup.server";
import type { Personal } from "./personal-data";

/**
 * Pages of guests: the loaders' data are those of every guest of the same zones, but for the cart, the searches and the exact place. So they are
 * put together without Remix and its loaders (ADR 0201), until the minute ends.
 */

/** `without`: items whose lines in the cart would make it another page. */
type GuestPage = { shared: SharedPage; events: ReturnType<typeof eventsOf>; without: CartItemKey[] };

/** The data, as objects, take several times the bytes that they are written in. */
const objectFactor = 4;

const pages = new LRUCache<string, GuestPage>({
  maxSize: cacheLimits.guestPages,
  sizeCalculation: ({ shared }) => shared.dataBytes * objectFactor,
  ttl: 60_000,
  ttlAutopurge: true,
});

export const clearGuestPages = (): void => pages.clear();

/** The keys of the page that was asked for, before its loaders ran. */
const askedFor = requestValue<GuestPageKeys>();

const dialogsOfEverybody: ReadonlySet<string> = new Set<DialogData["name"]>(["item", "menu", "modules"]);

/** Null for a dialog that is made of more than its visitor's cart. */
function keysOf(context: RequestContext): GuestPageKeys | null {
  const dialog = context.url.searchParams.get("dialog");
  return dialog === null || dialogsOfEverybody.has(dialog) ? guestPageKeys(context) : null;
}

const isSame = (one: GuestPageKeys, other: GuestPageKeys | null) => one.nearby === other?.nearby;

/** Keeps a page that was put together by way of Remix for the guests who come next, if it is every guest's. */
export function keepGuestPage(context: RequestContext, shared: SharedPage): void {
  const keys = askedFor.of(context);
  if (!keys || !isSame(keys, keysOf(context))) return;
  const key = keyToKeep(context, keys);
  if (key !== null) pages.set(key, { shared, events: eventsOf(context), without: lookedForInCart(context) });
}

/** The document for a guest, with its template's placeholders where it has one; null when Remix has to make it. */
export async function guestPage(context: RequestContext): Promise<Buffer<ArrayBuffer> | null> {
  const keys = keysOf(context);
  if (keys === null) return null;
  askedFor.set(context, keys);
  const page = pages.get(keys.zones) ?? pages.get(keys.nearby);
  if (!page) return null;
  const cart = await loadCart(context);
  if (page.without.some((item) => linesOf(cart, item).length > 0)) return null;
  const personal: Personal = {
    cart,
    wishes: null,
    customer: null,
    unread: null,
    recentSearches: context.session.settings.searches,
    place: visitorPlace(context.session),
  };
  const slots = templateOf(context)?.placeholders ?? slotsOf(context);
  const markup = fillPage(page.shared, slots, personal);
  if (markup === null || !isSame(keys, keysOf(context))) return null;
  trackAgain(context, page.events);
  const data = page.shared.markup.hasScripts ? dataFor(page.shared, personal, slots) : null;
  return documentOf(markup, data && encode(data), slots.nonce);
}

import { LRUCache } from "lru-cache";
import { encode } from "turbo-stream";
import { loadCart } from "~/features/cart/load-cart.server";
import { cacheLimits } from "~/limits";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { eventsOf, trackAgain } from "~/request/context/track-event.server";
import { guestPageKey, isForEverybody, templateOf } from "~/request/pages/page-cache.server";
import { slotsOf } from "~/request/pages/page-slots.server";
import { documentOf } from "~/request/pages/render-page.server";
import { dataFor, fillPage, type SharedPage } from "./page-markup.server";
import type { Personal } from "./personal-data";

/**
 * Pages of guests with something in the cart, or who searched: the loaders' data are those of every guest, but for the cart and the searches. So they are
 * put together without Remix and its loaders (ADR 0201), until the minute ends.
 */

type GuestPage = { shared: SharedPage; events: ReturnType<typeof eventsOf> };

/** The data, as objects, take several times the bytes that they are written in. */
const objectFactor = 4;

const pages = new LRUCache<string, GuestPage>({
  maxSize: cacheLimits.guestPages,
  sizeCalculation: ({ shared }) => shared.dataBytes * objectFactor,
  ttl: 60_000,
  ttlAutopurge: true,
});

export const clearGuestPages = (): void => pages.clear();

/** The key of the page that was asked for, before its loaders ran. */
const askedFor = requestValue<string>();

/** Keeps a page that was put together by way of Remix for the guests who come next, if it is every guest's. */
export function keepGuestPage(context: RequestContext, shared: SharedPage): void {
  const key = askedFor.of(context);
  if (key === undefined || key !== guestPageKey(context) || !isForEverybody(context)) return;
  pages.set(key, { shared, events: eventsOf(context) });
}

/** The document for a guest; null when Remix has to make it. */
export async function guestPage(context: RequestContext): Promise<Buffer<ArrayBuffer> | null> {
  const key = guestPageKey(context);
  if (key === null) return null;
  askedFor.set(context, key);
  const page = pages.get(key);
  // Who has nothing of their own is given the whole page of another: the page cache waits for it.
  if (!page || templateOf(context)) return null;
  const personal: Personal = {
    cart: await loadCart(context),
    wishes: null,
    customer: null,
    unread: null,
    recentSearches: context.session.settings.searches,
  };
  const slots = slotsOf(context);
  const markup = fillPage(page.shared, slots, personal);
  if (markup === null || guestPageKey(context) !== key) return null;
  trackAgain(context, page.events);
  const data = page.shared.markup.hasScripts ? dataFor(page.shared, personal, slots) : null;
  return documentOf(markup, data && encode(data), slots.nonce);
}

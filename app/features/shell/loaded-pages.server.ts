import { LRUCache } from "lru-cache";
import { linesOf } from "~/features/cart/cart-summary";
import { type CartItemKey, lookedForInCart } from "~/features/cart/load-cart.server";
import { rememberTermOfPage } from "~/features/search/recent.server";
import { cacheLimits } from "~/limits";
import { recentAnswersUsed, recentHashes } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { eventsOf, trackAgain } from "~/request/context/track-event.server";
import { keyToKeep, type LoadedPageKeys, loadedPageKeys } from "~/request/pages/page-cache.server";
import { type PagePart, slotsOf } from "~/request/pages/page-slots.server";
import { documentOf } from "~/request/pages/render-page.server";
import type { DialogData } from "./dialogs.server";
import { loadPersonal } from "./load-shell.server";
import { type DataWithGaps, dataWithGaps, fillData } from "./page-data.server";
import { fillPage, type SharedPage } from "./page-markup.server";
import type { Personal } from "./personal-data";

/**
 * Loaded pages: what their loaders said is the same for every guest of the same zones, and for every customer who was answered the same, but for what
 * fragments show. So they are put together without Remix and its loaders (ADR 0201), until the minute ends.
 */

/** `without`: items whose lines in the cart would make it another page. `data` are encoded for the first visitor who is given the page. */
type LoadedPage = {
  shared: SharedPage;
  data?: Promise<DataWithGaps>;
  events: ReturnType<typeof eventsOf>;
  without: CartItemKey[];
};

/** The data, as objects, take several times the bytes that they are written in; encoded, about as many. */
const objectFactor = 5;

const pages = new LRUCache<string, LoadedPage>({
  max: 1000,
  maxSize: cacheLimits.loadedPages,
  sizeCalculation: ({ shared }) => shared.dataBytes * objectFactor,
  ttl: 60_000,
  ttlAutopurge: true,
});

/** By the key of a page: the names of the visitor's own answers that it was made of last, as a `Vary` header would name them. */
const answerNames = new LRUCache<string, string[]>({
  max: 1000,
  maxSize: cacheLimits.answerNames,
  sizeCalculation: (names, key) => names.reduce((sum, name) => sum + name.length, key.length),
  ttl: 60_000,
});

export function clearLoadedPages(): void {
  pages.clear();
  answerNames.clear();
}

const keyWithAnswers = (key: string, hashes: readonly string[]): string => JSON.stringify([key, ...hashes]);

/** The keys of the page that was asked for, before its loaders ran. */
const requestedKeys = requestValue<LoadedPageKeys>();

const dialogsOfEverybody: ReadonlySet<string> = new Set<DialogData["name"]>(["item", "menu", "modules"]);

/** Null for a dialog that is made of more than its visitor's cart. */
function keysOf(context: RequestContext): LoadedPageKeys | null {
  const dialog = context.url.searchParams.get("dialog");
  return dialog === null || dialogsOfEverybody.has(dialog) ? loadedPageKeys(context) : null;
}

const isSame = (one: LoadedPageKeys, other: LoadedPageKeys | null) => one.nearby === other?.nearby;

/** Keeps a page that was put together by way of Remix for the visitors who come next, if it is not its visitor's own. */
export function keepLoadedPage(context: RequestContext, shared: SharedPage): void {
  const keys = requestedKeys.of(context);
  if (!keys || !isSame(keys, keysOf(context))) return;
  const key = keyToKeep(context, keys);
  if (key === null) return;
  const used = [...recentAnswersUsed(context)].sort(([one], [other]) => (one < other ? -1 : 1));
  answerNames.set(
    key,
    used.map(([name]) => name),
  );
  const hashes = used.map(([, hash]) => hash);
  pages.set(keyWithAnswers(key, hashes), { shared, events: eventsOf(context), without: lookedForInCart(context) });
}

/** The page kept under a key for visitors who were answered the same as this one. */
async function keptUnder(context: RequestContext, key: string): Promise<LoadedPage | undefined> {
  const hashes = await recentHashes(context, answerNames.get(key) ?? []);
  return hashes === null ? undefined : pages.get(keyWithAnswers(key, hashes));
}

/** The document for this visitor, which is nobody else's if it `isOwn`; null when Remix has to make it. */
export async function loadedPage(context: RequestContext): Promise<{ parts: PagePart[]; isOwn: boolean } | null> {
  const keys = keysOf(context);
  if (keys === null) return null;
  requestedKeys.set(context, keys);
  const page = (await keptUnder(context, keys.zones)) ?? (await keptUnder(context, keys.nearby));
  if (!page) return null;
  rememberTermOfPage(context);
  const personal = await personalUnlessLed(context);
  if (personal === null || page.without.some((item) => linesOf(personal.cart, item).length > 0)) return null;
  const markup = fillPage(page.shared, slotsOf(context), personal);
  const { hasScripts } = page.shared.markup;
  if (hasScripts) page.data ??= dataWithGaps(page.shared);
  const data = page.data ? await fillData(await page.data, personal) : null;
  if (markup === null || (hasScripts && data === null) || !isSame(keys, keysOf(context))) return null;
  trackAgain(context, page.events);
  return { parts: documentOf(markup.parts, data), isOwn: markup.isOwn };
}

/** Null for a customer whose sign-in has ended: Remix leads them away. */
async function personalUnlessLed(context: RequestContext): Promise<Personal | null> {
  try {
    return await loadPersonal(context);
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

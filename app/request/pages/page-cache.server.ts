import { createHash, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { environment } from "~/env.server";
import { cacheLimits } from "~/limits";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { eventsOf, trackAgain } from "~/request/context/track-event.server";
import { Area, type Place } from "~/session/place.server";
import type { SessionValue } from "~/session/session.server";
import { type InlineHashes, inlineHashes } from "./inline-hashes.server";
import { cutAt, marksOf, type PagePart, type PageSlots, piecesOf, slotsOf, slotsOfNobody } from "./page-slots.server";
import { isPersonal, ofEverybody, personalPaths } from "./personal.server";

/**
 * The page cache: pages as guests with nothing of their own see them, cached for the rest of the minute (ADR 0059). A page tells whether a shop
 * is open, so none outlives the minute it was drawn in.
 */

/** What of it may run without a nonce, and what analytics are told of each visitor who is shown it. */
type CachedPage = {
  parts: readonly PagePart[];
  bytes: number;
  inline: InlineHashes;
  events: ReturnType<typeof eventsOf>;
};

/** A page to send. `edge` is there when caches between here and the visitor may keep it (docs/decisions/0195). */
export type PageToSend = { body: Buffer<ArrayBuffer>[]; edge: { etag: string; inline: InlineHashes } | null };

/** A page that may be cached while it is drawn: its key, and placeholders that stand where each answer has its own slots. */
type PageTemplate = { key: string; placeholders: PageSlots };

const cachedMs = 60_000;
const pages = new LRUCache<string, CachedPage>({
  max: 1000,
  maxSize: cacheLimits.pages,
  sizeCalculation: ({ bytes }) => bytes,
  ttl: cachedMs,
});

/** How often the cache was cleared: a page drawn before is none of those that are looked for after. */
let generation = 0;

export function clearPages(): void {
  generation += 1;
  pages.clear();
}

const templates = requestValue<PageTemplate>();
const isForOne = requestValue<true>();
const isNearby = requestValue<true>();

/** Set while a page that may be cached is drawn. */
export const templateOf = (context: Pick<RequestContext, "session">): PageTemplate | null =>
  templates.of(context) ?? null;

/** The page depends on something that no key names, or misses an answer: nobody else is shown it. */
export const keepOutOfCache = (context: Pick<RequestContext, "session">): void => isForOne.set(context, true);

/** The page depends on the visitor's square kilometre: who lives elsewhere in the zone is shown another. */
export const keepNearby = (context: Pick<RequestContext, "session">): void => isNearby.set(context, true);

/** The key of the page that a GET asks for; null when it is somebody's own. */
function pageKey(context: RequestContext): string | null {
  const { visitor, module, settings, area } = context.session;
  const hasNoCart = module === null || visitor.guestId === null || visitor.cartCounts[module.id] === 0;
  const hasNothing = visitor.token === null && hasNoCart && !visitor.running;
  return hasNothing && isForMany(context) ? keyWith(context, settings, area && Area.placeOf(area)) : null;
}

/** The keys of one page: for all visitors of the same zones, and for those of one square kilometre. */
export type LoadedPageKeys = { zones: string; nearby: string };

/**
 * The keys of a page whose loaders say the same to every guest, or to every customer with the same recent answers, but for what fragments show: their
 * name, wishes, cart, searches, running orders and exact place. Null where more of it is somebody's own.
 */
export function loadedPageKeys(context: RequestContext): LoadedPageKeys | null {
  const { url, session } = context;
  const isOwn = url.pathname === "/cart" || personalPaths.test(url.pathname);
  if (isOwn || session.visitor.isNew || isForOne.of(context) || !isForMany(context)) return null;
  const settings = { ...session.settings, searches: [] };
  const { area, visitor } = session;
  const key = (where: Area | string | null | undefined) =>
    keyWith(context, settings, where, visitor.token === null ? "guest" : ["customer", session.push]);
  return { zones: key(area?.zoneHeader), nearby: key(area) };
}

/** Which of a page's keys it is kept under, after its loaders ran; null for a page that nobody else may be shown. */
export function keyToKeep(context: RequestContext, keys: LoadedPageKeys): string | null {
  if (!isForEverybody(context, inCustomersKeys) || context.session.touched.has("place")) return null;
  return isNearby.of(context) ? keys.nearby : keys.zones;
}

/** Whether the page was made of nothing but what its key names: its loaders looked at nothing else of the session, and missed no answer. */
const isForEverybody = (context: RequestContext, inKey: ReadonlySet<SessionValue> = ofEverybody): boolean =>
  [...context.session.touched].every((name) => inKey.has(name)) && !isForOne.of(context);

/** What customers' pages say of push messages on their browser. */
const inCustomersKeys: ReadonlySet<SessionValue> = new Set([...ofEverybody, "push"]);

/** Nobody whom a message waits for. */
const isForMany = ({ session: { flash } }: RequestContext): boolean => environment().sharedCache && flash.length === 0;

function keyWith(
  context: RequestContext,
  settings: RequestContext["session"]["settings"],
  where: Place | Area | string | null = null,
  who: unknown = null,
): string {
  const { module } = context.session;
  const { pathname, search } = context.url;
  const minute = Math.floor(context.now().getTime() / cachedMs);
  return JSON.stringify([
    generation,
    minute,
    pathname,
    search,
    context.distance !== null,
    context.language,
    context.isLite,
    settings,
    where,
    module,
    who,
  ]);
}

/**
 * Whether a page from the cache is given to caches of others as well: the visitor sent no cookie, and is given none that the page needs. The
 * module of its address is entered anew with whatever comes next.
 */
const isForEdge = (context: RequestContext): boolean =>
  environment().edgeCache &&
  !isForOne.of(context) &&
  !context.session.hasCookies &&
  [...context.session.changed].every((name) => name === "module") &&
  !isPersonal(context);

function toSend(context: RequestContext, page: CachedPage): PageToSend {
  if (!isForEdge(context)) return { body: piecesOf(page.parts, slotsOf(context)), edge: null };
  const body = piecesOf(page.parts, { ...slotsOfNobody, distance: slotsOf(context).distance });
  const etag = `W/"${createHash("sha256").update(Buffer.concat(body)).digest("base64url").slice(0, 27)}"`;
  return { body, edge: { etag, inline: page.inline } };
}

/** A page as it was drawn with placeholders. */
export const cutTemplate = ({ placeholders }: PageTemplate, html: string): PagePart[] =>
  cutAt(html, marksOf(placeholders));

/**
 * The page with this visitor's slots. It is cached when it came out well and was made of nothing but what its key names:
 * a loader that looked at anything else of the session, changed it, or missed an answer makes it a page for one.
 */
export function finishTemplate(
  context: RequestContext,
  { key, placeholders }: PageTemplate,
  parts: readonly PagePart[],
  isWell: boolean,
): PageToSend {
  const isForAll = isForEverybody(context) && pageKey(context) === key;
  if (!isWell || !isForAll) return { body: piecesOf(parts, slotsOf(context)), edge: null };
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const page = { parts, bytes, inline: inlineHashes(parts, placeholders), events: eventsOf(context) };
  pages.set(key, page);
  return toSend(context, page);
}

/** The page that a GET asks for, when it is cached. When it could be, it will be drawn with placeholders. */
export function cachedPage(context: RequestContext): PageToSend | null {
  const key = pageKey(context);
  if (key === null) return null;
  const page = pages.get(key);
  if (page) {
    trackAgain(context, page.events);
    return toSend(context, page);
  }
  const mark = () => randomUUID() as string;
  const placeholders = { nonce: mark(), formToken: mark(), requestId: mark(), servedAt: mark(), distance: mark() };
  templates.set(context, { key, placeholders });
  return null;
}

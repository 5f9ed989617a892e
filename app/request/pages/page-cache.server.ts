import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { environment } from "~/env.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { eventsOf, trackAgain } from "~/request/context/track-event.server";
import type { SessionValue } from "~/session/session.server";
import { type PageSlots, slotsOf } from "./page-slots.server";

/**
 * The page cache: pages as guests with nothing of their own see them, cached for the rest of the minute (ADR 0059). A page tells whether a shop
 * is open, so none outlives the minute it was drawn in.
 */

/** Text, the name of a slot, text, …; and what analytics are told of each visitor who is shown it. */
type CachedPage = { parts: (Buffer | keyof PageSlots)[]; bytes: number; events: ReturnType<typeof eventsOf> };

/** A page that may be cached while it is drawn: its key, and placeholders that stand where each answer has its own slots. */
type PageTemplate = { key: string; placeholders: PageSlots };

const cachedMs = 60_000;
const pages = new LRUCache<string, CachedPage>({
  max: 1000,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes,
  ttl: cachedMs,
});

/** All that a cached page may be made of: each of these is in the key, or known to be empty. Nothing else of a session is the same for two. */
export const ofEverybody: ReadonlySet<SessionValue> = new Set<SessionValue>([
  "visitor",
  "place",
  "module",
  "settings",
  "flash",
]);

const templates = requestValue<PageTemplate>();
const isForOne = requestValue<true>();

/** Set while a page that may be cached is drawn. */
export const templateOf = (context: Pick<RequestContext, "session">): PageTemplate | null =>
  templates.of(context) ?? null;

/** The page depends on something that no key names, or misses an answer: nobody else is shown it. */
export const keepOutOfCache = (context: Pick<RequestContext, "session">): void => isForOne.set(context, true);

/** The key of the page that a GET asks for; null when it is somebody's own. */
function pageKey(context: RequestContext): string | null {
  const { session, url } = context;
  const { visitor, place, module, settings, flash } = session;
  const hasNoCart = module === null || visitor.guestId === null || visitor.cartCounts[module.id] === 0;
  const isNobody = visitor.token === null && hasNoCart;
  const hasNoOrder = (visitor.running ?? 0) === 0;
  if (!environment().sharedCache || !isNobody || !hasNoOrder || flash.length > 0) return null;
  const minute = Math.floor(context.now().getTime() / cachedMs);
  return JSON.stringify([minute, url.pathname, url.search, context.language, context.isLite, settings, place, module]);
}

/**
 * The drawn page with this visitor's slots. It is cached when it came out well and was made of nothing but what its key names:
 * a loader that looked at anything else of the session, changed it, or missed an answer makes it a page for one.
 */
export function finishTemplate(
  context: RequestContext,
  { key, placeholders }: PageTemplate,
  html: string,
  isWell: boolean,
): Buffer<ArrayBuffer> {
  const page = { ...cut(html, placeholders), events: eventsOf(context) };
  const isForAll = [...context.session.touched].every((name) => ofEverybody.has(name)) && pageKey(context) === key;
  if (isWell && isForAll && !isForOne.of(context)) pages.set(key, page);
  return filled(page, slotsOf(context));
}

/** The page that a GET asks for, when it is cached. When it could be, it will be drawn with placeholders. */
export function cachedPage(context: RequestContext): Buffer<ArrayBuffer> | null {
  const key = pageKey(context);
  if (key === null) return null;
  const page = pages.get(key);
  if (page) {
    trackAgain(context, page.events);
    return filled(page, slotsOf(context));
  }
  const [nonce, formToken, requestId, servedAt] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  templates.set(context, { key, placeholders: { nonce, formToken, requestId, servedAt } });
  return null;
}

function cut(html: string, placeholders: PageSlots): Omit<CachedPage, "events"> {
  const names = new Map(Object.entries(placeholders).map(([name, mark]) => [mark, name as keyof PageSlots]));
  const parts = html
    .split(new RegExp(`(${[...names.keys()].join("|")})`))
    .map((part) => names.get(part) ?? Buffer.from(part));
  return { parts, bytes: Buffer.byteLength(html) };
}

const filled = ({ parts }: CachedPage, slots: PageSlots) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(slots[part]) : part)));

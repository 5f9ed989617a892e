import { randomBytes, randomUUID } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { environment } from "~/env.server";
import { issueFormToken } from "~/session/form-token.server";
import type { SessionValue } from "~/session/session.server";
import type { Shop } from "~/request/context/request-context.server";

/**
 * Pages as guests with nothing of their own see them, kept for the rest of the minute (ADR 0059). A page tells whether a shop
 * is open, so none outlives the minute it was drawn in.
 */

/** What differs in every answer, also of one and the same page. All of it stands in HTML and JSON without escaping. */
export type Stamps = { nonce: string; formToken: string; requestId: string; servedAt: string };

/** A page that may be kept while it is drawn: its key, and marks that stand where each answer has its own stamps. */
export type Draft = { key: string; marks: Stamps };

/** Text, the name of a stamp, text, … */
type KeptPage = { parts: (Buffer | keyof Stamps)[]; bytes: number };

const keptMs = 60_000;
const pages = new LRUCache<string, KeptPage>({
  max: 1000,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes,
  ttl: keptMs,
});

/** All that a kept page may be made of: each of these is in the key, or known to be empty. Nothing else of a session is the same for two. */
export const ofEverybody: ReadonlySet<SessionValue> = new Set<SessionValue>([
  "visitor",
  "place",
  "module",
  "settings",
  "flash",
]);

/** The key of the page that a GET asks for; null when it is somebody's own. */
function pageKey(shop: Shop): string | null {
  const { session, url } = shop;
  const { visitor, place, module, settings, flash } = session;
  const hasNoCart = module === null || visitor.guestId === null || visitor.cartCounts[module.id] === 0;
  // Whoever has no guest's number yet is given one while their page is drawn (SES-02); crawlers never are.
  const isNobody = visitor.token === null && (visitor.guestId !== null || isbot(shop.userAgent)) && hasNoCart;
  if (!environment().sharedCache || !isNobody || flash.length > 0) return null;
  const minute = Math.floor(shop.now().getTime() / keptMs);
  return JSON.stringify([minute, url.pathname, url.search, shop.language, shop.isLite, settings, place, module]);
}

/** New stamps for one answer to this visitor. */
export function newStamps(shop: Shop): Stamps {
  return {
    nonce: randomBytes(18).toString("base64url"),
    formToken: issueFormToken(shop.session.visitor.formKey, shop.now()),
    requestId: shop.requestId,
    servedAt: String(shop.now().getTime()),
  };
}

/**
 * The drawn page with this visitor's stamps. It is kept when it came out well and was made of nothing but what its key names:
 * a loader that looked at anything else of the session, changed it, or missed an answer makes it a page for one.
 */
export function finishDraft(shop: Shop, { key, marks }: Draft, html: Buffer, isWell: boolean): Buffer<ArrayBuffer> {
  const page = cut(html, marks);
  const isForAll = [...shop.session.touched].every((name) => ofEverybody.has(name)) && pageKey(shop) === key;
  if (isWell && isForAll && !shop.isForOne && shop.failures === 0) pages.set(key, page);
  return stamped(page, shop.stamps);
}

/** The page that a GET asks for, when it is kept. When it could be, it will be drawn with marks. */
export function keptPage(shop: Shop): Buffer<ArrayBuffer> | null {
  const key = pageKey(shop);
  if (key === null) return null;
  const page = pages.get(key);
  if (page) return stamped(page, shop.stamps);
  const [nonce, formToken, requestId, servedAt] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  shop.draft = { key, marks: { nonce, formToken, requestId, servedAt } };
  return null;
}

function cut(html: Buffer, marks: Stamps): KeptPage {
  const names = new Map(Object.entries(marks).map(([name, mark]) => [mark, name as keyof Stamps]));
  const parts = html
    .toString()
    .split(new RegExp(`(${[...names.keys()].join("|")})`))
    .map((part) => names.get(part) ?? Buffer.from(part));
  return { parts, bytes: html.byteLength };
}

const stamped = ({ parts }: KeptPage, stamps: Stamps) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(stamps[part]) : part)));

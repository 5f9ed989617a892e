import { environment } from "~/env.server";
import type { RequestContext } from "~/request/context/request-context";
import { retryAfter } from "~/request/posting/retry-after";
import { securityHeaders } from "~/security-headers.server";
import { ofEverybody } from "./page-cache.server";

/** Pages of which nothing but what is personal is shown. */
const personal =
  /^\/(addresses|auth|chatting|checkout|interest|order-check|my-orders|parcel-delivery-info|profile|rate-and-review|track-order|pay)(\/|$)/;

/**
 * What shows personal things is not kept by any cache, not even the browser's: everything of a customer, and whatever was made
 * of more of the session than a page for all guests.
 */
const isPersonal = ({ url, session }: RequestContext) =>
  personal.test(url.pathname) ||
  session.visitor.token !== null ||
  [...session.touched].some((name) => !ofEverybody.has(name));

/** What search engines should leave out: what is personal, what depends on a chosen place, and dialogs over pages they know already. */
const unlisted = ({ pathname, searchParams }: URL) =>
  personal.test(pathname) || /^\/(cart|home)(\/|$)/.test(pathname) || searchParams.has("dialog");

/** Headers of every page and data answer; data answers carry no policy of their own (`nonce` null). */
export function pageHeaders(context: RequestContext, nonce: string | null, status = 200): [string, string][] {
  const headers: [string, string][] = [
    ["Cache-Control", isPersonal(context) ? "no-store" : "private, no-cache"],
    ["Vary", "Cookie, Save-Data"],
    ["X-Request-Id", context.requestId],
  ];
  // Remix drops what a loader or action threw it with.
  if (status === 503) headers.push(["Retry-After", retryAfter]);
  if (!environment().indexing || unlisted(context.url)) headers.push(["X-Robots-Tag", "noindex"]);
  if (nonce === null) return headers;
  const security = securityHeaders({
    nonce,
    environment: environment(),
    lite: context.isLite,
    page: { maps: canOpenMap(context), push: context.session.visitor.token !== null },
  });
  return [
    ...headers,
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Language", context.language],
    ...security,
  ];
}

/** A hydrated page opens the location dialog over any document; without scripts the dialog's page is a document of its own. */
const canOpenMap = ({ isLite, url }: RequestContext) =>
  !isLite || url.searchParams.has("dialog") || /^\/(track-order|parcel-delivery-info)/.test(url.pathname);

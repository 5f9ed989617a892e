import { environment } from "~/env.server";
import type { RequestContext } from "~/request/context/request-context";
import { retryAfter } from "~/request/posting/retry-after";
import { securityHeaders } from "~/security-headers.server";
import type { PageToSend } from "./page-cache.server";
import { isPersonal, personalPaths } from "./personal.server";

/** What search engines should leave out: what is personal, what depends on a chosen place, and dialogs over pages they know already. */
const unlisted = ({ pathname, searchParams }: URL) =>
  personalPaths.test(pathname) || /^\/(cart|home)(\/|$)/.test(pathname) || searchParams.has("dialog");

/** Headers of every page and data answer; data answers carry no policy of their own (`nonce` null). */
export function pageHeaders(context: RequestContext, nonce: string | null, status = 200): [string, string][] {
  const headers: [string, string][] = [
    ["Cache-Control", isPersonal(context) ? "no-store" : "private, no-cache"],
    ["Vary", "Cookie, Save-Data"],
    ["X-Request-Id", context.requestId],
    ...robots(context),
  ];
  // Remix drops what a loader or action threw it with.
  if (status === 503) headers.push(["Retry-After", retryAfter]);
  return nonce === null ? headers : [...headers, ...documentHeaders(context, { nonce })];
}

/**
 * Headers of a page that caches between here and the visitor may keep (docs/decisions/0195): for a minute, ten more while they ask anew, a day while
 * nobody answers. It also varies by `Cookie`, so that no browser shows it again to the visitor whom it has become.
 */
export const edgeHeaders = (
  context: RequestContext,
  { etag, inline }: NonNullable<PageToSend["edge"]>,
): [string, string][] => [
  ["Cache-Control", "public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400"],
  ["Vary", "Accept-Language, Cookie, Save-Data"],
  ["ETag", etag],
  ...robots(context),
  ...documentHeaders(context, inline),
];

const robots = ({ url }: RequestContext): [string, string][] =>
  !environment().indexing || unlisted(url) ? [["X-Robots-Tag", "noindex"]] : [];

const documentHeaders = (
  context: RequestContext,
  inline: Parameters<typeof securityHeaders>[0]["inline"],
): [string, string][] => [
  ["Content-Type", "text/html; charset=utf-8"],
  ["Content-Language", context.language],
  ...securityHeaders({
    inline,
    environment: environment(),
    lite: context.isLite,
    page: { maps: canOpenMap(context), push: context.session.visitor.token !== null },
  }),
];

/** A hydrated page opens the location dialog over any document; without scripts the dialog's page is a document of its own. */
const canOpenMap = ({ isLite, url }: RequestContext) =>
  !isLite || url.searchParams.has("dialog") || /^\/(track-order|parcel-delivery-info)/.test(url.pathname);

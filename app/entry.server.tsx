import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { clearLoadedPages, keepLoadedPage, loadedPage } from "./features/shell/loaded-pages.server";
import { type Draw, fillPage, sharedPage, visitorOfPage, withSearch } from "./features/shell/page-markup.server";
import { partScriptLinks } from "./features/shell/part-scripts.server";
import { addedLanguages, languageWarnings as warnings } from "./i18n/added-languages.server";
import { i18nFor } from "./i18n/i18n.server";
import type { Language } from "./i18n/languages";
import { release } from "./release.server";
import { theSharedCache } from "./request/context/delivery-client.server";
import { logError } from "./request/context/log.server";
import { clearRecentAnswers } from "./request/context/recent-answer.server";
import type { RequestContext } from "./request/context/request-context";
import { requestContext } from "./request/context/request-context.server";
import { busyPage } from "./request/pages/busy-page.server";
import { withDistance } from "./request/pages/distance-of-address";
import { forgetMaintenance, maintenance } from "./request/pages/maintenance.server";
import { clearMarkups } from "./request/pages/markup-cache.server";
import { NonceProvider } from "./request/pages/nonce";
import {
  cachedPage as cachedPageOf,
  clearPages,
  cutTemplate,
  finishTemplate,
  type PageToSend,
  templateOf,
} from "./request/pages/page-cache.server";
import { edgeHeaders, pageHeaders } from "./request/pages/page-headers.server";
import { filled, type PagePart, piecesOf, slotsOf } from "./request/pages/page-slots.server";
import { renderPage } from "./request/pages/render-page.server";
import { formResultOf, formStatusOf } from "./request/posting/form-result.server";
import type { RequestHead } from "./runtime/request-head";

export { textsFile } from "./features/pages/texts-file.server";
/** What the process asks of the app (process-hooks.ts). */
export { upstream, warmUp } from "./request/context/delivery-client.server";
export { redis } from "./request/context/redis.server";
export { busyPage, maintenance };
export const languageWarnings = () => warnings;
export const languageFonts = () => addedLanguages.flatMap(({ font }) => font ?? []);
export function clearCaches(): void {
  theSharedCache().clear();
  clearRecentAnswers();
  clearPages();
  clearMarkups();
  clearLoadedPages();
  forgetMaintenance();
}

/** Behind the document, where React looks for nothing; of the release the commit alone, since homes have few bytes left. */
function tailOf(document: readonly PagePart[], { isLite, url }: RequestContext, { lateScripts }: AppLoadContext) {
  const links = isLite ? "" : partScriptLinks(document, url.searchParams.get("dialog"), lateScripts);
  return Buffer.from(`${links}<!--${release.commit}-->`);
}

export default async function handleRequest(
  request: Request,
  asPage: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const context = await requestContext({ request, context: loadContext });
  // Of a form that is shown again at an address of its own; Remix, which gives a post's own answer its status, knows of a page only.
  const status = (asPage < 500 && formStatusOf(context)) || asPage;
  const template = templateOf(context);
  const slots = template?.placeholders ?? slotsOf(context);
  const remix = withSearch(
    entryContext,
    withDistance(entryContext.staticHandlerContext.location.search, slots.distance),
  );
  const isPlain = status === 200 && [...headers].length === 0;
  const complete = async (edge: PageToSend["edge"]) => {
    for (const [name, value] of await headersOf(context, edge, status)) {
      if (name === "Set-Cookie") headers.append(name, value);
      else headers.set(name, value);
    }
    return headers;
  };
  // Shown now. A document that ends in a redirect never comes here: its toasts wait for the page it leads to.
  if (context.session.flash.length > 0) context.session.set("flash", []);

  const draw = drawIn(context.language);
  const page = (remix: EntryContext) =>
    draw(<RemixServer context={remix} url={request.url} nonce={slots.nonce} />, slots.nonce);
  const onError = (error: unknown) => logError(error, { requestId: context.requestId });
  await loadContext.renderingTurn?.();
  const shared = isPlain ? sharedPage(entryContext, request.url, draw) : null;
  const markup = shared && fillPage(shared, slots, visitorOfPage(entryContext));
  if (shared) keepLoadedPage(context, shared);
  const { html, isWell } = await renderPage(page, remix, slots.nonce, onError, markup && filled(markup.parts, slots));
  const marked = Buffer.concat([html, tailOf([html], context, loadContext)]);
  if (!template) return new Response(marked, { status: isWell ? status : 500, headers: await complete(null) });
  const { body, edge } = finishTemplate(context, template, cutTemplate(template, marked.toString()), isPlain && isWell);
  const answer = isUnchanged(request, edge) ? { body: null, status: 304 } : { body, status: isWell ? status : 500 };
  return new Response(answer.body && Buffer.concat(answer.body), {
    status: answer.status,
    headers: await complete(edge),
  });
}

/** A document in its visitor's language: the function outlives the request. */
const drawIn =
  (language: Language): Draw =>
  (document, nonce) => (
    <NonceProvider value={nonce}>
      <I18nextProvider i18n={i18nFor(language)}>{document}</I18nextProvider>
    </NonceProvider>
  );

/** Of a page for caches of others, or of one visitor's own, with their cookies. */
async function headersOf(context: RequestContext, edge: PageToSend["edge"], status = 200): Promise<[string, string][]> {
  if (edge) return edgeHeaders(context, edge);
  const headers = pageHeaders(context, slotsOf(context).nonce, status);
  const cookies = await context.session.takeSetCookies();
  return [...headers, ...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie])];
}

/** The cache that asks holds this very page. */
const isUnchanged = (request: RequestHead, edge: PageToSend["edge"]): boolean =>
  edge !== null && (request.headers.get("If-None-Match") ?? "").split(/\s*,\s*/).includes(edge.etag);

/** The page of a GET or HEAD as it is kept for all who are told the same, with this visitor's cookies; null when it must be drawn (process-hooks.ts). */
export async function cachedPage(request: RequestHead, loadContext: AppLoadContext) {
  const context = await requestContext({ request, context: loadContext });
  const page = formResultOf(context) ? null : (cachedPageOf(context) ?? (await pageFromKept(context, loadContext)));
  if (page === null) return null;
  const headers = await headersOf(context, page.edge);
  return isUnchanged(request, page.edge)
    ? { status: 304, headers, body: null }
    : { status: 200, headers, body: page.body };
}

async function pageFromKept(context: RequestContext, loadContext: AppLoadContext): Promise<PageToSend | null> {
  const page = await loadedPage(context);
  if (page === null) return null;
  const parts = [...page.parts, tailOf(page.parts, context, loadContext)];
  const template = templateOf(context);
  return template && !page.isOwn
    ? finishTemplate(context, template, parts, true)
    : { body: piecesOf(parts, slotsOf(context)), edge: null };
}

/** Data answers carry the session's cookies and are as private as the page they belong to. */
export async function handleDataRequest(response: Response, args: LoaderFunctionArgs | ActionFunctionArgs) {
  const context = await requestContext(args);
  for (const [name, value] of pageHeaders(context, null, response.status)) response.headers.set(name, value);
  for (const cookie of await context.session.takeSetCookies()) response.headers.append("Set-Cookie", cookie);
  return response;
}

export async function handleError(error: unknown, args: LoaderFunctionArgs | ActionFunctionArgs) {
  if (args.request.signal.aborted) return;
  // Refusals of routes without a page come here too; they are answers, not errors.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const context = await requestContext(args).catch(() => null);
  logError(error, { requestId: context?.requestId ?? null });
}

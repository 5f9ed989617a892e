import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { languageWarnings as warnings } from "./i18n/added-languages.server";
import { i18nFor } from "./i18n/i18n.server";
import { release } from "./release.server";
import { logError } from "./request/context/log.server";
import { requestContext } from "./request/context/request-context.server";
import { NonceProvider } from "./request/pages/nonce";
import { cachedPage as cachedPageOf, finishTemplate, templateOf } from "./request/pages/page-cache.server";
import { pageHeaders } from "./request/pages/page-headers.server";
import { slotsOf } from "./request/pages/page-slots.server";
import { renderPage } from "./request/pages/render-page.server";

/** What the process asks of the app (process-hooks.ts). */
export { upstream, warmUp } from "./request/context/delivery-client.server";
export { redis } from "./request/context/redis.server";
export const languageWarnings = () => warnings;

/** Behind the document, where React looks for nothing; the commit alone, since homes have few bytes left. */
const releaseMark = `<!--${release.commit}-->`;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const context = await requestContext({ request, context: loadContext });
  const template = templateOf(context);
  const { nonce } = template?.placeholders ?? slotsOf(context);
  const isPlain = status === 200 && [...headers].length === 0;
  for (const [name, value] of pageHeaders(context, slotsOf(context).nonce, status)) headers.set(name, value);
  // Shown now. A document that ends in a redirect never comes here: its toasts wait for the page it leads to.
  if (context.session.flash.length > 0) context.session.set("flash", []);
  for (const cookie of await context.session.takeSetCookies()) headers.append("Set-Cookie", cookie);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const page = (remix: EntryContext) => (
    <NonceProvider value={nonce}>
      <I18nextProvider i18n={i18nFor(context.language)}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceProvider>
  );
  const { html, isWell } = await renderPage(page, remix, nonce, (error) =>
    logError(error, { requestId: context.requestId }),
  );
  const marked = html + releaseMark;
  const body = template ? finishTemplate(context, template, marked, isPlain && isWell) : marked;
  return new Response(body, { status: isWell ? status : 500, headers });
}

/** The page of a GET as it is kept for all guests, with this visitor's cookies; null when it must be drawn (process-hooks.ts). */
export async function cachedPage(request: Request, loadContext: AppLoadContext) {
  const context = await requestContext({ request, context: loadContext });
  const body = cachedPageOf(context);
  if (body === null) return null;
  const cookies = (await context.session.takeSetCookies()).map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return { headers: [...pageHeaders(context, slotsOf(context).nonce), ...cookies], body };
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

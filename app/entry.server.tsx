import { Writable, type WritableOptions } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { i18nFor } from "./i18n/i18n.server";
import { release } from "./release.server";
import { logError } from "./request/context/log.server";
import { requestContext } from "./request/context/request-context.server";
import { NonceProvider } from "./request/pages/nonce";
import { cachedPage as cachedPageOf, finishTemplate, templateOf } from "./request/pages/page-cache.server";
import { pageHeaders } from "./request/pages/page-headers.server";
import { slotsOf } from "./request/pages/page-slots.server";

/** What the process asks of the app (process-hooks.ts). */
export { upstream, warmUp } from "./request/context/delivery-client.server";
export { redis } from "./request/context/redis.server";

/** Behind the document, where React looks for nothing; the commit alone, since homes have few bytes left. */
const releaseMark = Buffer.from(`<!--${release.commit}-->`);

/** Rendering never waits on data, so only a bug could take this long. */
const renderTimeoutMs = 5000;

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

  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <I18nextProvider i18n={i18nFor(context.language)}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceProvider>,
      {
        nonce,
        // A page is complete when it leaves: streamed parts would need scripts to appear.
        // So it leaves in one piece: React's many small ones cost more than their bytes.
        onAllReady() {
          clearTimeout(timer);
          const chunks: Uint8Array[] = [];
          const write: WritableOptions["write"] = (chunk, _encoding, done) => {
            chunks.push(withoutPadding(chunk));
            done();
          };
          const final: WritableOptions["final"] = (done) => {
            const html = Buffer.concat([...chunks, releaseMark]);
            const body = template ? finishTemplate(context, template, html, isPlain && !failed) : html;
            resolve(new Response(body, { status: failed ? 500 : status, headers }));
            done();
          };
          pipe(new Writable({ write, final }));
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          logError(error, { requestId: context.requestId });
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

/** React 18 leaves NUL at the end of a piece that its next character does not fit in: browsers show U+FFFD for each, in the midst of Arabic words. */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  return chunk.subarray(0, chunk.findLastIndex((byte) => byte !== 0) + 1);
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

import { Writable, type WritableOptions } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** Rendering never waits on data, so only a bug could take this long. */
const timeoutMs = 5000;

/** What React leaves in the place of a part that could not be drawn. */
const failedPart = "<!--$!-->";

/** The bytes of a whole document, and whether every part of it could be drawn. */
export type RenderedPage = { html: Buffer<ArrayBuffer>; isWell: boolean };

const doctype = Buffer.from("<!DOCTYPE html>");

/**
 * A page complete with its data for hydration, since streamed parts would need scripts to appear. It is drawn as one string (ADR 0182), unless its
 * `markup` is there already; only one that fails is drawn again by React's stream, which tells `onError` why. Rejects when nothing of it can be drawn.
 */
export async function renderPage(
  page: (remix: EntryContext) => ReactElement,
  remix: EntryContext,
  nonce: string,
  onError: (error: unknown) => void,
  markup: Buffer[] | null = null,
): Promise<RenderedPage> {
  const parts = markup ?? bytesOf(markupOf(page(withoutData(remix))));
  if (parts === null) return asStream(page(remix), nonce, onError);
  const { renderMeta, serverHandoffStream = null } = remix;
  return {
    html: await documentOf(parts, renderMeta?.didRenderScripts ? serverHandoffStream : null, nonce),
    isWell: true,
  };
}

/** A document of its markup and, for pages that have scripts, the loaders' data in Remix's encoding. */
export const documentOf = async (
  markup: Buffer[],
  data: ReadableStream<Uint8Array> | null,
  nonce: string,
): Promise<Buffer<ArrayBuffer>> =>
  Buffer.concat([doctype, ...markup, ...(data ? [Buffer.from(await dataScripts(data, nonce))] : [])]);

const bytesOf = (text: string | null) => (text === null ? null : [Buffer.from(text)]);

/** Remix would have React wait for the data, which a string cannot. */
export function withoutData({ serverHandoffStream, ...remix }: EntryContext): EntryContext {
  return remix;
}

/** What React makes of an element; null when a part of it fails. */
export function markupOf(element: ReactElement): string | null {
  try {
    const html = renderToString(element);
    return html.includes(failedPart) ? null : html;
  } catch {
    return null;
  }
}

/** The loaders' data as Remix's `StreamTransfer` hands it over. */
async function dataScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = JSON.stringify(await new Response(stream).text()).replace(/[&><\u2028\u2029]/g, escaped);
  const script = (code: string) => `<script nonce="${nonce}">window.__remixContext.streamController.${code};</script>`;
  return script(`enqueue(${data})`) + script("close()");
}

/** In a script's string, so that nothing in it can end the element. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

function asStream(page: ReactElement, nonce: string, onError: (error: unknown) => void): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    let isWell = true;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const chunks: Uint8Array[] = [];
        const write: WritableOptions["write"] = (chunk, _encoding, done) => {
          chunks.push(withoutPadding(chunk));
          done();
        };
        const final: WritableOptions["final"] = (done) => {
          resolve({ html: Buffer.concat(chunks), isWell });
          done();
        };
        pipe(new Writable({ write, final }));
      },
      onShellError: reject,
      onError(error) {
        isWell = false;
        onError(error);
      },
    });
    const timer = setTimeout(abort, timeoutMs);
  });
}

/** React 18 leaves NUL at the end of a piece that its next character does not fit in: browsers show U+FFFD for each, in the midst of Arabic words. */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  return chunk.subarray(0, chunk.findLastIndex((byte) => byte !== 0) + 1);
}

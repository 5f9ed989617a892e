import { Writable, type WritableOptions } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { filled, type PagePart, slotsOfNobody } from "./page-slots.server";

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
  markup: Buffer<ArrayBuffer> | null = null,
): Promise<RenderedPage> {
  const own = markup ?? bytesOf(markupOf(page(withoutData(remix))));
  if (own === null) return asStream(page(remix), nonce, onError);
  const { renderMeta, serverHandoffStream } = remix;
  const data = renderMeta?.didRenderScripts && serverHandoffStream ? [await dataOf(serverHandoffStream)] : null;
  return { html: filled(documentOf([own], data), { ...slotsOfNobody, nonce }), isWell: true };
}

/** A document of its markup and, for pages that have scripts, the loaders' data in Remix's encoding, written as `inScript` writes them. */
export const documentOf = (markup: readonly PagePart[], data: readonly PagePart[] | null): PagePart[] => [
  doctype,
  ...markup,
  ...(data ? dataScripts(data) : []),
];

const bytesOf = (text: string | null) => (text === null ? null : Buffer.from(text));

const dataOf = async (stream: ReadableStream<Uint8Array>) => Buffer.from(inScript(await new Response(stream).text()));

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

const [beforeNonce, beforeData, afterData, theEnd] = [
  '<script nonce="',
  '">window.__remixContext.streamController.enqueue("',
  '");</script>',
  '">window.__remixContext.streamController.close();</script>',
].map((text) => Buffer.from(text)) as [
  Buffer<ArrayBuffer>,
  Buffer<ArrayBuffer>,
  Buffer<ArrayBuffer>,
  Buffer<ArrayBuffer>,
];

/** The loaders' data as Remix's `StreamTransfer` hands it over. */
const dataScripts = (data: readonly PagePart[]): PagePart[] => [
  beforeNonce,
  "nonce",
  beforeData,
  ...data,
  afterData,
  beforeNonce,
  "nonce",
  theEnd,
];

/** A text within a string of a script, so that nothing in it can end the string or the element. */
export const inScript = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, escaped);

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

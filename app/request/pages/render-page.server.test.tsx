import type { EntryContext } from "@remix-run/node";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "./render-page.server";

const words = "أهلاً بك ".repeat(2000);

/** What Remix gives: the loaders' data, and whether the page has scripts. */
const remix = (data: string, didRenderScripts = true) =>
  ({
    renderMeta: { didRenderScripts },
    serverHandoffStream: new Response(data).body,
  }) as unknown as EntryContext;

const broken = new Error("broken");
function Broken(): never {
  throw broken;
}

const page = (part: React.ReactNode) => () => (
  <html lang="ar">
    <body>
      <p>
        {words}
        {1}
      </p>
      <Suspense>{part}</Suspense>
    </body>
  </html>
);

test("a page is one whole document with its data behind it, which cannot end its element", async () => {
  const onError = vi.fn();
  const { isWell, html } = await renderPage(page("dialog"), remix(`["</script><!--&"]\n`), "n1", onError);
  expect({ isWell, html: html.toString() }).toEqual({
    isWell: true,
    html:
      `<!DOCTYPE html><html lang="ar"><body><p>${words}<!-- -->1</p><!--$-->dialog<!--/$--></body></html>` +
      `<script nonce="n1">window.__remixContext.streamController.enqueue("[\\"\\u003c/script\\u003e\\u003c!--\\u0026\\"]\\n");</script>` +
      `<script nonce="n1">window.__remixContext.streamController.close();</script>`,
  });
  expect(onError).not.toHaveBeenCalled();
});

test("a page without scripts has no data", async () => {
  const { html } = await renderPage(page(null), remix("[]", false), "n1", () => undefined);
  expect(html.toString()).toMatch(/<\/html>$/);
});

test("a page with a part that fails stands without it, in whole characters, and tells why once", async () => {
  const onError = vi.fn();
  const { html, isWell } = await renderPage(page(<Broken />), remix("[]"), "n1", onError);
  expect(isWell).toBe(false);
  expect(html.toString()).toContain(words);
  expect(html.toString()).toMatch(/^<!DOCTYPE html>/);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([broken]);
});

test("a page of which nothing can be drawn is none", async () => {
  const onError = vi.fn();
  await expect(renderPage(() => <Broken />, remix("[]"), "n1", onError)).rejects.toBe(broken);
  expect(onError).toHaveBeenCalledTimes(1);
});

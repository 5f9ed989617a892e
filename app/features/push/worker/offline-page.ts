declare const self: ServiceWorkerGlobalScope;
/** Names the release, so that a new one brings its own page. Put in by the build. */
declare const RELEASE: string;

const { search } = new URL(self.location.href);
const cacheName = `offline ${RELEASE} ${search}`;
const address = `/offline${search}`;

/** What the page may do once it comes from here: show itself. */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * Fetches the page without cookies, so that it is nobody's, and as browsers that save data get it: without scripts. Its styles are put into
 * it, and it stands alone. Pages of older releases go.
 */
export async function keepOfflinePage(): Promise<void> {
  const html = await textOf(await self.fetch(address, { credentials: "omit", headers: { "Save-Data": "on" } }));
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(await withStyles(html), { headers }));
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
}

/** The page as it is kept; undefined when the browser has dropped it. */
export const offlinePage = (): Promise<Response | undefined> => caches.match(address, { cacheName });

/** Icons and the manifest would be asked for where nothing can be had. */
const otherLinks = /<link rel="(?!stylesheet)[^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"[^>]*>/g;

async function withStyles(html: string): Promise<string> {
  const parts = await Promise.all(
    html
      .replace(otherLinks, "")
      .split(stylesheet)
      .map(async (part, index) =>
        index % 2 === 0 ? part : `<style>${await textOf(await self.fetch(part, { credentials: "omit" }))}</style>`,
      ),
  );
  return parts.join("");
}

async function textOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.text();
}

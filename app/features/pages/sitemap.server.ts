import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import type { Module, Page, Result } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { productHref } from "~/features/catalogue/item-href";
import { storeHref } from "~/features/catalogue/store-href";
import { offeredLanguages } from "~/i18n/added-languages.server";
import { lookUp } from "~/look-up";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { addressIn } from "~/request/pages/page-card";
import { retryAfter } from "~/request/posting/retry-after";

/** The protocol's limit for one file. */
const mostAddresses = 50_000;
const pageSize = 50;
/** Every call of the long list has a deadline of its own. */
const callDeadlineMs = 2800;

const fixed = [
  ...["/", "/about-us", "/help-and-support", "/accessibility", "/terms-and-conditions", "/privacy-policy"],
  ...["/refund-policy", "/cancellation-policy", "/shipping-policy"],
];
const switched: Record<string, "refund" | "cancellation" | "shipping"> = {
  "/refund-policy": "refund",
  "/cancellation-policy": "cancellation",
  "/shipping-policy": "shipping",
};

/**
 * `/sitemap.xml`: every page anybody may find, with its other languages, written while the delivery API is read page by page. The lists come
 * from the shared answers, so that a second crawler costs no calls. 503 before the first byte; later trouble breaks
 * the answer off, so that no crawler takes half a list for the whole.
 */
export async function sitemap(context: RequestContext): Promise<Response> {
  const [config, modules] = await Promise.all([context.api.config.get(), context.api.modules.list()]);
  if (!config.ok || !modules.ok) return new Response(null, { status: 503, headers: { "Retry-After": retryAfter } });
  const { policies, defaultLocation } = config.value;
  const shops = modules.value.filter((module) => !sendsParcels(module));
  const pages = fixed.filter((path) => {
    const policy = lookUp(switched, path);
    return !policy || policies[policy];
  });
  const addresses = async function* () {
    yield* pages;
    for (const module of shops) {
      const api = () =>
        context.apiAt({
          moduleId: module.id,
          place: { zoneHeader: JSON.stringify(module.zoneIds), ...defaultLocation },
          deadlineAt: Date.now() + callDeadlineMs,
        });
      yield* addressesOf(module, api);
    }
  };
  const body = createReadableStreamFromReadable(Readable.from(written(addresses(), context.publicOrigin)));
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

async function* addressesOf(module: Module, api: () => DeliveryApi) {
  const stores = everyRow((page) => api().stores.list({ filter: "all", type: "all", page, limit: pageSize }));
  for await (const store of stores) yield storeHref(store);
  const items = everyRow((page) => api().items.popular(page, pageSize));
  for await (const item of items) yield productHref({ ...item, moduleId: module.id, isCampaign: false });
}

/** The rows of a list, page by page; each once, since a list may move while it is read. Throws when a page fails. */
export async function* everyRow<T extends { id: number }>(load: (page: number) => Promise<Result<Page<T>>>) {
  const seen = new Set<number>();
  for (let page = 1; ; page += 1) {
    const result = await load(page);
    if (!result.ok) throw new Error(`The sitemap ends early: ${result.failure.kind}`);
    const { rows, total } = result.value;
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const row of fresh) seen.add(row.id);
    yield* fresh;
    // A server that ignores paging gives the same rows again.
    if (fresh.length === 0 || page * pageSize >= total) return;
  }
}

/** The document in pieces, at most as many addresses as one file may have. */
async function* written(paths: AsyncIterable<string>, origin: string) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  let count = 0;
  for await (const path of paths) {
    if (count === mostAddresses) break;
    count += 1;
    const others = offeredLanguages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(addressIn(language, path, origin))}"/>`,
    );
    yield `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${others.join("")}</url>\n`;
  }
  yield "</urlset>\n";
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => lookUp(entities, character) ?? character);

/** `/robots.txt`: what is personal is left out, and so are dialogs, whose pages are known by another address. All is, where nothing may be listed. */
export function robots(origin: string, mayIndex: boolean): Response {
  const personal = [
    "addresses",
    "auth/",
    "cart",
    "checkout",
    "interest",
    "my-orders",
    "order-check",
    "pay/",
    "profile",
    "rate-and-review/",
  ];
  const listed = [
    "User-agent: *",
    ...personal.map((path) => `Disallow: /${path}`),
    "Disallow: /*dialog=",
    "",
    `Sitemap: ${new URL("/sitemap.xml", origin).href}`,
  ];
  const lines = mayIndex ? listed : ["User-agent: *", "Disallow: /"];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, type BrowserContextOptions, devices } from "@playwright/test";
import type { TestShop } from "./shop";
import type { Visitor } from "./visitor";

type Loaded = { scripts: string[]; styles: string[]; fonts: string[]; texts: string[]; foreign: string[] };

/** Everything a browser fetches for a page until it is quiet, by kind. */
export async function load(
  browser: Browser,
  shop: Pick<TestShop, "url" | "control">,
  visitor: Visitor,
  path: string,
  options: Pick<BrowserContextOptions, "extraHTTPHeaders" | "javaScriptEnabled"> = {},
): Promise<Loaded> {
  const context = await browser.newContext({ ...devices["Desktop Chrome"], ...options });
  await signOver(context, shop.url, visitor);
  const loaded: Loaded = { scripts: [], styles: [], fonts: [], texts: [], foreign: [] };
  const page = await context.newPage();
  page.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (request.resourceType() === "script") loaded.scripts.push(pathname);
    if (request.resourceType() === "stylesheet") loaded.styles.push(pathname);
    if (request.resourceType() === "font") loaded.fonts.push(pathname);
    if (pathname.startsWith("/texts/")) loaded.texts.push(pathname + search);
    if (![new URL(shop.url).origin, new URL(shop.control.url).origin, "null"].includes(origin))
      loaded.foreign.push(request.url());
  });
  await page.goto(shop.url + path);
  // A busy machine may pause for longer than the network counts as idle.
  if (options.javaScriptEnabled !== false && !options.extraHTTPHeaders?.["Save-Data"])
    await page.waitForFunction(() => "__remixRouter" in window);
  await page.waitForLoadState("networkidle");
  await context.close();
  return loaded;
}

/** The browser goes on as this visitor. */
export const signOver = (context: BrowserContext, url: string, { cookies }: Pick<Visitor, "cookies">): Promise<void> =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));

/** Bytes of files of the build, each once, compressed. */
export const gzipped = (files: string[]): number =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`build/client${file}`), { level: 9 }).length,
    0,
  );

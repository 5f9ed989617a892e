import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, becomeOldCustomer, fillCart, orderCart } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { gzipped, load } from "../harness/weights";
import { requireProgram } from "../tools/programs";
import { pageKinds } from "./page-kinds";

const kilobyte = 1024;

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  // Photos weigh nothing here; making them smaller, and decoding them, took most of the time.
  shop = await startShop({ environment: { IMAGE_PROXY: "off" } });
  browser = await chromium.launch({
    executablePath: requireProgram("chromium-headless-shell"),
    args: ["--blink-settings=imagesEnabled=false"],
  });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each(pageKinds)(
  "%s of %s: scripts weigh at most 140 KB, styles 20 KB and texts 8 KB, gzip, and nothing comes from a third party",
  async (path, module) => {
    const visitor = await arrivedVisitor(shop.url, undefined, module);
    const { scripts, styles, texts, foreign } = await load(browser, shop, visitor, path);
    // One file, fetched once: what is preloaded is what scripts ask for.
    expect(texts).toHaveLength(1);
    const ofTexts = gzipSync(await (await fetch(shop.url + texts[0])).text(), { level: 9 }).length;
    const weights = Object.entries({ JS: gzipped(scripts), CSS: gzipped(styles), texts: ofTexts });
    console.log(
      `${path} of ${module}: ${weights.map(([what, bytes]) => `${what} ${(bytes / kilobyte).toFixed(1)} KB`).join(", ")}`,
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipped(scripts)).toBeLessThanOrEqual(140 * kilobyte);
    expect(gzipped(styles)).toBeLessThanOrEqual(20 * kilobyte);
    expect(ofTexts).toBeLessThanOrEqual(8 * kilobyte);
    expect(foreign).toEqual([]);
  },
);

test.each(pageKinds)("%s of %s: scripts are fetched after what is seen", async (path, module) => {
  const visitor = await arrivedVisitor(shop.url, undefined, module);
  const links = [...(await (await visitor.get(path)).text()).matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)];
  expect(links.length).toBeGreaterThan(3);
  for (const [link] of links) expect(link).toContain('fetchpriority="low"');
});

/** Pages with a part that has a script of its own, and dialogs. */
const withParts = [
  ...["/home", "/home?search=burger&data_type=searched", "/about-us?dialog=cart", "/about-us?dialog=menu"],
  "/about-us?dialog=item&item=1001",
].map((path) => [path, "food"] as const);

// One that another names would come a round trip later, and the page be hydrated so much later (docs/decisions/0209).
test.each([...withParts, ["/home", "parcel"] as const])(
  "%s of %s: every script that it fetches by itself is named in the document",
  async (path, module) => {
    const visitor = await arrivedVisitor(shop.url, undefined, module);
    const html = await (await visitor.get(path)).text();
    const { scripts } = await load(browser, shop, visitor, path);
    // That of the keys comes with the first focus, and nothing waits for it.
    expect(scripts.filter((script) => !html.includes(script) && !script.includes("/keyboard-"))).toEqual([]);
  },
);

test("of an order on its way and of one to review, too", async () => {
  const visitor = await arrivedVisitor(shop.url);
  await becomeOldCustomer(visitor, shop.url, shop.control);
  await fillCart(visitor, shop.url);
  await orderCart(visitor);
  const html = await (await visitor.get("/home")).text();
  for (const name of ["RunningStrip", "ReviewPrompt"])
    expect(html).toMatch(new RegExp(`<link rel="modulepreload" href="/assets/${name}-[^"]+"`));
});

test.each(pageKinds)(
  "%s of %s without scripts: nothing is fetched that only scripts need, nor another language's font",
  async (path, module) => {
    const visitor = await arrivedVisitor(shop.url, undefined, module);
    const { scripts, styles, fonts, texts } = await load(browser, shop, visitor, path, { javaScriptEnabled: false });
    expect({ scripts, texts }).toEqual({ scripts: [], texts: [] });
    expect(styles.length).toBeGreaterThan(0);
    expect(fonts).toEqual([expect.stringMatching(/figtree-latin/)]);
  },
);

// Found through their styles they would come after the first paint, or not at all (docs/decisions/0113).
test.each([
  ["en", [/figtree-latin/]],
  ["ar", [/readex-pro-arabic/, /figtree-latin/]],
])("a page in %s preloads the fonts of its language", async (language, fonts) => {
  const visitor = await arrivedVisitor(shop.url);
  const html = await (await visitor.get("/home", { "Accept-Language": language })).text();
  const preloads = [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)].map(([link]) => link);
  const files = preloads.filter((link) => link.includes('as="font"')).map((link) => /href="([^"]+)"/.exec(link)?.[1]);
  expect(files).toEqual(fonts.map((name) => expect.stringMatching(name)));
  for (const file of files) expect((await visitor.get(file ?? "")).status).toBe(200);
});

test.each(pageKinds)("%s of %s in lite mode: no script at all, and no web font", async (path, module) => {
  const visitor = await arrivedVisitor(shop.url, undefined, module);
  const { scripts } = await load(browser, shop, visitor, path, { extraHTTPHeaders: { "Save-Data": "on" } });
  expect(scripts).toEqual([]);
  const html = await (await visitor.get(path, { "Save-Data": "on" })).text();
  expect(html).not.toMatch(/<script|modulepreload|as="font"|fonts-\w+\.css/);
});
